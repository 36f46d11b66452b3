import { setTimeout as pause } from 'node:timers/promises';
import type { ApiState } from './api-state.ts';
import type { Gateway } from './gateway.ts';

/** How often the API is asked for one call, and how often for all until it has answered once. */
const ASK_EVERY_MS = 60_000;
const TRY_AGAIN_MS = 5_000;
/** How long the start of the shell waits for an API that does not answer. */
const FIRST_ANSWERS_DEADLINE_MS = 2_000;

/** Learns what the API has, now and from time to time. @returns what its last answers said */
export async function watchApi(
  { learn, learnAgain, state, calls }: Pick<Gateway, 'learn' | 'learnAgain' | 'state' | 'calls'>,
  { signal, everyMs = ASK_EVERY_MS }: { signal: AbortSignal; everyMs?: number },
): Promise<() => ApiState> {
  let hasAnswered = false;
  const learnAll = async (): Promise<void> => {
    if (hasAnswered || !(await learn().catch(() => false)) || hasAnswered) return;
    hasAnswered = true;
    calls.tell();
  };
  const askAgain = async (): Promise<void> => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await pause(hasAnswered ? everyMs : Math.min(everyMs, TRY_AGAIN_MS), undefined, { signal, ref: false });
      await (hasAnswered ? learnAgain(turn).catch(() => undefined) : learnAll());
    }
  };
  await Promise.race([learnAll(), pause(FIRST_ANSWERS_DEADLINE_MS, undefined, { ref: false })]);
  askAgain().catch(() => undefined);
  return state.read;
}
