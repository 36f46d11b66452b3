import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { openTrip } from '../support/estimate.ts';
import { expectNoHorizontalScroll } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

/** Whether another element covers the middle of this one. */
const isCovered = (element: Locator) =>
  element.evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(topmost && (node.contains(topmost) || topmost.contains(node)));
  });

test('the running estimate is in view, and never covers the focused control or the last button', {
  tag: ['@calculator', '@phone'],
}, async ({ page }) => {
  await openTrip(page, { accommodationType: null, foodPreference: null });
  const calculator = calculatorOf(page);
  const running = calculator.getByRole('complementary', { name: 'Estimate so far' });
  await expectStep(calculator, 4);
  await expect(running.getByText('about $8,900', { exact: true }).first()).toBeInViewport();
  await expect(calculator.getByRole('radio')).toHaveCount(4);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const fields = calculator.locator('form').getByRole('textbox').or(calculator.getByRole('radio'));
  // On a phone the way back is above the step.
  const buttons = await calculator
    .locator('form')
    .getByRole('button', { name: /^(Back|Next)$/ })
    .all();
  for (const control of [...(await fields.all()), ...buttons]) {
    // The bottom of the screen is where the estimate is on a phone.
    await control.evaluate(node => {
      const bottom = node.getBoundingClientRect().bottom - innerHeight;
      scrollBy({ top: bottom, behavior: 'instant' });
    });
    await control.focus();
    await expect.poll(() => isCovered(control)).toBe(false);
  }

  // With the text on what is needed the bar is higher.
  const nights = calculator.getByLabel('Nights');
  await nights.fill('');
  await expect(running.getByText(/as soon as the length of your stay is known/)).toBeVisible();
  await nextButton(calculator).press('Enter');
  await expect(nights).toBeFocused();
  await expect(calculator.getByText('Still needed: enter 1 to 180 nights.')).toBeInViewport();
  await expect.poll(() => isCovered(nights)).toBe(false);
});
