import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const topOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().top ?? 0;

/**
 * Whether the page around the wizard is folded away: while the estimate is open. The estimate is scrolled to the top, and
 * once that is painted the page folds around it, so that nothing on screen moves. In the same way a step unfolds it.
 * @returns also the ref of what stands alone
 */
export function useExclusiveView(isEstimate: boolean) {
  const place = useRef<HTMLDivElement>(null);
  /** `top` is where it stood before the page changed around it; null at first. */
  const [page, setPage] = useState<{ isAlone: boolean; top: number | null }>({
    isAlone: isEstimate,
    top: null,
  });
  const { isAlone } = page;

  useLayoutEffect(() => {
    if (isEstimate !== isAlone) place.current?.scrollIntoView({ block: 'start' });
  }, [isEstimate, isAlone]);

  useEffect(() => {
    if (isEstimate === isAlone) return;
    // The first frame is the one that paints this render.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPage({ isAlone: isEstimate, top: topOf(place.current) }));
    });
    return () => cancelAnimationFrame(frame);
  }, [isEstimate, isAlone]);

  useLayoutEffect(() => {
    if (page.top !== null) window.scrollBy({ top: topOf(place.current) - page.top });
  }, [page]);

  return { place, isAlone };
}
