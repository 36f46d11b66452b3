export { findDifference } from './journal/channels.ts';
export type { Difference } from './journal/compositions.ts';
export {
  createEntry,
  findEntry,
  InvalidEntryError,
  listChannels,
  listNumbers,
  type StoredEntry,
} from './journal/journal.ts';
export type { JournalEntry, Share } from './journal/journal-entry.ts';
export { PublicKeysSchema, readJournalKeys } from './journal/keys.ts';
export { makeLive, releaseAt } from './journal/make-live.ts';
export { promote, withMove } from './journal/promote.ts';
export { findRetainedReleases, releasesOf } from './journal/retained-releases.ts';
export { withSignatures } from './journal/signed-store.ts';
export { type OfferedModules, REMOTE_MAX_BYTES } from './store/manifest.ts';
export { openStore } from './store/open-store.ts';
export { publish } from './store/publish.ts';
export { openBuild, type ReleaseSource } from './store/release-source.ts';
export type { ReleaseStore } from './store/store.ts';
export type { ReleasedPackage, StoredRelease } from './store/stored-release.ts';
export { releaseFolder } from './store/stored-release.ts';
