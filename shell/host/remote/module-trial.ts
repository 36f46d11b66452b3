import { flushSync } from 'react-dom';
import type { ModuleId } from 'shared-contracts/host';
import { reportError } from '../reports/report-error.ts';
import { captureInput } from './preserve-input.ts';
import { keepScroll } from './sections.ts';

/** Its boundary notes here that the component on trial has thrown. */
export interface Trial {
  hasFailed: boolean;
}

/**
 * Renders a module next to what is on screen, and puts it in its place if it renders. What the visitor typed, the focus and the
 * place of the scroll stay either way.
 * @param before what is on screen
 * @param trial is set while the component is on trial
 * @param show renders the component next to `before`, then one of them
 * @returns the live element
 * @throws Error when the component throws, suspends or renders nothing; what was on screen stays
 */
export function tryModule(
  id: ModuleId,
  before: Element,
  trial: { current: Trial | undefined },
  show: (what: 'both' | 'before' | 'live') => void,
): Element {
  const host = before.parentElement;
  const restoreInput = captureInput(before);
  const restoreScroll = keepScroll(before);
  const current = { hasFailed: false };
  trial.current = current;
  flushSync(() => show('both'));
  trial.current = undefined;
  const live = host?.firstElementChild;
  // React commits nothing while a module suspends, and would then hold up the whole page.
  const isSuspended = live === before;
  if (isSuspended) reportError('render', new Error(`${id} suspended`), id);
  if (current.hasFailed || isSuspended || !live) {
    flushSync(() => show('before'));
    restoreInput(before);
    restoreScroll();
    throw new Error(`${id} failed to render`);
  }
  flushSync(() => show('live'));
  restoreInput(live);
  restoreScroll();
  return live;
}
