import type { ModuleId } from 'shared-contracts/host';

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
