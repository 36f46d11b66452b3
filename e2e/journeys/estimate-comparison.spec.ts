import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { calculatorOf } from '../support/calculator.ts';
import { comparisonTable, expectTotal, openTrip } from '../support/estimate.ts';
import { expectNoHorizontalScroll } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const countries = (page: Page) => comparisonTable(page).getByRole('columnheader');
const cells = (page: Page, row: RegExp) =>
  comparisonTable(page).getByRole('row', { name: row }).getByRole('cell').allTextContents();
const FULL = '4 destinations fit side by side. Untick one to choose another.';

test('up to four destinations are compared side by side', { tag: ['@calculator', '@phone'] }, async ({
  page,
}) => {
  await openTrip(page);
  await expectTotal(page, '$8,865');
  await expect(countries(page)).toHaveText(['At home', 'India', 'Poland', 'Hungary']);
  expect(await cells(page, /^Total \$/)).toEqual(['$17,500', '$8,865', '$10,775', '$11,310']);
  expect(await cells(page, /^Difference/)).toEqual(['$8,635 more', '–', '$1,910 more', '$2,445 more']);
  expect(await cells(page, /^Typical stay/)).toEqual(['–', '15 days', '15 days', '15 days']);
  expect(await cells(page, /^Visa fee/)).toEqual(['–', '$100', 'none', 'none']);
  await expectAccessible(page);

  await calculatorOf(page).getByRole('checkbox', { name: 'Thailand' }).click();
  await expect(countries(page)).toHaveText(['At home', 'India', 'Poland', 'Hungary', 'Thailand']);
  await expect(calculatorOf(page).getByText(FULL)).toBeVisible();
  // Forced, because Playwright honours aria-disabled; the box stays enabled so that it can say why.
  await calculatorOf(page).getByRole('checkbox', { name: 'Turkey' }).click({ force: true });
  await expect(calculatorOf(page).getByRole('checkbox', { name: 'Turkey' })).not.toBeChecked();
  await expect(countries(page)).toHaveCount(5);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('choosing another destination in the comparison saves it and updates the estimate', {
  tag: ['@calculator', '@own-stack', '@phone'],
}, async ({ page }) => {
  await openTrip(page);
  await expectTotal(page, '$8,865');
  await expect(countries(page)).toHaveCount(4);
  const saved: unknown[] = [];
  page.on('request', request => {
    if (request.method() === 'PUT') saved.push(request.postDataJSON());
  });
  await calculatorOf(page).getByRole('button', { name: 'Choose Poland' }).click();
  await expectTotal(page, '$10,775');
  await expect(calculatorOf(page).getByRole('button', { name: 'Your choice Poland' })).toBeFocused();
  await expect(calculatorOf(page).getByText('Hip Replacement, from the UK to Poland')).toBeVisible();
  expect(await cells(page, /^Difference/)).toContain('$1,910 less');
  expect(saved).toEqual([{ step: 'destination', updates: { source: 'UK', destination: 'Poland' } }]);
});

test('by keyboard: a destination is added, a fifth is refused with the reason, another is chosen', {
  tag: '@calculator',
}, async ({ page }) => {
  await openTrip(page);
  // Waits until the estimate has been announced, so that the next announcement is another.
  await expectTotal(page, '$8,865');
  await expect(countries(page)).toHaveCount(4);
  await calculatorOf(page).getByRole('checkbox', { name: 'Thailand' }).focus();
  await page.keyboard.press('Space');
  await expect(countries(page)).toHaveCount(5);
  const turkey = calculatorOf(page).getByRole('checkbox', { name: 'Turkey' });
  await turkey.focus();
  await expect(turkey).toHaveAccessibleDescription(FULL);
  await page.keyboard.press('Space');
  await expect(turkey).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: FULL })).toHaveCount(1);
  await calculatorOf(page).getByRole('button', { name: 'Choose Hungary' }).focus();
  await page.keyboard.press('Enter');
  await expectTotal(page, '$11,310');
});

test('four destinations fit a screen of 320 px', { tag: '@calculator' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openTrip(page);
  await calculatorOf(page).getByRole('checkbox', { name: 'South Korea' }).click();
  await expect(countries(page)).toHaveCount(5);
  await expectNoHorizontalScroll(page);
  const wide = await comparisonTable(page).evaluate(table => table.scrollWidth - table.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
