import { LRUCache } from 'lru-cache';
import type { RenderedPage, ReuseRenders } from './rendered-page.ts';

const PAGES_MAX = 100;
/** In case a page shows something besides its data, such as the day. */
const REUSED_MS = 600_000;

/** One for each composition: its code is part of what a page is made from. */
export function createReuseRenders(): ReuseRenders {
  const renders = new LRUCache<string, { data: string; page: RenderedPage }>({
    max: PAGES_MAX,
    ttl: REUSED_MS,
  });
  return async (path, data, render) => {
    const last = renders.get(path);
    if (last?.data === data) return last.page;
    const page = await render();
    if (page.isComplete) renders.set(path, { data, page });
    return page;
  };
}
