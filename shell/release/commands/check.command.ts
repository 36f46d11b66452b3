import { createGate } from '../gate/gate.ts';
import { readNewestEntry } from '../journal/journal.ts';
import { withMove } from '../journal/promote.ts';
import { findRelease } from '../store/read-release.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import { describeChecks, readWarnings } from './history.command.ts';
import type { Outcome } from './outcome.ts';
import type { Reasons } from './promote.command.ts';

/** Asks the gate what a promotion would say, and changes nothing. @throws RefusedPromotionError with its sentences */
export async function checkRelease(
  store: ReleaseStore,
  name: ReleasedPackage,
  digest: string,
  options: Pick<Reasons, 'look' | 'withoutLook' | 'takes'> = {},
): Promise<Outcome> {
  const release = await findRelease(store, name, digest);
  const live = (await readNewestEntry(store))?.entry ?? null;
  const candidate = withMove(live, { move: { what: name, release }, by: 'check', reason: '' });
  const checks = await createGate(store, options)(candidate, live);
  const { warnings: _warnings, places, ...others } = checks;
  const line = `${name} ${digest} may go live: ${describeChecks(others)}`;
  return { lines: [line, ...(places ? [places] : []), ...readWarnings(checks)], data: { checks } };
}
