import type { ModuleId } from 'shared-contracts/host';
import type { ServerHtml } from '../page/modules.ts';

/** What is on screen of a module: the live component, the server's HTML, or words in its place. */
export type Phase = 'live' | 'inert' | 'fallback';

interface FirstRender {
  server: ServerHtml | undefined;
  hasCode: boolean;
  isPage: boolean;
  hasNoData: boolean;
}

/** A page with its code is live from the start; a widget begins as the HTML that the server made of it. */
export function firstPhase({ server, hasCode, isPage, hasNoData }: FirstRender): Phase {
  if (server && !server.fallback) return isPage && hasCode ? 'live' : 'inert';
  return hasCode && !hasNoData && !server?.fallback ? 'live' : 'fallback';
}

/** The server's HTML, such as a form that works without code, is better than a fallback. */
export const phaseAfterCrash = (hasInertHtml: boolean, hasWorked: boolean): Phase =>
  hasInertHtml && !hasWorked ? 'inert' : 'fallback';

interface Need {
  phase: Phase;
  isPage: boolean;
  /** Its HTML from the server no longer fits what is around it. */
  isOutdated: boolean;
  hasCrashed: boolean;
}

/** Whether it goes live as soon as it can. A widget that looks right waits until the visitor needs it. */
export const isNeededNow = ({ phase, isPage, isOutdated, hasCrashed }: Need): boolean =>
  isPage || phase === 'fallback' || isOutdated || hasCrashed;

// The last is of form fillers, which give no focus.
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'input'] as const;

/** What makes the places of a module live that are not yet. */
const waiting = new Map<ModuleId, Set<() => void>>();

/**
 * Calls back once, when the element comes near the viewport, when the visitor interacts with it, or when they answer in another
 * place of its module.
 * @returns a function that stops waiting
 */
export function waitUntilNeeded(id: ModuleId, element: Element, callback: () => void): () => void {
  const places = waiting.get(id) ?? new Set();
  waiting.set(id, places.add(finish));
  const observer = new IntersectionObserver(
    entries => entries.some(entry => entry.isIntersecting) && finish(),
    { rootMargin: '300px 0px' },
  );
  const stop = () => {
    observer.disconnect();
    places.delete(finish);
    for (const type of INTENT_EVENTS) element.removeEventListener(type, finish);
  };
  function finish() {
    stop();
    callback();
  }
  observer.observe(element);
  for (const type of INTENT_EVENTS) element.addEventListener(type, finish, { passive: true });
  return stop;
}

/**
 * What is answered in one place changes the others, which go live then. They need not before: a page may have dozens, most of
 * which nobody scrolls to.
 * @returns a function that stops listening
 */
export function wakeOthersOnAnswer(id: ModuleId, element: Element): () => void {
  const wake = () => {
    for (const finish of waiting.get(id) ?? []) finish();
  };
  element.addEventListener('input', wake);
  return () => element.removeEventListener('input', wake);
}
