import type { Locator, Page } from '@playwright/test';
import { calculatorOf } from '../support/calculator.ts';
import { remoteModule, visit, waitForFonts } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

/** Of the whole page on a phone, in px. */
const MOST_HEIGHT = 5_500;

const exampleOf = (page: Page) => page.getByRole('region', { name: 'Cataract Surgery in Turkey' });

/** Between the content of two sections, in px. */
const MOST_GAP = 96;

test('the sections are in the specified order, and Get My Transparent Estimate leads to the calculator', {
  tag: ['@shell', '@calculator', '@smoke'],
}, async ({ page }) => {
  // Where all stand in one column: on a wide screen the estimate stands next to the title.
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const order = [
    page.getByRole('heading', { level: 1 }),
    exampleOf(page),
    page.getByRole('region', { name: 'Sample costs' }),
    page.getByRole('main').getByRole('link', { name: 'Get My Transparent Estimate' }).first(),
    calculatorOf(page),
    page.getByRole('main').getByText('How it works', { exact: true }).last(),
    remoteModule(page, 'catalogue/featured-destinations'),
    page.getByText('Why Carefare'),
    page.getByRole('main').getByRole('link', { name: 'Get My Transparent Estimate' }).last(),
  ];
  const tops = await Promise.all(order.map(async locator => (await locator.boundingBox())?.y ?? -1));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops[0]).toBeGreaterThan(0);
  const strip = page.getByRole('region', { name: 'Sample costs' });
  expect(await strip.evaluate(node => node.getAnimations({ subtree: true }).length), 'it is still').toBe(0);
  await page.getByRole('link', { name: 'Get My Transparent Estimate' }).first().click();
  await expect(page).toHaveURL('/#calculator-section');
  await expect(calculatorOf(page)).toBeInViewport();
});

for (const screen of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${screen.width} px a whole trip is on the first screen, the first question on the second, and no gap is wide`, {
    tag: ['@shell', '@calculator', '@desktop'],
  }, async ({ page }) => {
    await page.setViewportSize(screen);
    await visit(page, '/');
    await waitForFonts(page);
    const bottomOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    const total = exampleOf(page)
      .getByText(/^about \$[\d,]+$/)
      .first();
    await expect(total).toBeVisible();
    expect(await bottomOf(total)).toBeLessThanOrEqual(screen.height);
    const question = calculatorOf(page).getByLabel('Search treatments');
    expect(await bottomOf(question)).toBeLessThanOrEqual(2 * screen.height);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(MOST_HEIGHT);
    const gaps = await page.locator('main section').evaluateAll(sections => {
      const boxes = sections.map(section => {
        const { top, bottom } = section.getBoundingClientRect();
        const { paddingTop, paddingBottom } = getComputedStyle(section);
        return { top: top + parseFloat(paddingTop), bottom: bottom - parseFloat(paddingBottom) };
      });
      return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)));
    });
    expect(Math.max(...gaps.filter(gap => gap > 0)), gaps.join(', ')).toBeLessThanOrEqual(MOST_GAP);
  });
