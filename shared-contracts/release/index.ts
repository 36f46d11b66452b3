export { findDifference } from './channels.ts';
export type { Difference } from './compositions.ts';
export {
  createEntry,
  findEntry,
  InvalidEntryError,
  listChannels,
  listNumbers,
  releaseFolder,
  type StoredEntry,
} from './journal.ts';
export type { JournalEntry, ReleasedPackage, Share, StoredRelease } from './journal-entry.ts';
export { PublicKeysSchema, readJournalKeys } from './keys.ts';
export { makeLive, releaseAt } from './make-live.ts';
export { type Offers, REMOTE_MAX_BYTES } from './manifest.ts';
export { openStore } from './open-store.ts';
export { promote, withMove } from './promote.ts';
export { publish } from './publish.ts';
export { openBuild, type ReleaseSource } from './release-source.ts';
export { findRetainedReleases, releasesOf } from './retained-releases.ts';
export { withSignatures } from './signed-store.ts';
export type { ReleaseStore } from './store.ts';
