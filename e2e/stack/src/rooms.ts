import { join } from 'node:path';
import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts';

/** Top of the workspace. */
export const root = join(import.meta.dirname, '../../..');

/** Rooms that publish releases, in the order in which they are built. */
export const builtRooms = [...remoteKeys.map(key => remotes[key].room), 'shell'];

export const roomDir = (room: string): string => join(root, room);
export const remoteDir = (key: RemoteKey): string => join(root, remotes[key].room);
