export { findRemovals } from './find-removals.ts';
export {
  type JournalEntry,
  listEntries,
  MalformedEntryError,
  type NumberedEntry,
  readEntry,
  releaseFolder,
  type StoredRelease,
} from './journal.ts';
export { openStore } from './open-store.ts';
export { publish } from './publish.ts';
export { findRetainedReleases } from './retained-releases.ts';
export type { ReleaseStore } from './store.ts';
