export {
  createEntry,
  type JournalEntry,
  listEntries,
  type NumberedEntry,
  readEntry,
  readNewestEntry,
  releaseFolder,
  type StoredRelease,
} from './journal.ts';
export { openStore } from './open-store.ts';
export { type CheckComposition, type Move, promote, RefusedPromotionError } from './promote.ts';
export { prune } from './prune.ts';
export { publish } from './publish.ts';
export type { ReleaseStore } from './store.ts';
