import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser.ts';
import { visit } from '../support/navigation.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

/** The reason that the debugger itself gives. */
const DEBUGGER = 'masked';

let browser: Browser;
test.beforeAll(async () => {
  // Playwright turns the cache off in its own browsers.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  browser = await chromium.launch({ ...(await chromiumLaunchOptions()), ignoreDefaultArgs });
});
test.afterAll(() => browser.close());

for (const path of allOr(['/', '/treatments', '/treatments/hip-replacement'], ['/treatments'])) {
  test(`nothing on ${path} keeps it out of the browser's back and forward cache`, { tag: '@shell' }, async ({
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL });
    await visit(page, path);
    // One that is left before it is loaded is not kept.
    await page.waitForLoadState();
    await page.goto('/robots.txt');
    // In a task of its own: the navigation would end this evaluation.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL(path);
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = entry as unknown as {
        notRestoredReasons: { reasons: { reason: string }[] } | null;
      };
      return notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
    });
    expect(reasons.filter(reason => reason !== DEBUGGER)).toEqual([]);
    await page.close();
  });
}
