import { findBrowser, PACKAGED } from '@carefare/release/find-browser';
import type { LaunchOptions } from '@playwright/test';

/** How to start the browser of the tests, which is the one that the gate looks with. */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const options = await findBrowser();
  if (!options) throw new Error('There is no Chromium; e2e/README.md says where it may be.');
  if (process.env.CAREFARE_BROWSER === PACKAGED && process.argv.includes('--headed'))
    throw new Error('The packaged browser has no window; e2e/README.md says how to use another.');
  return options;
}
