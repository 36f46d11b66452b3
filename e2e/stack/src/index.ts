export { findFreePort } from '@carefare/release/free-ports';
export { type ServerProcess, startProcess } from '@carefare/release/start-process';
export { startBalancer } from './balancer/start-balancer.ts';
export { readCommandLine } from './commands/command-line.ts';
export { readApiAddress } from './commands/read-api-address.ts';
export { checkGivenSite, readGivenSite } from './given-site.ts';
export { type KitRegistry, kit, startKitRegistry } from './kit-registry.ts';
export { fail, messageOf, print } from './output.ts';
export { packageDir, releasedPackages, remotePackage, root, stateDir } from './packages.ts';
export { findFreePorts } from './ports.ts';
export {
  buildChangedPackages,
  buildPackage,
  latestRelease,
  newestBuild,
  newestRelease,
} from './releases/build-packages.ts';
export { fillStore } from './releases/fill-store.ts';
export { type RemoteKey, remoteKeys } from './remote-keys.ts';
export { localUrl, shellService, startApi } from './services.ts';
export { type Stack, type StackOptions, startStack } from './stack.ts';
