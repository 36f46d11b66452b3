import { setTimeout as pause } from 'node:timers/promises';
import { CompositionSchema } from 'shared-contracts/host';
import * as v from 'valibot';
import { reasonOf } from '../error-reason.ts';
import { SITE_ANSWER_DEADLINE_MS, SITE_SERVES_DEADLINE_MS } from '../time-limits.ts';
import type { Outcome } from './outcome.ts';

const PAUSE_MS = 500;
/** Behind a balancer each answer may come from a different shell. */
const ANSWERS = 10;

const MovedSchema = v.object({
  number: v.number(),
  moved: v.object({ what: v.string(), to: v.nullable(v.string()) }),
});

/**
 * Waits until a site serves the release of a remote that a promotion or roll-back has moved.
 * @param site its address; without one, and for the shell, which is started and not followed, nothing is waited for
 * @returns the outcome, with a line that says whether the site serves it; with a fault if not
 */
export async function awaitSite(
  outcome: Outcome,
  site: URL | undefined,
  deadlineMs = SITE_SERVES_DEADLINE_MS,
): Promise<Outcome> {
  if (site === undefined) return outcome;
  const parsed = v.safeParse(MovedSchema, outcome.data);
  if (!parsed.success || parsed.output.moved.what === 'shell') return outcome;
  const { number, moved } = parsed.output;
  const served = await askUntil(
    new URL('/_composition', site),
    moved.what,
    moved.to ?? undefined,
    Date.now() + deadlineMs,
  );
  const { origin } = site;
  if (served.isExpected) return { ...outcome, lines: [...outcome.lines, `${origin} serves it`] };
  const line = `${origin} does not serve it after ${deadlineMs / 1_000} s: ${served.said}. Entry ${number} is live in the journal; the shells' logs say why they do not follow it.`;
  return { ...outcome, lines: [...outcome.lines, line], hasFault: true };
}

async function askUntil(address: URL, remote: string, digest: string | undefined, until: number) {
  for (let answers = 0; ; ) {
    const said = await ask(address, remote);
    const isExpected = said.digest === digest && said.error === undefined;
    answers = isExpected ? answers + 1 : 0;
    if (answers === ANSWERS) return { isExpected, said: '' };
    if (isExpected) continue;
    if (Date.now() > until)
      return { isExpected, said: said.error ?? `it has ${remote} ${said.digest ?? 'not at all'}` };
    await pause(PAUSE_MS);
  }
}

async function ask(address: URL, remote: string): Promise<{ digest?: string | undefined; error?: string }> {
  try {
    const response = await fetch(address, {
      headers: { Connection: 'close' },
      signal: AbortSignal.timeout(SITE_ANSWER_DEADLINE_MS),
    });
    if (!response.ok) return { error: `it answers ${response.status}` };
    return { digest: v.parse(CompositionSchema, await response.json()).remotes[remote]?.digest };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}
