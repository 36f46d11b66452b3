import type { ModuleId } from 'shared-contracts/host';
import { announceModule } from '../../../remote/error-attribution.tsx';
import { withDeadline } from './with-deadline.ts';

/** Longest time that a page's data may take on the server, in ms: two calls, one after the other, of an API that takes 3 s for each. */
export const DATA_DEADLINE_MS = 7_000;
/** The same for the addresses of all pages, which no visitor waits for. */
export const LISTING_DEADLINE_MS = 50_000;
/** After its deadline a load has this long to say what is missing, in ms. */
const GRACE_MS = 250;

/** Runs a module's `load` and gives up on it, by default a moment after its signal has aborted. */
export async function runLoad<T>(
  id: ModuleId,
  load: () => Promise<T> | undefined,
  deadline = DATA_DEADLINE_MS + GRACE_MS,
): Promise<T | undefined> {
  announceModule(id);
  const running = load();
  return running && (await withDeadline(running, deadline));
}
