import { reasonOf } from '@carefare/release/error-reason';
import type { CandidateComposition, CompositionSnapshot } from './composition-snapshot.ts';
import type { GoLive } from './go-live.ts';
import type { Refusals } from './refusals.ts';

interface LiveOptions extends Pick<GoLive, 'goLive'> {
  refusals: Pick<Refusals, 'addForGood' | 'isRefused'>;
  warn(message: string): void;
}

/** The live composition, and the one before it, to which it gives way when it keeps failing. */
export function createLiveComposition(first: CompositionSnapshot, { goLive, refusals, warn }: LiveOptions) {
  let current = first;
  let before: CandidateComposition | undefined;

  /** @returns whether the candidate is live now: not when it is refused */
  async function replaceWith(candidate: CandidateComposition): Promise<boolean> {
    const snapshot = await goLive(candidate);
    if (!snapshot) return false;
    const replaced = current;
    before = replaced;
    current = snapshot;
    replaced.renderer.close();
    return true;
  }

  return {
    get current(): CompositionSnapshot {
      return current;
    },
    replaceWith,
    /** To be called when a composition keeps failing: goes back to the one before it, until another one is requested. */
    async giveWay(id: string, reason: string): Promise<void> {
      if (current.composition.id !== id || refusals.isRefused(id)) return;
      refusals.addForGood(id, reason);
      if (!before || refusals.isRefused(before.composition.id))
        return warn(`${reason} There is no composition to go back to.`);
      warn(`${reason} Going back to composition ${before.composition.id}.`);
      await replaceWith(before).catch((error: unknown) => warn(reasonOf(error)));
    },
  };
}
