import { visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('in forced colours the filled button of the search has an edge, and icons have the colour of the text beside them', {
  tag: '@shell',
}, async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ forcedColors: 'active' });
  const submit = page.getByRole('search').getByRole('button', { name: 'Search' });
  await expect(submit).toHaveCSS('border-style', 'solid');
  await expect(submit).toHaveCSS('border-width', '1px');
  const icons = page.locator('svg[stroke="currentColor"]');
  const otherColours = await icons.evaluateAll(all =>
    all
      .filter(({ parentElement }) => parentElement)
      .map(icon => [icon, icon.parentElement as Element].map(element => getComputedStyle(element).color))
      .filter(([own, around]) => own !== around),
  );
  expect(await icons.count()).toBeGreaterThan(4);
  expect(otherColours).toEqual([]);
});

test('all selects have one arrow, which is the browser’s own in forced colours', {
  tag: ['@shell', '@quote', '@calculator'],
}, async ({ page }) => {
  const arrows = new Set<string>();
  for (const path of ['/treatments/hip-replacement', '/contact', '/destinations']) {
    await visit(page, path);
    for (const select of await page.locator('select').all()) {
      const { appearance, image } = await select.evaluate(element => {
        const { appearance: kind, backgroundImage } = getComputedStyle(element);
        return { appearance: kind, image: backgroundImage };
      });
      arrows.add(`${appearance} ${image}`);
    }
  }
  expect([...arrows]).toEqual([expect.stringMatching(/^none url\("[^"]+\.svg"\)$/)]);
  await page.emulateMedia({ forcedColors: 'active' });
  const select = page.locator('select').first();
  await expect(select).toHaveCSS('appearance', 'auto');
  await expect(select).toHaveCSS('background-image', 'none');
});
