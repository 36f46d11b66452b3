import { packagedLaunchOptions } from '@carefare/release/find-browser';
import { defineConfig, devices } from '@playwright/test';
import { fail, messageOf, readGivenSite } from 'e2e-stack';
import { ENGINES } from './engines/support/driver/engine.ts';
import { isInstalled } from './engines/support/driver/installed.ts';
import type { EngineFixtureOptions } from './engines/support/test.ts';
import { chromiumLaunchOptions } from './support/browser.ts';
import { runsAll } from './support/scope.ts';

const launchOptions = await chromiumLaunchOptions();
const OWN_STACK = /@own-stack/;
const NIGHTLY = /@nightly/;
const DESKTOP = /@desktop/;
const VISUAL = '**/*.visual.spec.ts';
const SYSTEM = 'system/**/*.spec.ts';
/** What measures load, or loops on purpose, and shells that are replaced under load; at night a share too: beside others it would fail, or make them fail. */
const ALONE = [
  'system/{bad-releases,instances,leaks,live-faults,releases-under-load,roll}.spec.ts',
  ...(runsAll ? ['system/share.spec.ts'] : []),
];
/** The one folder whose tests run in other engines than Chromium. */
const ENGINE_TESTS = '**/e2e/engines/**';
/** Copies of the workspace, which some tests make. */
const COPIES = '**/.tmp/**';

/** A site that is given cannot be stopped, released to or read from: only the rest of the tests runs there. */
function leftOut(): RegExp[] {
  try {
    return [...(readGivenSite() ? [OWN_STACK] : []), ...(runsAll ? [] : [NIGHTLY])];
  } catch (error) {
    return fail(messageOf(error), 2);
  }
}

const desktop = { ...devices['Desktop Chrome'], launchOptions, viewport: { width: 1280, height: 900 } };

/** The composed production build in a real browser. The stack is started once; specs that break things run their own. */
export default defineConfig<object, EngineFixtureOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  // For all tests and their hooks, which a busy machine may slow down tenfold: what a step waits for ends it, or its own limit.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  retries: 0,
  // A page and the shell that serves it keep two cores busy: a third worker makes each test slower, and all together no faster.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  grepInvert: leftOut(),
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions,
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    {
      // What starts processes or needs several packages: first and one at a time, so that it waits while a browser works.
      name: 'system',
      testMatch: SYSTEM,
      testIgnore: [...ALONE, COPIES],
      workers: 1,
      use: desktop,
    },
    {
      name: 'desktop',
      testIgnore: [VISUAL, SYSTEM, ENGINE_TESTS, COPIES],
      use: desktop,
    },
    {
      // Tests tagged @phone, of layout and touch, run here as well; with all tests each does that does not need the header of a wide screen, @desktop.
      name: 'phone',
      testIgnore: [VISUAL, SYSTEM, ENGINE_TESTS, COPIES],
      ...(runsAll ? { grepInvert: [...leftOut(), DESKTOP] } : { grep: /@phone/ }),
      use: { ...devices['Pixel 7'], launchOptions },
    },
    {
      // After the rest, one at a time.
      name: 'alone',
      testMatch: ALONE,
      testIgnore: COPIES,
      workers: 1,
      use: desktop,
    },
    {
      // Always the packaged browser: pictures made by another one do not compare.
      name: 'visual',
      testMatch: VISUAL,
      testIgnore: COPIES,
      use: { ...devices['Desktop Chrome'], launchOptions: await packagedLaunchOptions() },
    },
    // Without its engine a project has no tests.
    ...ENGINES.map(engine => ({
      name: engine,
      testMatch: isInstalled(engine) ? [`${ENGINE_TESTS}/*.spec.ts`, `**/*.${engine}.spec.ts`] : [],
      testIgnore: ENGINES.filter(other => other !== engine).map(other => `**/*.${other}.spec.ts`),
      use: { engine },
    })),
  ],
});
