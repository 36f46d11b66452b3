import { type ReleaseStore, releaseFolder, type StoredEntry, type StoredRelease } from '@carefare/release';
import { STORE_READ_DEADLINE_MS } from '../time-limits.ts';
import type { CompositionSource, RequestedComposition } from './composition-source.ts';
import { LOOK_AGAIN_MS } from './intervals.ts';
import { createJournalReader } from './journal-reader.ts';
import { createRetainedReleases } from './retained-releases.ts';

const SHELLS = releaseFolder('shell', '');

interface JournalOptions {
  /** Digest of the running shell's release. */
  shell: string;
  /** Called once for each entry that is malformed, or not signed as the store requires, and for one that is gone. */
  warn(message: string): void;
}

/**
 * The journal of a release store: a shell serves its newest entry, whichever release of the shell that was checked with, so
 * that shells of two releases which run side by side serve the same remotes.
 */
export function createJournalSource(store: ReleaseStore, { shell, warn }: JournalOptions): CompositionSource {
  const retained = createRetainedReleases(store);
  const journal = createJournalReader(store, { warn, onEntry: retained.add });

  const requestedBy = ({ number, integrity, entry }: StoredEntry): RequestedComposition => ({
    number,
    version: `${number} ${integrity}`,
    remotes: entry.remotes,
    share: entry.share,
    gone: Object.values(entry.gone ?? {}).flat(),
    isTried: entry.shell.digest === shell && entry.checks.rehearsal === 'passed',
  });

  return {
    async read() {
      await journal.look();
      if (!journal.newest) throw new Error('RELEASE_STORE is wrong: its journal has no valid entry');
      return requestedBy(journal.newest);
    },
    async readOwn() {
      const own = await journal.find(entry => entry.shell.digest === shell);
      return own && requestedBy(own);
    },
    async fetchFile(path) {
      const bytes = await store.read(path, AbortSignal.timeout(STORE_READ_DEADLINE_MS));
      if (!bytes) throw new Error(`the release store has no ${path}`);
      return bytes;
    },
    async findRetained(name, digest) {
      const folder = releaseFolder(name, digest);
      const known = (await retained.list()).get(folder);
      if (known) return known;
      await journal.look(LOOK_AGAIN_MS);
      return (await retained.list()).get(folder);
    },
    async listRetainedShells() {
      await journal.look(LOOK_AGAIN_MS);
      const found: StoredRelease[] = [];
      for (const [folder, release] of await retained.list())
        if (folder.startsWith(SHELLS)) found.push(release);
      return found;
    },
  };
}
