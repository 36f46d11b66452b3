import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readJournalKeys } from '../journal/keys.ts';
import { withSignatures } from '../journal/signed-store.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/store.ts';
import { UsageError } from './usage-error.ts';

interface NamedStoreOptions {
  /** A folder that does not exist becomes a store. */
  mayMake?: boolean;
}

/**
 * @param address a folder, or a bucket as `s3://bucket/prefix`
 * @throws UsageError also for what is not a folder: mistyped, it would become a store that no shell reads, or one in
 * which nothing is live
 */
export function openNamedStore(
  address: string | undefined,
  { mayMake = false }: NamedStoreOptions = {},
): ReleaseStore {
  if (!address) throw new UsageError('Name a store: --store, or RELEASE_STORE in the environment.');
  const isBucket = address.startsWith('s3:');
  if (!isBucket && !isFolder(address) && (!mayMake || existsSync(address)))
    throw new UsageError(
      `There is no store at ${resolve(address)}: name another, or make it with publish --create.`,
    );
  try {
    const store = openStore(isBucket ? address : resolve(address));
    return withSignatures(store, readJournalKeys(process.env));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
