import type { Page } from '@playwright/test';
import { waitForHydration, waitForIdle } from '../support/navigation.ts';
import { countRestyles } from '../support/restyles.ts';
import { expect, test } from '../support/test.ts';

const PATHS = ['/', '/treatments', '/treatments/hip-replacement', '/contact'];

async function rest(page: Page): Promise<void> {
  await waitForHydration(page);
  // What comes in idle time: the code of pages whose links are in view.
  await page.waitForFunction(() => document.querySelectorAll('link[rel=stylesheet]:not([type])').length > 0);
  await waitForIdle(page);
}

test('no page is restyled whole after the first paint', { tag: '@shell' }, async ({ browser, baseURL }) => {
  const options = { baseURL, viewport: { width: 412, height: 839 } };
  const restyles = await countRestyles(browser, options, PATHS, rest);
  for (const [path, { all, whole }] of restyles)
    expect.soft(whole.length, `${path}: ${whole.join(', ')} of ${all} elements`).toBe(0);
});
