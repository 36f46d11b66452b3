import { userInfo } from 'node:os';
import { endCanary } from '../canary.ts';
import { createGate } from '../gate/gate.ts';
import type { Smoke } from '../gate/smoke.ts';
import { type ReleasedPackage, readNewestEntry } from '../journal.ts';
import { promote, withMove } from '../promote.ts';
import { findRelease } from '../read-release.ts';
import { findReplacedRelease } from '../replaced-release.ts';
import type { ReleaseStore } from '../store.ts';
import { describeChecks } from './history.command.ts';
import type { Outcome } from './outcome.ts';

interface Reasons {
  by?: string | undefined;
  reason: string;
  /** Why the rules of the gate may be broken this time. */
  override?: string | undefined;
  /** Tests of the candidate as a running site. */
  smoke?: Smoke | undefined;
  /** Percent of visitors that get the release, as a canary. */
  share?: number | undefined;
}

/** Checks and rehearses the live composition with one package moved, and makes it live, for all visitors or for a share. */
export async function promoteRelease(
  store: ReleaseStore,
  name: ReleasedPackage,
  digest: string,
  { by = userInfo().username, reason, override, smoke, share }: Reasons,
): Promise<Outcome> {
  const move = { what: name, release: await findRelease(store, name, digest), share };
  return tell(await promote(store, { move, by, reason, check: createGate(store, { override, smoke }) }));
}

/** Ends the package's canary, or else makes the release live again that was live before, or the one that is named. */
export async function rollBack(
  store: ReleaseStore,
  name: ReleasedPackage,
  { to, by = userInfo().username, reason = 'roll-back' }: { to?: string; by?: string; reason?: string },
): Promise<Outcome> {
  const ended = to ? undefined : await endCanary(store, { what: name, by, reason });
  if (ended) return tell(ended);
  const digest = to ?? (await findReplacedRelease(store, name));
  const move = { what: name, release: await findRelease(store, name, digest) };
  return tell(await promote(store, { move, by, reason, check: createGate(store, { isRollback: true }) }));
}

/** Asks the gate what a promotion would say, and changes nothing. @throws RefusedPromotionError with its sentences */
export async function checkRelease(
  store: ReleaseStore,
  name: ReleasedPackage,
  digest: string,
  smoke?: Smoke,
): Promise<Outcome> {
  const release = await findRelease(store, name, digest);
  const live = (await readNewestEntry(store))?.entry ?? null;
  const candidate = withMove(live, { move: { what: name, release }, by: 'check', reason: '' });
  const checks = await createGate(store, { smoke })(candidate, live);
  return { lines: [`${name} ${digest} may go live: ${describeChecks(checks)}`], data: { checks } };
}

function tell({ number, entry }: Awaited<ReturnType<typeof promote>>): Outcome {
  const { what, from, to } = entry.moved ?? { what: 'shell', from: null, to: entry.shell.digest };
  const replaced = from ? `, in place of ${from}` : '';
  const visitors = entry.canary?.what === what ? ` for ${entry.canary.share} % of visitors` : '';
  return {
    lines: [`${what} ${to} is live${visitors} with entry ${number}${replaced}`],
    data: { number, ...entry },
  };
}
