import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** An event of a browser trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time of the thread. */
  tdur?: number;
  args: { elementCount?: number };
}

/** The share of a page's elements that are styled when all of it is: some are in the head, or in what is closed. */
const WHOLE = 0.6;

/**
 * Opens pages one after the other, each in a process of its own, and counts how often the browser restyles all of each
 * after its first paint. Chromium takes seconds to end a trace, so all have one; with an open page it takes five more.
 * @param rest resolves when a page does nothing more
 * @returns by path, how many elements were styled each time, of all that the page has
 */
export async function countRestyles(
  browser: Browser,
  context: BrowserContextOptions,
  paths: readonly string[],
  rest: (page: Page) => Promise<unknown>,
): Promise<Map<string, { all: number; whole: number[] }>> {
  await browser.startTracing(undefined, {
    categories: ['devtools.timeline', 'loading', 'blink.user_timing'],
  });
  const opened: { path: string; all: number }[] = [];
  for (const path of paths) {
    const page = await browser.newPage(context);
    await page.goto(path);
    await rest(page);
    opened.push({ path, all: await page.locator('*').count() });
    // Tells in the trace which process is this page's, and when it was at rest: one that is closed is styled once more.
    await page.evaluate(name => performance.mark(name), path);
    await page.close();
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return new Map(opened.map(({ path, all }) => [path, { all, whole: findWhole(traceEvents, path, all) }]));
}

/** How many elements were styled each time that all of a page were between its first paint and its mark. @param path name of the mark */
export function findWhole(events: readonly TraceEvent[], path: string, all: number): number[] {
  const end = events.find(({ name }) => name === path);
  const ofPage = events
    .filter(({ pid, ts }) => end && pid === end.pid && ts <= end.ts)
    .toSorted((a, b) => a.ts - b.ts);
  const read = ofPage.findLast(({ name }) => name === 'MarkDOMContent');
  if (!read) throw new Error(`the trace has no page ${path}`);
  const first = ofPage.find(({ name }) => name === 'firstPaint') ?? read;
  // A busy browser may paint the header while it still reads the page, which is styled as it comes.
  const painted = ofPage.find(({ name, ts }) => name === 'Paint' && ts > Math.max(read.ts, first.ts));
  return ofPage
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > (painted?.ts ?? read.ts))
    .map(({ args }) => args.elementCount ?? 0)
    .filter(count => count >= WHOLE * all);
}
