const WANTED = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const;

/** Calls back once, when the element comes near the viewport or is touched in any way. Returns how to stop waiting. */
export function onNearViewport(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => entries.some(entry => entry.isIntersecting) && done(),
    {
      rootMargin: '300px 0px',
    },
  );
  const stop = () => {
    observer.disconnect();
    for (const type of WANTED) element.removeEventListener(type, done);
  };
  function done() {
    stop();
    callback();
  }
  observer.observe(element);
  for (const type of WANTED) element.addEventListener(type, done, { passive: true });
  return stop;
}
