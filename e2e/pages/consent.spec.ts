import { visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('the question about analytics stands above the footer and covers nothing', {
  tag: ['@shell', '@phone'],
}, async ({ page }) => {
  await visit(page, '/contact');
  const banner = page.getByRole('region', { name: /May we count/ });
  const [top, gap] = await banner.evaluate(element => {
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return [box.top, (footer?.top ?? Number.NaN) - box.bottom];
  });
  expect(top).toBeGreaterThan(page.viewportSize()?.height ?? 0);
  expect(Math.abs(gap)).toBeLessThan(1);
});
