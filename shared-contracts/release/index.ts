export { endCanary } from './canary.ts';
export {
  createEntry,
  findEntry,
  InvalidEntryError,
  type JournalEntry,
  listEntries,
  type NumberedEntry,
  readEntry,
  releaseFolder,
  type StoredRelease,
} from './journal.ts';
export { PublicKeysSchema, readJournalKeys, SigningKeySchema } from './keys.ts';
export type { Offers } from './manifest.ts';
export { openStore } from './open-store.ts';
export { promote } from './promote.ts';
export { publish } from './publish.ts';
export { openAddress, openBuild, type ReleaseSource } from './release-source.ts';
export { findRetainedReleases } from './retained-releases.ts';
export { SHELL, withSignatures } from './signed-store.ts';
export type { ReleaseStore } from './store.ts';
