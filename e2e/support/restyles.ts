import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  /** In microseconds. */
  ts: number;
  args: { elementCount?: number };
}

/** The share of a page's elements that are styled when all of it is: some are in the head, or in what is closed. */
const WHOLE = 0.6;

/**
 * Opens a page and counts how often the browser restyles all of it after the first paint.
 * @param rest resolves when the page does nothing more
 * @returns how many elements were styled each time, of all that the page has
 */
export async function countRestyles(
  browser: Browser,
  page: Page,
  path: string,
  rest: () => Promise<unknown>,
): Promise<{ all: number; whole: number[] }> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] });
  await page.goto(path);
  await rest();
  const all = await page.locator('*').count();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const read = traceEvents.findLast(({ name }) => name === 'MarkDOMContent');
  if (!read) throw new Error('the trace has no page');
  const ofPage = traceEvents.filter(({ pid }) => pid === read.pid).toSorted((a, b) => a.ts - b.ts);
  const first = ofPage.find(({ name }) => name === 'firstPaint') ?? read;
  // A busy browser may paint the header while it still reads the page, which is styled as it comes.
  const painted = ofPage.find(({ name, ts }) => name === 'Paint' && ts > Math.max(read.ts, first.ts));
  const whole = ofPage
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > (painted?.ts ?? read.ts))
    .map(({ args }) => args.elementCount ?? 0)
    .filter(count => count >= WHOLE * all);
  return { all, whole };
}
