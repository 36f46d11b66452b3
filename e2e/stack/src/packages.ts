import { join } from 'node:path';
import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts';

/** Top of the workspace. */
export const root = join(import.meta.dirname, '../../..');

/** Database, composition file and logs of `pnpm start` and `pnpm dev`. */
export const stateDir = join(root, 'e2e/stack/.state');

export const remotePackage = (key: RemoteKey): string => remotes[key].packageName;

/** Packages that publish releases, in build order. */
export const releasedPackages = [...remoteKeys.map(remotePackage), 'shell'];

export const packageDir = (name: string): string => join(root, name);
