export { type ChangesServer, startChangesServer } from './changes-server.ts';
export { readLiveReleases } from './live-releases.ts';
export { readWarning } from './read-warning.ts';
export { watchBuild } from './watch-build.ts';
export { watchTypes } from './watch-types.ts';
