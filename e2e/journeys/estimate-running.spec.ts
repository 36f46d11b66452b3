import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { calculatorOf } from '../support/calculator.ts';
import { openTrip } from '../support/estimate.ts';
import { expectNoHorizontalScroll } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const runningEstimate = (page: Page) =>
  calculatorOf(page).getByRole('complementary', { name: 'Estimate so far' });

/** Whether another element covers the middle of this one. */
const isCovered = (element: Locator) =>
  element.evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(topmost && (node.contains(topmost) || topmost.contains(node)));
  });

test('the running estimate is in view from step 2 on and lists its assumptions', {
  tag: ['@calculator', '@phone'],
}, async ({ page }) => {
  await openTrip(page, {
    destination: null,
    startDate: null,
    endDate: null,
    accommodationType: null,
    foodPreference: null,
  });
  await expect(calculatorOf(page).getByRole('heading', { name: /^Step 2 of 5/ })).toBeVisible();
  await expect(runningEstimate(page).getByText(/^\$[\d,]+ to \$[\d,]+$/)).toBeVisible();
  await calculatorOf(page)
    .getByRole('radio', { name: /^India/ })
    .check();
  await expect(runningEstimate(page).getByText('$8,865', { exact: true }).first()).toBeInViewport();
  const details = runningEstimate(page).getByRole('button', { name: 'Details' });
  if (await details.isVisible()) await details.click();
  await expect(runningEstimate(page).getByRole('row', { name: 'Travel' })).toContainText('$1,100');
  for (const text of ['standard hotel', 'standard food'])
    await expect(runningEstimate(page).getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('the running estimate never covers the focused control or the last button', {
  tag: ['@calculator', '@phone'],
}, async ({ page }) => {
  await openTrip(page, { accommodationType: null, foodPreference: null });
  await expect(calculatorOf(page).getByRole('heading', { name: /^Step 4 of 5/ })).toBeVisible();
  await expect(runningEstimate(page).getByText('$8,865', { exact: true }).first()).toBeVisible();
  const controls = await calculatorOf(page)
    .locator('form')
    .getByRole('spinbutton')
    .or(calculatorOf(page).getByRole('radio'))
    .all();
  const buttons = ['Back', 'Next'].map(name => calculatorOf(page).getByRole('button', { name, exact: true }));
  for (const control of [...controls, ...buttons]) {
    // The bottom of the screen is where the estimate is on a phone.
    await control.evaluate(node => {
      const bottom = node.getBoundingClientRect().bottom - innerHeight;
      scrollBy({ top: bottom, behavior: 'instant' });
    });
    await control.focus();
    await expect.poll(() => isCovered(control)).toBe(false);
  }

  // With the text on what is needed the bar is higher.
  const nights = calculatorOf(page).getByLabel('Nights');
  await nights.fill('');
  await expect(runningEstimate(page).getByText(/as soon as the length of your stay is known/)).toBeVisible();
  await buttons[1]?.press('Enter');
  await expect(nights).toBeFocused();
  await expect(calculatorOf(page).getByText('Still needed: enter 1 to 180 nights.')).toBeInViewport();
  await expect.poll(() => isCovered(nights)).toBe(false);
});
