export { buildRoom, latestRelease } from './build-rooms.ts';
export { freePort, freePorts } from './ports.ts';
export { remoteDir, roomDir, root } from './rooms.ts';
export { type Stack, type StackOptions, startStack } from './stack.ts';
