import { inDays } from '@carefare/testing/worked-example';
import type { Locator, Page } from '@playwright/test';
import { expectStep, openCalculator } from '../support/calculator.ts';
import { expectTotal } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';

/** Presses Tab until the focused element has this name. @throws after 60 stops */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const labelOf = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const text = element?.labels?.[0]?.textContent ?? element?.textContent;
      return element?.ariaLabel ?? text ?? '';
    });
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    if (name.test((await labelOf()).trim())) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

/** Types a date into the focused field: month first, then day first if the browser's format has it so. */
async function typeDate(page: Page, field: Locator, date: string): Promise<void> {
  const [year, month, day] = date.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  if ((await field.inputValue()) === date) return;
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(`${day}${month}${year}`);
}

test('all steps up to the quote form can be completed by keyboard', { tag: '@calculator' }, async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  const press = (key: string) => page.keyboard.press(key);

  await calculator.getByRole('heading', { name: /^Step 1/ }).focus();
  await tabTo(page, /^Search treatments/);
  await page.keyboard.type('hip replacement');
  await tabTo(page, /^Next$/);
  await press('Enter');

  await expectStep(calculator, 2);
  await tabTo(page, /^Where do you travel from/);
  await page.keyboard.type('UK');
  await expect(calculator.getByLabel('Where do you travel from?')).toHaveValue('UK');
  // The totals of all nights sort the destinations: Malaysia comes after India.
  await expect(calculator.getByText(/^The whole trip/)).toBeVisible();
  await tabTo(page, /^India/);
  await press('Space');
  await press('ArrowDown');
  await expect(calculator.getByRole('radio', { name: /^Malaysia/ })).toBeChecked();
  await press('ArrowUp');
  await tabTo(page, /^Next$/);
  await press('Enter');

  await expectStep(calculator, 3);
  await tabTo(page, /^Start date/);
  await typeDate(page, calculator.getByLabel('Start date'), inDays(40));
  await expect(calculator.getByLabel('Start date')).toHaveValue(inDays(40));
  await tabTo(page, /^Take the typical stay/);
  await press('Space');
  await expect(calculator.getByLabel('End date')).toHaveValue(inDays(55));
  await tabTo(page, /^Next$/);
  await press('Enter');

  await expectStep(calculator, 4);
  await tabTo(page, /^One companion more$/);
  await press('Enter');
  // The standard hotel is preselected, so that the keyboard reaches it first.
  await tabTo(page, /^Standard hotel/);
  await press('ArrowUp');
  await expect(calculator.getByRole('radio', { name: /^Budget guesthouse/ })).toBeChecked();
  await press('ArrowDown');
  await tabTo(page, /^Next$/);
  await press('Enter');

  await expectStep(calculator, 5);
  await tabTo(page, /^Standard/);
  await tabTo(page, /^Return flights/);
  await press('Space');
  await press('Space');
  await tabTo(page, /^See my estimate$/);
  await press('Enter');

  await expect(calculator.getByRole('heading', { name: 'Your estimate' })).toBeFocused();
  await expectTotal(page, '$8,900');
  await tabTo(page, /^Request my quote$/);
  await press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
});
