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
  const arrows = { active: new Set<string>(), none: new Set<string>() };
  for (const path of ['/treatments/hip-replacement', '/contact', '/destinations']) {
    await visit(page, path);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      const found = await page.locator('select').evaluateAll(selects =>
        selects.map(select => {
          const { appearance, backgroundImage } = getComputedStyle(select);
          return `${appearance} ${backgroundImage}`;
        }),
      );
      for (const arrow of found) arrows[forcedColors].add(arrow);
    }
  }
  expect([...arrows.none]).toEqual([expect.stringMatching(/^none url\("[^"]+\.svg"\)$/)]);
  expect([...arrows.active]).toEqual(['auto none']);
});

test('in forced colours the suggestion that Enter would choose has an outline', { tag: '@shell' }, async ({
  page,
}) => {
  await visit(page, '/');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('combobox', { name: /treatment are you looking for/ }).focus();
  await page.keyboard.type('nose job');
  const option = page.getByRole('option', { name: /Rhinoplasty/ });
  await expect(option).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveCSS('outline-style', 'solid');
});

test('an example in an empty field can be read', { tag: ['@catalogue', '@quote'] }, async ({ page }) => {
  for (const path of ['/check-a-quote', '/contact']) {
    await visit(page, path);
    const colours = await page
      .locator('[placeholder]:not([placeholder=""])')
      .evaluateAll(fields => fields.map(field => getComputedStyle(field, '::placeholder').color));
    // 5.2:1 on white.
    expect(new Set(colours)).toEqual(new Set(['rgb(93, 113, 108)']));
  }
});
