import { freePort } from 'e2e-stack';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

/** Speed is left out: it is compared by a benchmark, never timed in a test. */
const categories = ['accessibility', 'best-practices', 'seo'];

test.describe.configure({ timeout: 180_000 });

for (const path of ['/', '/treatments', '/treatments/hip-replacement', '/contact']) {
  test(`Lighthouse finds nothing on ${path}`, async ({ baseURL }) => {
    const port = await freePort();
    const launch = await chromiumLaunch();
    const browser = await chromium.launch({
      ...launch,
      args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(baseURL + path, {
        port,
        onlyCategories: categories,
        logLevel: 'silent',
      });
      const audits = Object.values(result?.lhr.audits ?? {});
      const failed = audits.filter(({ score }) => score !== null && score < 1);
      expect(failed.map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`)).toEqual([]);
      expect(Object.values(result?.lhr.categories ?? {}).map(({ score }) => score)).toEqual([1, 1, 1]);
    } finally {
      await browser.close();
    }
  });
}
