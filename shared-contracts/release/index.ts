export { findRemovals } from './gate/missing-pages.ts';
export {
  InvalidEntryError,
  type JournalEntry,
  listEntries,
  type NumberedEntry,
  readEntry,
  releaseFolder,
  type StoredRelease,
} from './journal.ts';
export { PublicKeysSchema, readJournalKeys } from './keys.ts';
export type { Offers } from './manifest.ts';
export { openStore } from './open-store.ts';
export { publish } from './publish.ts';
export { findRetainedReleases } from './retained-releases.ts';
export { withSignatures } from './signed-store.ts';
export type { ReleaseStore } from './store.ts';
