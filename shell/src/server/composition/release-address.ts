import { type Difference, releaseFolder, type StoredRelease } from '@carefare/release';
import type { RemoteKey } from 'shared-contracts/host';
import type { ReleaseAddress } from './composition-source.ts';

/** Where the store has releases of remotes. */
export const addressesOf = (remotes: Difference) =>
  new Map(Object.entries(remotes).map(([remote, release]) => [remote, addressOf(remote, release)] as const));

export const addressOf = (remote: RemoteKey, { digest, integrity }: StoredRelease): ReleaseAddress => ({
  folder: `${releaseFolder(remote, digest)}/`,
  integrity,
});
