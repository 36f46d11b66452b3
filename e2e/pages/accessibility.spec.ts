import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const paths = [
  '/',
  '/how-it-works',
  '/treatments',
  '/treatments/hip-replacement',
  '/destinations',
  '/blog',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
];

for (const path of paths) {
  test(`${path} has no accessibility violation and no sideways scroll at 320 px`, { tag: '@phone' }, async ({
    page,
  }) => {
    await visit(page, path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
