import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readJournalKeys } from '../journal/keys.ts';
import { withSignatures } from '../journal/signed-store.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { UsageError } from './usage-error.ts';

/** A mistyped folder would become a store that no shell reads. @throws UsageError */
export function checkStoreExists(address: string | undefined): void {
  if (address && !address.startsWith('s3:') && !existsSync(address))
    throw new UsageError(`There is no store at ${resolve(address)}: name another, or make it with --create.`);
}

/** @param address a folder, or a bucket as `s3://bucket/prefix` @throws UsageError */
export function openNamedStore(address: string | undefined): ReleaseStore {
  if (!address) throw new UsageError('Name a store: --store, or RELEASE_STORE in the environment.');
  try {
    const store = openStore(address.startsWith('s3:') ? address : resolve(address));
    return withSignatures(store, readJournalKeys(process.env));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
