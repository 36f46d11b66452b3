import { idle } from './idle.ts';
import { addressOf, targetOf } from './link-targets.ts';
import { prefetchPages } from './prefetch-pages.ts';

/** Pages at a time: together their data has at most 10 KB. */
const PAGES_MAX = 8;

type PrefetchOptions = Parameters<typeof prefetchPages>[1] & {
  /** Of the links of one page. */
  pagesMax: number;
  /** Calls back when the visitor opens another page. */
  onLeave(callback: () => void): void;
};

/** Prefetches the pages whose links in the content are in view, each once, in idle time. */
export function prefetchInView({ onLeave, pagesMax, ...options }: PrefetchOptions): void {
  const main = document.getElementById('main');
  if (!main) return;
  const links = new Set<Element>();
  const started = new Set<string>();
  let left = pagesMax;
  let leaving = new AbortController();

  const findNext = (): Map<string, URL> => {
    const next = new Map<string, URL>();
    for (const link of links) {
      const url = targetOf(link);
      if (url && !started.has(addressOf(url)) && next.size < Math.min(PAGES_MAX, left))
        next.set(addressOf(url), url);
    }
    return next;
  };
  const prefetch = whenIdle(async () => {
    const next = document.hidden ? new Map<string, URL>() : findNext();
    if (next.size === 0) return;
    const { signal } = leaving;
    for (const address of next.keys()) started.add(address);
    left -= next.size;
    await prefetchPages([...next.values()], options, signal);
    if (!signal.aborted) return;
    for (const address of next.keys()) started.delete(address);
    prefetch();
  });
  const abort = () => {
    leaving.abort();
    leaving = new AbortController();
    left = pagesMax;
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
    void idle().then(run);
  };
}

/** Whether the link stands in for a remote whose files do not arrive: more requests to it would hold up the ones that heal it. */
const isInFallback = (link: Element): boolean => link.closest('[data-fallback]') !== null;
