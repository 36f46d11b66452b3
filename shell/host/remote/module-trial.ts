import { flushSync } from 'react-dom';
import type { ModuleId } from 'shared-contracts/host';
import { reportError } from '../reports/report-error.ts';
import { captureInput } from './preserve-input.ts';
import { keepScroll } from './sections.ts';

/** Set by the boundary of the component on trial. */
export interface Trial {
  hasFailed: boolean;
}

interface TrialSteps {
  /** Renders the component next to what is on screen. */
  begin(trial: Trial): void;
  /** The component has rendered, or thrown. */
  end(): void;
  /** Takes the component away again. */
  giveUp(): void;
  /** Takes away what it replaces. */
  goLive(before: Element): void;
}

/**
 * Renders a module next to what is on screen, and puts it in its place if it renders. What the visitor typed, the focus and the
 * place of the scroll stay either way.
 * @returns the live element; undefined if nothing is on screen
 * @throws Error when the component throws, suspends or renders nothing; what was on screen stays
 */
export function tryModule(
  id: ModuleId,
  host: Element,
  { begin, end, giveUp, goLive }: TrialSteps,
): Element | undefined {
  const before = host.firstElementChild;
  if (!before) return undefined;
  const restoreInput = captureInput(before);
  const restoreScroll = keepScroll(before);
  const trial: Trial = { hasFailed: false };
  flushSync(() => begin(trial));
  end();
  const live = host.firstElementChild;
  // React commits nothing while a module suspends, and would then hold up the whole page.
  const isSuspended = live === before;
  if (isSuspended) reportError('render', new Error(`${id} suspended`), id);
  if (trial.hasFailed || isSuspended || !live) {
    flushSync(giveUp);
    restoreInput(before);
    restoreScroll();
    throw new Error(`${id} failed to render`);
  }
  flushSync(() => goLive(before));
  restoreInput(live);
  restoreScroll();
  return live;
}
