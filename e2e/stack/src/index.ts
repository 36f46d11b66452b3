export { buildRoom, latestRelease } from './build-rooms.ts';
export { type Child, startChild } from './child.ts';
export { freePort, freePorts } from './ports.ts';
export { remoteDir, roomDir, root } from './rooms.ts';
export { type Stack, type StackOptions, startStack } from './stack.ts';
