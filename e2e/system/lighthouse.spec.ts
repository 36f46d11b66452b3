import { findFreePort } from 'e2e-stack';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

/** Without performance: timings in tests are not reliable, so speed is left to benchmarks. */
const categories = ['accessibility', 'best-practices', 'seo'];

for (const path of ['/', '/treatments', '/treatments/hip-replacement', '/contact']) {
  test(`Lighthouse reports no problem on ${path}`, {
    tag: ['@shell', '@own-stack', '@nightly'],
  }, async ({ baseURL }) => {
    const port = await findFreePort();
    const launch = await chromiumLaunchOptions();
    const browser = await chromium.launch({
      ...launch,
      args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(baseURL + path, {
        port,
        onlyCategories: categories,
        // Source maps are the team's alone.
        skipAudits: ['valid-source-maps'],
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
