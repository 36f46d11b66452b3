import { expectAccessible } from '../support/axe.ts';
import { answerSteps, atStep, next, openCalculator } from '../support/calculator.ts';
import { estimate } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';
import { hydrated } from '../support/visit.ts';

test('the browser’s back is the step before, down to the page before @phone', async ({ page }) => {
  await page.goto('/about');
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 5);
  await expect(estimate(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Your estimate \| .* \| Carefare$/);

  for (const [step, name] of [
    [5, 'Food and support'],
    [4, 'Accommodation and people'],
    [3, 'Dates'],
    [2, 'Locations'],
    [1, 'Treatment'],
  ] as const) {
    await page.goBack();
    await atStep(calculator, step);
    await expect(page).toHaveTitle(new RegExp(`^Step ${step} of 5: ${name} \\| .* \\| Carefare$`));
    await expect(calculator.getByRole('heading', { name: /^Step/ })).toBeFocused();
    // Where the step is, not where the page begins.
    await expect(calculator.getByRole('heading', { name: /^Step/ })).toBeInViewport();
    await expect(page.getByRole('status')).toHaveText(`Step ${step} of 5: ${name}`);
  }
  await expect(calculator.getByRole('radio', { name: /^Hip Replacement/ })).toBeChecked();

  await page.goForward();
  await atStep(calculator, 2);
  await calculator.getByRole('button', { name: 'Back' }).click();
  await atStep(calculator, 1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a step that is left for another page is there again on the way back', async ({ page }) => {
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 2);
  await atStep(calculator, 3);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page).not.toHaveTitle(/Step/);
  await page.goBack();
  await atStep(calculator, 3);
  await page.goBack();
  await atStep(calculator, 2);
  await expect(calculator.getByRole('radio', { name: /^India/ })).toBeChecked();
});

test('a reload starts a fresh trip, whatever the history says', async ({ page }) => {
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 2);
  await atStep(calculator, 3);
  await page.reload();
  await hydrated(page);
  await calculator.scrollIntoViewIfNeeded();
  await atStep(calculator, 1);
  await expect(next(calculator)).toBeDisabled();
  await page.goBack();
  await atStep(calculator, 1);
  await expectAccessible(page);
});
