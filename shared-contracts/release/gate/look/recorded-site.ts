import type { JournalEntry } from '../../journal-entry.ts';
import { listen } from '../../listen.ts';
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
  const api = await listen((request, response) => void answerRecorded(request, response));
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
