import { defineConfig, devices } from '@playwright/test';
import { fail, messageOf, readGivenSite } from 'e2e-stack';
import { chromiumLaunchOptions, packagedLaunchOptions } from './support/browser.ts';

const launchOptions = await chromiumLaunchOptions();
const OWN_STACK = /@own-stack/;
const VISUAL = '**/*.visual.spec.ts';

/** A site that is given cannot be stopped, released to or read from: only the rest of the tests runs there. */
function siteFilter() {
  try {
    return readGivenSite() ? { grepInvert: OWN_STACK } : {};
  } catch (error) {
    return fail(messageOf(error), 2);
  }
}

/** The composed production build in a real browser. The stack is started once; specs that break things run their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  ...siteFilter(),
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: { launchOptions, screenshot: 'only-on-failure', locale: 'en-GB', timezoneId: 'Europe/London' },
  projects: [
    {
      name: 'desktop',
      testIgnore: VISUAL,
      use: { ...devices['Desktop Chrome'], launchOptions, viewport: { width: 1280, height: 900 } },
    },
    {
      // Specs tagged @phone run here as well.
      name: 'phone',
      testIgnore: VISUAL,
      grep: /@phone/,
      use: { ...devices['Pixel 7'], launchOptions },
    },
    {
      // Always the packaged browser: pictures made by another one do not compare.
      name: 'visual',
      testMatch: VISUAL,
      use: { ...devices['Desktop Chrome'], launchOptions: await packagedLaunchOptions() },
    },
  ],
});
