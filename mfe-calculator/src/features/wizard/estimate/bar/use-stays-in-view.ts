import { type RefObject, useLayoutEffect, useState } from 'react';

/** The largest part of the screen's height that a bar may cover. */
const MOST = 1 / 4;

/**
 * Whether a bar is low enough to stay at the bottom of the screen. With large text or on a low screen it would cover too much:
 * then it scrolls with the page. No style sheet knows its height.
 * @param isOpen what the visitor has opened in it does not count
 */
export function useStaysInView(bar: RefObject<HTMLElement | null>, isOpen = false): boolean {
  const [stays, setStays] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || isOpen) return undefined;
    const measure = () => setStays(element.offsetHeight <= window.innerHeight * MOST);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [bar, isOpen]);
  return stays;
}
