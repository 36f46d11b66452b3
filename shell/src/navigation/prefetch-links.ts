import { addressOf, isCurrentPage, type PagePrefetch, widgetAt } from './prefetch-page.ts';

/** How long a pointer or the focus rests on a link before its page is loaded. Shorter contacts are on the way elsewhere. */
const DWELL_MS = 50;
/** Of pages whose links are in view: so many at a time that their data has at most 10 KB. */
const PAGES_MAX = 10;

interface LinkOptions extends PagePrefetch {
  /** Fulfilled when the page has all that it needs itself. */
  ready: Promise<unknown>;
  /** Calls back when the visitor opens another page. */
  onLeave(callback: () => void): void;
}

/**
 * Prefetches the pages of internal links. A pointer that rests on a link, a press, or keyboard focus loads code and data;
 * so do links of the content that are in view, in idle time and in one call. Visitors who save data get nothing ahead,
 * those with a slow line nothing without their intent.
 */
export function prefetchLinks({ prefetchPage, ready, ...inView }: LinkOptions): void {
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
  if (!isSlowLine()) void ready.then(() => prefetchInView(inView));
}

function prefetchInView({ prefetchPages, onLeave }: Pick<LinkOptions, 'prefetchPages' | 'onLeave'>): void {
  const main = document.getElementById('main');
  if (!main) return;
  const links = new Set<Element>();
  const started = new Set<string>();
  let leaving = new AbortController();

  /** Pages of which a link is in view, those that are new. */
  const findNext = (): Map<string, URL> => {
    const next = new Map<string, URL>();
    for (const link of links) {
      const url = pageOf(link);
      if (url && !started.has(addressOf(url)) && next.size < PAGES_MAX) next.set(addressOf(url), url);
    }
    return next;
  };
  const prefetch = whenIdle(async () => {
    const next = document.hidden ? new Map<string, URL>() : findNext();
    if (next.size === 0) return;
    const { signal } = leaving;
    for (const address of next.keys()) started.add(address);
    await prefetchPages([...next.values()], signal);
    if (signal.aborted) for (const address of next.keys()) started.delete(address);
  });
  const abort = () => {
    leaving.abort();
    leaving = new AbortController();
  };
  onLeave(abort);
  document.addEventListener('visibilitychange', () => (document.hidden ? abort() : prefetch()));

  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) links[isIntersecting ? 'add' : 'delete'](target);
    prefetch();
  });
  const observe = whenIdle(() => {
    for (const link of main.querySelectorAll('a[href]')) if (!isInFallback(link)) observer.observe(link);
  });
  new MutationObserver(observe).observe(main, { childList: true, subtree: true });
  observe();
}

/** Has the task run in idle time, once for all calls until then. */
function whenIdle(task: () => unknown): () => void {
  let isPlanned = false;
  const run = () => {
    isPlanned = false;
    task();
  };
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
    else setTimeout(run, DWELL_MS);
  };
}

/** Where the element's link leads in this document: to another page, or to a widget of this one. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element && target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  return isCurrentPage(url) && !widgetAt(url.hash) ? undefined : url;
}

/** Whether the link stands in for a remote whose files do not arrive: more requests to it would hold up those that heal it. */
const isInFallback = (link: Element): boolean => link.closest('[data-fallback]') !== null;

const connection = (): { saveData?: boolean; effectiveType?: string } | undefined =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

const isSavingData = (): boolean =>
  connection()?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;

const isSlowLine = (): boolean => connection()?.effectiveType?.endsWith('2g') === true;
