import { remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { samplePaths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const KB = 1024;

for (const path of samplePaths) {
  test(`${path} does not shift when fonts and data arrive late`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput)
            Object.assign(globalThis, { shift: (globalThis as { shift?: number }).shift! + entry.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const late = /\.woff2|\/api\//;
    await page.route(late, async route => {
      await page.waitForFunction(() => performance.now() > 800).catch(() => undefined);
      await route.continue().catch(() => undefined);
    });
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shift = await page.evaluate(
      () =>
        new Promise(resolve =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve((globalThis as { shift?: number }).shift)),
          ),
        ),
    );
    expect(shift).toBeLessThan(0.01);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('the complete home page is at most 700 KB', async ({ page }) => {
  await visit(page, '/');
  for (const id of ['calculator/calculator', 'catalogue/featured-destinations'] as const) {
    await remoteModule(page, id).scrollIntoViewIfNeeded();
    await waitUntilReady(page, id);
  }
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(200 * KB);
  expect(bytes).toBeLessThanOrEqual(700 * KB);
});
