import { samplePaths } from '../support/paths.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

/** What stays folded on paper; runs in the browser. */
const foldedParts = () =>
  [...document.querySelectorAll('details')]
    .filter(details => details.checkVisibility())
    .filter(({ children }) => ![...children].every(child => child.checkVisibility()))
    .map(({ textContent }) => textContent.slice(0, 60));

test.describe('without JavaScript', { tag: ['@shell', '@desktop'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('what is folded on a page is open on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    let found = 0;
    for (const path of allOr<string>(samplePaths, [
      '/faq',
      '/prices',
      '/treatments/hip-replacement',
      '/contact',
    ])) {
      await page.goto(path);
      expect(await page.evaluate(foldedParts), path).toEqual([]);
      found += await page.locator('details').count();
    }
    expect(found).toBeGreaterThan(40);
  });
});
