import { readChannel } from '../journal/channels.ts';
import { type StoredComposition, withDifference } from '../journal/compositions.ts';
import { readNewestEntry } from '../journal/journal.ts';
import type { ReleaseStore } from '../store/store.ts';

/** The live composition of a store, or the preview of a channel. @throws Error if nothing is live, or the channel is not open */
export async function findComposition(
  store: ReleaseStore,
  channel: string | undefined,
): Promise<StoredComposition> {
  const live = (await readNewestEntry(store))?.entry;
  if (!live) throw new Error('The store has no site yet: its journal is empty.');
  if (!channel) return live;
  return withDifference(live, await readChannel(store, channel));
}
