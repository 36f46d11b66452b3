import { normalizePath } from '../page/match.ts';
import type { PagePrefetch } from './prefetch-page.ts';

/** How long a pointer or the focus rests on a link before its page is loaded. Shorter contacts are on the way elsewhere. */
const DWELL_MS = 50;

/**
 * Prefetches the pages of internal links. A pointer that rests on a link, a press, or keyboard focus loads code and data;
 * for links of the content that are in view only the files are fetched, since the data of each would be too many calls.
 * Visitors who save data get nothing ahead.
 */
export function prefetchLinks({ prefetchPage, prefetchPageFiles }: PagePrefetch): void {
  if (isSavingData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = ({ target }: Event) => {
    clearTimeout(timer);
    const url = pageOf(target);
    if (url) timer = setTimeout(prefetchPage, DWELL_MS, url);
  };
  const press = ({ target }: Event) => {
    const url = pageOf(target);
    if (url) prefetchPage(url);
  };
  addEventListener('pointerover', rest, { passive: true });
  addEventListener('focusin', rest);
  addEventListener('pointerdown', press, { passive: true });

  const inView = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      const url = isIntersecting && pageOf(target);
      if (!url) continue;
      inView.unobserve(target);
      prefetchPageFiles(url);
    }
  });
  whenChanged(document.getElementById('main'), main => {
    for (const link of main.querySelectorAll('a[href]')) if (!isInFallback(link)) inView.observe(link);
  });
}

/** Runs a task in idle time, now and after elements below this one have been added or removed. */
function whenChanged(element: Element | null, task: (element: Element) => void): void {
  if (!element) return;
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      task(element);
    });
  };
  new MutationObserver(plan).observe(element, { childList: true, subtree: true });
  plan();
}

/** Address of the page that the element's link opens in this document; undefined for the current page. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element && target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute('download')) return;
  return normalizePath(link.pathname) === normalizePath(location.pathname) ? undefined : new URL(link.href);
}

/** Whether the link stands in for a remote whose files do not arrive: more requests to it would hold up those that heal it. */
const isInFallback = (link: Element): boolean => link.closest('[data-fallback]') !== null;

const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const whenIdle = (task: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(task) : setTimeout(task, DWELL_MS));
