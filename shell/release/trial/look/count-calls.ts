import type { Page, Request } from 'playwright-core';

/** Counts calls of each address from now on. */
export function countCalls(page: Page): { end(): string[] } {
  const counts = new Map<string, number>();
  const onRequest = (request: Request): void => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  };
  page.on('request', onRequest);
  return {
    end() {
      page.off('request', onRequest);
      return [...counts].flatMap(([path, count]) =>
        count > 1 ? [`calls ${path} ${count} times while nothing happens`] : [],
      );
    },
  };
}
