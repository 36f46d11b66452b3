import { join } from 'node:path';
import { packageNameOf } from 'shared-contracts/host';
import { DEFAULT_SITE_PORT } from './ports.ts';
import { remoteKeys } from './remote-keys.ts';

/** Top of the workspace. */
export const root = join(import.meta.dirname, '../../..');

/** Database, release store and logs of `pnpm start` and `pnpm dev`. */
export const stateDir = join(root, 'e2e/stack/.state');

/** Where a site keeps its state. At another port it has a folder of its own: two sites must not follow one release store. */
export const stateDirOf = (sitePort: number): string =>
  sitePort === DEFAULT_SITE_PORT ? stateDir : join(stateDir, `port-${sitePort}`);

export const remotePackage = packageNameOf;

/** Packages that publish releases, in build order. */
export const releasedPackages = [...remoteKeys.map(remotePackage), 'shell'];

export const packageDir = (name: string): string => join(root, name);
