import type { Page } from '@playwright/test';
import { CALCULATOR, CALCULATOR_CODE, calculatorOf, expectStep } from '../support/calculator.ts';
import { expectNotReady, holdRequests, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page) => page.getByRole('combobox', { name: /treatment are you looking for/ });
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');

test('a treatment can be found by an everyday word and by keyboard, also while the calculator’s code is not there', {
  tag: ['@shell', '@calculator'],
}, async ({ page }) => {
  const release = await holdRequests(page, CALCULATOR_CODE);
  await visit(page, '/');
  await search(page).focus();
  await page.keyboard.type('nose job');
  await expect(suggestions(page)).toHaveText([/^Rhinoplasty(?:from|about) \$[\d,]+ in India, plus travel$/]);
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { name: /Rhinoplasty/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(search(page)).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? 'none',
  );
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#treatment-search');
  const calculator = calculatorOf(page);
  await expect(calculator).toBeInViewport();
  await expectNotReady(page, CALCULATOR);
  release();
  await waitUntilReady(page, CALCULATOR);
  await expect(calculator.getByLabel('Search treatments')).toHaveValue('Rhinoplasty');
  await expect(calculator.getByRole('radio', { name: /Rhinoplasty/ })).toBeChecked();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
  await expect
    .poll(async () => (await calculator.getByLabel('Search treatments').boundingBox())?.y)
    .toBeGreaterThan(header);
  const next = calculator.getByRole('button', { name: 'Next' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await expectStep(calculator, 2);
});
