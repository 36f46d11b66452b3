import type { ModuleId } from 'shared-contracts/host';

// The last is of form fillers, which give no focus.
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'input'] as const;

/** What makes the places of a module live that are not yet. */
const waiting = new Map<ModuleId, Set<() => void>>();

/**
 * Calls back once, when the element comes near the viewport, when the visitor interacts with it, or when another place of its
 * module has gone live: what is answered in one changes the others.
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

/** To be called when a place has gone live. */
export function wakeOthers(id: ModuleId): void {
  for (const wake of waiting.get(id) ?? []) wake();
}
