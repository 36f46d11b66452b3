export { buildRoom, latestRelease } from './build-rooms.ts';
export { freePorts } from './ports.ts';
export { remoteDir, root, roomDir } from './rooms.ts';
export { type Stack, type StackOptions, startStack } from './stack.ts';
