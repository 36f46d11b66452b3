import { type Measure, SLOW_PHONE, withPage } from '../open-page.ts';

const KB = 1_024;

/** Runs in the page. Sizes are those of the bodies as compressed for the browser. */
async function readFigures() {
  const timings = (type: string) => performance.getEntriesByType(type) as PerformanceResourceTiming[];
  const lcp = await new Promise<number>(resolve =>
    new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  );
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    lcp,
    html: timings('navigation').reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    scripts: timings('resource')
      .filter(({ name }) => /\.js(?:\?|$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** One visit on a slow phone, until the page is live and idle. */
export const measureLoad: Measure = visit =>
  withPage(visit, SLOW_PHONE, async ({ page, waitUntilLive }) => {
    await page.goto(visit.page.path);
    await waitUntilLive();
    const { fcp, lcp, html, scripts } = await page.evaluate(readFigures);
    const bytes = { 'JS until idle, KB': scripts / KB };
    // A page that is scrolled to its module is measured without that under another name.
    return visit.page.isScrolled
      ? bytes
      : { 'FCP, ms': fcp, 'LCP, ms': lcp, 'HTML, KB': html / KB, ...bytes };
  });
