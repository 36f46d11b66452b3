import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEntry } from '../../journal/journal.ts';
import type { JournalEntry } from '../../journal/journal-entry.ts';
import { findFreePort } from '../../processes/free-ports.ts';
import { listen } from '../../processes/listen.ts';
import { openStore } from '../../store/open-store.ts';
import { publish } from '../../store/publish.ts';
import { openStored } from '../../store/release-source.ts';
import type { ReleaseStore } from '../../store/store.ts';
import { recordedFetch } from '../recorded-api.ts';
import { startShell } from '../start-shell.ts';

/**
 * Runs a composition as a site of its own, with a store that has this composition alone, and an API that answers what was
 * recorded. Its code has no access to files besides its own.
 */
export async function startRecordedSite(
  store: ReleaseStore,
  { shell, remotes, ...entry }: JournalEntry,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'carefare-composition-'));
  const api = await listen(({ url, method }) => recordedFetch(url, { method }));
  const clean = () => {
    api.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const own = openStore(folder);
    for (const [name, { digest }] of Object.entries({ shell, ...remotes }))
      await publish(own, openStored(store, name, digest));
    // Unsigned: only this shell reads it. All its visitors get the same, and the gate has rehearsed that.
    const { previous: _previous, signature: _signature, share: _share, ...head } = entry;
    const rehearsed = { ...head, shell, remotes, checks: { rehearsal: 'passed' } };
    await createEntry(own, { number: 1, entry: rehearsed });
    const port = await findFreePort();
    const { digest } = shell;
    const site = await startShell({ store: folder, digest, port, apiUrl: api.url, isConfined: true });
    return {
      url: site.url,
      async stop() {
        await site.stop();
        clean();
      },
    };
  } catch (error) {
    clean();
    throw error;
  }
}
