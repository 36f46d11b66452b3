import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { answerSteps, calculatorOf, expectStep } from '../support/calculator.ts';
import { comparisonTable, expectTotal, openTrip, unfold } from '../support/estimate.ts';
import { observeShifts, readShifts } from '../support/layout-shifts.ts';
import { expectNoHorizontalScroll } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

/** What search engines call a steady page. */
const SHIFTS_MAX = 0.1;

/** The notes on units, prices and assumptions whose letters are smaller than 15 px. The table of destinations has none. */
const smallNotes = (page: Page) =>
  calculatorOf(page)
    .locator(':is(small, p, ul li, thead th):not([aria-label="Destinations compared"] *)')
    .evaluateAll(notes =>
      notes
        .filter(note => note.checkVisibility() && Number.parseFloat(getComputedStyle(note).fontSize) < 15)
        .map(({ textContent }) => textContent),
    );

/** The colours, as painted, of the bar of shares. */
const shareColours = (page: Page) =>
  calculatorOf(page)
    .locator('div[aria-hidden] > [data-line]')
    .evaluateAll(parts => parts.map(part => getComputedStyle(part).backgroundColor));

test('the estimate can be read, with four destinations on a screen of 320 px, on a wide one and in forced colours', {
  tag: '@calculator',
}, async ({ page }) => {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await openTrip(page);
  await expectTotal(page, '$8,865');
  await unfold(page);
  const countries = comparisonTable(page).getByRole('columnheader');
  await expect(countries).toHaveText(['At home, private', 'India', 'Malaysia', 'Turkey']);
  await calculatorOf(page).getByRole('checkbox', { name: 'South Korea' }).press('Space');
  await expect(countries).toHaveCount(5);
  const excess = await comparisonTable(page).evaluate(table => table.scrollWidth - table.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
  for (const screen of [null, wide]) {
    if (screen) await page.setViewportSize(screen);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(await smallNotes(page)).toEqual([]);
  }
  // Each part of the bar keeps a colour of its own.
  await page.emulateMedia({ forcedColors: 'active' });
  expect(new Set(await shareColours(page)).size).toBe(5);
});

test('the estimate stands alone on its page, with what to do with it in reach, and Back brings the page back', {
  tag: ['@calculator', '@phone'],
}, async ({ page, api }) => {
  await page.addInitScript(observeShifts);
  await openTrip(page, { accommodationType: null, foodPreference: null });
  const calculator = calculatorOf(page);
  const hero = page.getByRole('combobox', { name: /treatment are you looking for/ });
  const others = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(hero).toBeVisible();
  await answerSteps(calculator, 4, 4);
  const before = (await page.evaluate(readShifts)).length;
  // What moves more than half a second after a press is no answer to it any more.
  await api(/\/journey\/\d+$/).slow(600);
  await answerSteps(calculator, 5, 5);
  await expectTotal(page, '$8,865');
  await api(/\/journey\/\d+$/).heal();
  const shifts = (await page.evaluate(readShifts)).slice(before);
  const sum = shifts.reduce((added, { value }) => added + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(SHIFTS_MAX);
  const total = calculator.getByText('about $8,900').first();
  await expect(total).toBeInViewport();
  await expect(hero).toBeHidden();
  await expect(others).toHaveText(['What would it cost, all in?']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { height } = page.viewportSize() ?? { height: Number.NaN };
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
  for (const name of ['Print or save as PDF', /^(Copy a link|Share)$/]) {
    const button = calculator.getByRole('button', { name });
    expect((await topOf(button)) - (await topOf(total))).toBeLessThan(2 * height);
  }

  await page.goBack();
  await expectStep(calculator, 5);
  await expect(calculator.getByRole('heading', { name: /^Step 5/ })).toBeInViewport();
  await expect(hero).toBeVisible();
  await page.goForward();
  await expect(hero).toBeHidden();
  await expect(total).toBeInViewport();
});
