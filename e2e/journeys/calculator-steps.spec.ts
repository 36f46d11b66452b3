import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  answerSteps,
  expectStep,
  nextButton,
  openCalculator,
  scrollToCalculator,
} from '../support/calculator.ts';
import { estimateTable, expectTotal } from '../support/estimate.ts';
import { visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

// Runs axe on the whole page seven times.
test.describe.configure({ timeout: 150_000 });

/** The first dollar amount in a text, or the one that a pattern captures, once it is there. */
async function amountIn(place: Locator, pattern = /(\$[\d,]+)/): Promise<string | undefined> {
  await expect(place).toContainText(pattern);
  return pattern.exec((await place.textContent()) ?? '')?.[1];
}

test('five accessible steps lead to an estimate with the amounts that the choices announced', {
  tag: ['@calculator', '@phone'],
}, async ({ page }) => {
  const calculator = await openCalculator(page);
  const card = (name: RegExp) => calculator.locator('label', { hasText: name });
  await expectStep(calculator, 1);
  await expect(calculator.getByText('Still needed: choose a treatment.')).toBeVisible();
  await calculator.getByRole('button', { name: 'Orthopedic' }).click();
  await expect(calculator.getByLabel('Search treatments')).toHaveValue('Orthopedic');
  await expect(calculator.getByRole('radio')).toHaveCount(3);
  await calculator.getByRole('radio', { name: /^Hip Replacement/ }).check();
  await expectAccessible(page);
  await nextButton(calculator).click();

  await expectStep(calculator, 2);
  await expect(calculator.getByRole('combobox').getByRole('option')).toHaveCount(14);
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await calculator.getByRole('radio', { name: /^India/ }).check();
  const treatment = await amountIn(card(/^India/).getByText(/treatment \$/), /treatment (\$[\d,]+)/);
  await expectAccessible(page);
  await nextButton(calculator).click();

  await expectAccessible(page);
  await answerSteps(calculator, 3, 3);

  await expectStep(calculator, 4);
  await calculator.getByRole('button', { name: 'One companion more' }).click();
  await expect(calculator.getByText('2 travellers in all', { exact: false })).toBeVisible();
  await expect(calculator.getByRole('radio')).toHaveCount(4);
  await calculator.getByRole('radio', { name: /^Standard hotel/ }).check();
  const accommodation = await amountIn(card(/^Standard hotel/));
  await expectAccessible(page);
  await nextButton(calculator).click();

  await expectStep(calculator, 5);
  await expect(calculator.getByRole('radio')).toHaveCount(4);
  await calculator.getByRole('radio', { name: /^Standard/ }).check();
  const food = await amountIn(card(/^Standard/));
  const travel = await amountIn(card(/^Return flights/));
  const visa = await amountIn(card(/^Visas/));
  await expectAccessible(page);
  await nextButton(calculator).click();

  for (const [line, amount] of Object.entries({ treatment, travel, visa, accommodation, food }))
    await expect(estimateTable(page).getByRole('row', { name: new RegExp(`^${line}`, 'i') })).toContainText(
      amount ?? '?',
    );
  await expectTotal(page, '$8,865');
  await expect(calculator.getByRole('listitem').filter({ hasText: '(completed)' })).toHaveCount(5);
  await expectAccessible(page);
});

test('a search in the hero fills the calculator, and an exact match is selected', {
  tag: ['@calculator', '@phone'],
}, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('combobox', { name: /treatment are you looking for/i }).fill('nose job');
  await page.keyboard.press('Enter');
  const calculator = await scrollToCalculator(page);
  await expect(calculator.getByLabel('Search treatments')).toHaveValue('nose job');
  await expect(calculator.getByRole('radio', { name: /^Rhinoplasty/ })).toBeChecked();
  await expect(nextButton(calculator)).toBeEnabled();
});

test('the visitor’s own country comes last, is marked, and costs neither travel nor visa', {
  tag: '@calculator',
}, async ({ page }) => {
  const calculator = await openCalculator(page);
  // The UAE is the only country that is both source and destination, and offers IVF.
  await calculator.getByLabel('Search treatments').fill('ivf');
  await nextButton(calculator).click();
  await expectStep(calculator, 2);
  await calculator.getByLabel('Where do you travel from?').selectOption('UAE');
  const own = calculator.getByRole('radio', { name: /^UAE.*your own country: no travel, no visa/ });
  await expect(calculator.getByRole('radio').last()).toHaveAttribute('value', 'UAE');
  await own.check();
  await nextButton(calculator).click();
  await answerSteps(calculator, 3, 4);
  await expectStep(calculator, 5);
  for (const name of [/^Return flights .* adds \$0/, /^Visas .* adds \$0/])
    await expect(calculator.getByRole('checkbox', { name })).toBeVisible();
  await answerSteps(calculator, 5, 5);
  for (const line of ['Travel', 'Visa'])
    await expect(estimateTable(page).getByRole('row', { name: new RegExp(`^${line}`) })).toContainText('$0');
});
