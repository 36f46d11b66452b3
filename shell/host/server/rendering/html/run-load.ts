import type { ModuleId } from 'shared-contracts/host';
import { announceModule } from '../../../remote/error-attribution.tsx';
import { DATA_DEADLINE_MS, DATA_GRACE_MS } from '../../time-limits.ts';
import { withDeadline } from './with-deadline.ts';

/** Runs a module's `load` and gives up on it, by default a moment after its signal has aborted. */
export async function runLoad<T>(
  id: ModuleId,
  load: () => Promise<T> | undefined,
  deadline = DATA_DEADLINE_MS + DATA_GRACE_MS,
): Promise<T | undefined> {
  announceModule(id);
  const running = load();
  return running && (await withDeadline(running, deadline));
}
