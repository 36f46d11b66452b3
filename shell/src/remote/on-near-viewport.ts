const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const;

/**
 * Calls back once, when the element comes near the viewport or the visitor interacts with it.
 * @returns a function that stops watching
 */
export function onNearViewport(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => entries.some(entry => entry.isIntersecting) && finish(),
    { rootMargin: '300px 0px' },
  );
  const stop = () => {
    observer.disconnect();
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
