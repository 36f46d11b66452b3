import { expectAccessible } from '../support/axe.ts';
import { expectNoHorizontalScroll, visit } from '../support/navigation.ts';
import { samplePaths } from '../support/paths.ts';
import { test } from '../support/test.ts';

for (const path of samplePaths) {
  test(`${path} has no accessibility violation and no horizontal scroll at 320 px`, {
    tag: '@phone',
  }, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoHorizontalScroll(page);
  });
}

test('the not-found page has no accessibility violation', { tag: '@phone' }, async ({ page, expectLog }) => {
  expectLog(/status of 404/);
  expectLog(/not.found/i);
  await visit(page, '/nowhere');
  await expectAccessible(page);
});
