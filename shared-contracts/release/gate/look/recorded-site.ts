import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JournalEntry } from '../../journal-entry.ts';
import { answerRecorded } from '../../recorded-api.ts';
import { runComposition } from '../../run-composition.ts';
import type { RunningServer } from '../../run-server.ts';
import type { ReleaseStore } from '../../store.ts';

/**
 * Runs a composition as a site of its own, with an API that answers what was recorded. Its code has no access to files
 * besides its own.
 */
export async function startRecordedSite(
  store: ReleaseStore,
  entry: JournalEntry,
): Promise<Pick<RunningServer, 'url' | 'stop'>> {
  const api = await startRecordedApi();
  try {
    // The gate has rehearsed it.
    const rehearsed = { ...entry, checks: { rehearsal: 'passed' } };
    const site = await runComposition(store, rehearsed, { apiUrl: api.url, isConfined: true });
    return {
      url: site.url,
      async stop() {
        await site.stop();
        api.close();
      },
    };
  } catch (error) {
    api.close();
    throw error;
  }
}

/** Answers on a free port of this machine. */
async function startRecordedApi(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => void answerRecorded(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
