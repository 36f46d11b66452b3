import { observeShifts, readShifts } from '../support/layout-shifts.ts';
import { remoteModule, visit, waitForAnswer, waitUntilReady } from '../support/navigation.ts';
import { kindsOfPages } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const KB = 1024;
const PHONE = { width: 412, height: 839 };

for (const path of kindsOfPages) {
  test(`${path} does not shift when its data arrives late`, { tag: '@shell' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(observeShifts, false);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/**', async route => {
      await released;
      await route.continue().catch(() => undefined);
    });
    // Fonts never arrive: what they move is in fonts.spec.ts.
    await page.route('**/assets/fonts/*', () => undefined);
    // The last call of the session's start.
    const treatments = waitForAnswer(page, '/api/masters/treatments');
    await visit(page, path);
    release();
    await treatments;
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const shifts = await page.evaluate(readShifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved}`).join('\n')).toBeLessThan(
      0.01,
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('the complete home page is at most 700 KB', { tag: '@shell' }, async ({ page }) => {
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
