import { useLayoutEffect, useRef, useState } from 'react';

/** The largest part of the screen's height that a bar may cover. */
const MOST = 1 / 4;

/**
 * Props of a bar that stays at the bottom of the screen if it is low enough. With large text or on a low screen it would cover
 * too much: then it scrolls with the page. No style sheet knows its height.
 * @param isOpen what the visitor has opened in it does not count, unless it comes with it
 */
export function useStaysInView<E extends HTMLElement>(isOpen = false) {
  const ref = useRef<E>(null);
  const [stays, setStays] = useState(false);
  const isMeasured = useRef(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || (isOpen && isMeasured.current)) return undefined;
    const measure = () => setStays(element.offsetHeight <= window.innerHeight * MOST);
    measure();
    isMeasured.current = true;
    if (isOpen) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [isOpen]);
  return { ref, 'data-stays': stays ? '' : undefined };
}
