import { type ReleaseStore, StoreError } from './store.ts';

/**
 * Proves with the first write that the store refuses to create what exists: some services overwrite it and say that all is
 * well. An entry is created once more, with its own bytes; in a store without entries, what was just written.
 */
export function requireConditionalWrites(store: ReleaseStore): ReleaseStore {
  let isProven = false;
  const refuseToCreate = async (path: string, bytes: Uint8Array) => {
    // A lost answer makes one try look as if it had created the file.
    if ((await store.create(path, bytes)) && (await store.create(path, bytes)))
      throw new StoreError('The store does not honour If-None-Match and would lose promotions.');
    isProven = true;
  };
  return {
    ...store,
    async create(path, bytes) {
      if (isProven) return await store.create(path, bytes);
      const known = (await store.list('live/')).findLast(file => file.path.endsWith('.json'))?.path;
      const entry = known && (await store.read(known));
      if (known && entry)
        await refuseToCreate(known, entry).catch((error: unknown) => {
          // Credentials of previews may not write there: the new file proves it.
          if (error instanceof StoreError) throw error;
        });
      const isCreated = await store.create(path, bytes);
      if (!isProven) await refuseToCreate(path, bytes);
      return isCreated;
    },
  };
}
