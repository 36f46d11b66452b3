export { readCommandLine } from './commands/command-line.ts';
export { fail, messageOf, print } from './output.ts';
export { packageDir, releasedPackages, remotePackage, root } from './packages.ts';
export { findFreePort, findFreePorts } from './ports.ts';
export { type ServerProcess, startProcess } from './processes/process.ts';
export { buildChangedPackages, buildPackage, latestRelease } from './releases/build-packages.ts';
export { writeComposition } from './releases/composition-file.ts';
export { serveReleases } from './releases/serve-releases.ts';
export { type Stack, type StackOptions, startStack } from './stack.ts';
