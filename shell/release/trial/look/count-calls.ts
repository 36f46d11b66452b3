import type { Page, Request } from 'playwright-core';

const isCall = (request: Request): boolean => ['fetch', 'xhr'].includes(request.resourceType());

/** Counts calls from now on. @returns how many there were, by path */
export function countCalls(page: Page): { end(): Map<string, number> } {
  const counts = new Map<string, number>();
  const onRequest = (request: Request): void => {
    if (!isCall(request)) return;
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  };
  page.on('request', onRequest);
  return {
    end() {
      page.off('request', onRequest);
      return counts;
    },
  };
}

/** What is called more than once, each as the end of a sentence. */
export const findPolling = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].flatMap(([path, count]) =>
    count > 1 ? [`calls ${path} ${count} times while nothing happens`] : [],
  );
