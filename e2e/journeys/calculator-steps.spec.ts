import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { answerSteps, atStep, calculatorOn, next, openCalculator } from '../support/calculator.ts';
import { estimate, expectTotal } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

// Axe reads the whole page seven times.
test.describe.configure({ timeout: 150_000 });

/** The amount that a choice says it adds, or a line of the estimate comes to. */
const amountIn = async (place: Locator): Promise<string | undefined> =>
  /\$[\d,]+/.exec((await place.textContent()) ?? '')?.[0];

test('five steps, each without a barrier, to an estimate that is what the choices said @phone', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  const card = (name: RegExp) => calculator.locator('label', { hasText: name });
  await atStep(calculator, 1);
  await expect(calculator.getByText('Still needed: choose a treatment.')).toBeVisible();
  await calculator.getByRole('button', { name: 'Orthopedic' }).click();
  await expect(calculator.getByRole('searchbox')).toHaveValue('Orthopedic');
  await expect(calculator.getByRole('radio')).toHaveCount(3);
  await calculator.getByRole('radio', { name: /^Hip Replacement/ }).check();
  await expectAccessible(page);
  await next(calculator).click();

  await atStep(calculator, 2);
  await expect(calculator.getByRole('combobox').getByRole('option')).toHaveCount(13);
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await calculator.getByRole('radio', { name: /^India/ }).check();
  const treatment = await amountIn(card(/^India/));
  await expectAccessible(page);
  await next(calculator).click();

  await expectAccessible(page);
  await answerSteps(calculator, 3, 3);

  await atStep(calculator, 4);
  await calculator.getByRole('button', { name: 'One companion more' }).click();
  await expect(calculator.getByText('2 travellers in all', { exact: false })).toBeVisible();
  await expect(calculator.getByRole('radio')).toHaveCount(4);
  await calculator.getByRole('radio', { name: /^Standard hotel/ }).check();
  const accommodation = await amountIn(card(/^Standard hotel/));
  await expectAccessible(page);
  await next(calculator).click();

  await atStep(calculator, 5);
  await expect(calculator.getByRole('radio')).toHaveCount(4);
  await calculator.getByRole('radio', { name: /^Standard/ }).check();
  const food = await amountIn(card(/^Standard/));
  const travel = await amountIn(card(/^Return flights/));
  const visa = await amountIn(card(/^Visas/));
  await expectAccessible(page);
  await next(calculator).click();

  for (const [line, amount] of Object.entries({ treatment, travel, visa, accommodation, food }))
    await expect(estimate(page).getByRole('row', { name: new RegExp(`^${line}`, 'i') })).toContainText(
      amount ?? '?',
    );
  await expectTotal(page, '$8,865');
  await expect(calculator.getByRole('listitem').filter({ hasText: '(completed)' })).toHaveCount(5);
  await expectAccessible(page);
});

test('the hero’s term is searched for, and what it names exactly is chosen @phone', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Reject analytics' }).click();
  await page.getByRole('combobox', { name: /treatment are you looking for/i }).fill('nose job');
  await page.keyboard.press('Enter');
  const calculator = await calculatorOn(page);
  await expect(calculator.getByRole('searchbox')).toHaveValue('nose job');
  await expect(calculator.getByRole('radio', { name: /^Rhinoplasty/ })).toBeChecked();
  await expect(next(calculator)).toBeEnabled();
});

test('one’s own country comes last, is marked, and costs neither travel nor visa', async ({ page }) => {
  const calculator = await openCalculator(page);
  // A treatment that the only source which is a destination, too, offers.
  await calculator.getByRole('searchbox').fill('ivf');
  await next(calculator).click();
  await atStep(calculator, 2);
  await calculator.getByLabel('Where do you travel from?').selectOption('UAE');
  const own = calculator.getByRole('radio', { name: /^UAE.*your own country: no travel, no visa/ });
  await expect(calculator.getByRole('radio').last()).toHaveAttribute('value', 'UAE');
  await own.check();
  await next(calculator).click();
  await answerSteps(calculator, 3, 4);
  await atStep(calculator, 5);
  for (const name of [/^Return flights adds \$0/, /^Visas adds \$0/])
    await expect(calculator.getByRole('checkbox', { name })).toBeVisible();
  await answerSteps(calculator, 5, 5);
  for (const line of ['Travel', 'Visa'])
    await expect(estimate(page).getByRole('row', { name: new RegExp(`^${line}`) })).toContainText('$0');
});
