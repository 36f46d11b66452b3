import { targetOf } from './link-targets.ts';
import type { PagePrefetch } from './prefetch-page.ts';

/** How long a pointer or the focus rests on a link before its page is loaded. A shorter contact is on its way to something else. */
const DWELL_MS = 50;

/**
 * Prefetches what internal links lead to. A pointer that rests on a link, a press, or keyboard focus loads code and data;
 * what links in view lead to is loaded later, in idle time. Visitors who save data get nothing ahead, those with a very slow
 * connection nothing without such intent.
 * @param startInView begins with the links in view, of which it loads as many pages at most
 */
export function prefetchLinks(
  prefetchPage: PagePrefetch['prefetchPage'],
  startInView: (pagesMax: number) => unknown,
): void {
  if (isSavingData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = ({ target }: Event) => {
    clearTimeout(timer);
    const url = targetOf(target);
    if (url) timer = setTimeout(prefetchPage, DWELL_MS, url);
  };
  const press = ({ target }: Event) => {
    const url = targetOf(target);
    if (url) prefetchPage(url);
  };
  addEventListener('pointerover', rest, { passive: true });
  addEventListener('focusin', rest);
  addEventListener('pointerdown', press, { passive: true });
  const type = connection()?.effectiveType;
  if (!type?.endsWith('2g')) startInView(type === '3g' || isSmallDevice() ? 1 : Number.POSITIVE_INFINITY);
}

/** What some browsers tell about the connection. */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

const isSavingData = (): boolean =>
  connection()?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;

/** In GB, where the browser tells it. */
const SMALL_MEMORY = 2;
const isSmallDevice = (): boolean =>
  Number((navigator as { deviceMemory?: number }).deviceMemory) <= SMALL_MEMORY;
