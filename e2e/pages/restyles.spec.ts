import { waitForHydration, waitForIdle } from '../support/navigation.ts';
import { countRestyles } from '../support/restyles.ts';
import { expect, test } from '../support/test.ts';

/** One for the whole style sheets, and one for those of the forms of a page that may follow. */
const RESTYLES_MAX = 2;

test.use({ viewport: { width: 412, height: 839 } });

for (const path of ['/', '/treatments', '/treatments/hip-replacement', '/contact'])
  test(`${path} is restyled at most twice after the first paint`, { tag: '@shell' }, async ({
    browser,
    page,
  }) => {
    const { all, whole } = await countRestyles(browser, page, path, async () => {
      await waitForHydration(page);
      await page.waitForFunction(() => !document.querySelector('style[data-rules-of^="/assets/"]'));
      // What comes in idle time: the code of pages whose links are in view.
      await page.waitForFunction(() => document.querySelectorAll('link[rel=stylesheet]').length > 2);
      await waitForIdle(page);
    });
    expect(whole.length, `${whole.join(', ')} of ${all} elements`).toBeLessThanOrEqual(RESTYLES_MAX);
  });
