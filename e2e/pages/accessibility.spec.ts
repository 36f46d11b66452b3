import { AxeBuilder } from '@axe-core/playwright';
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
  test(`${path} has no accessibility violation and no sideways scroll at 320 px`, async ({ page }) => {
    await visit(page, path);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
    ).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
