import { expectAccessible } from '../support/axe.ts';
import { screens } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

for (const path of screens) {
  test(`${path} has no accessibility violation and no sideways scroll at 320 px`, { tag: '@phone' }, async ({
    page,
  }) => {
    await visit(page, path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('a page that is not there has none either', { tag: '@phone' }, async ({ page, expectMessage }) => {
  expectMessage(/status of 404/);
  expectMessage(/not.found/i);
  await visit(page, '/nowhere');
  await expectAccessible(page);
});
