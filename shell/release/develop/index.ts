export { type ChangesServer, startChangesServer } from './changes-server.ts';
export { readLiveReleases } from './live-releases.ts';
export { showWarnings } from './show-warnings.ts';
export { watchBuild } from './watch-build.ts';
export { watchTypes } from './watch-types.ts';
