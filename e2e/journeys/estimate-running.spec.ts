import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { calculator, expectNoSideways, openTrip } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';

const running = (page: Page) => calculator(page).getByRole('complementary', { name: 'Estimate so far' });

/** Whether the middle of an element is its own, not what lies over it. */
const isCovered = (element: Locator) =>
  element.evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(over && (node.contains(over) || over.contains(node)));
  });

test('the estimate so far is in view from step 2 on, and says what it assumes @phone', async ({ page }) => {
  await openTrip(page, {
    destination: null,
    startDate: null,
    endDate: null,
    accommodationType: null,
    foodPreference: null,
  });
  await expect(calculator(page).getByRole('heading', { name: /^Step 2 of 5/ })).toBeVisible();
  await expect(running(page).getByText(/^\$[\d,]+ to \$[\d,]+$/)).toBeVisible();
  await calculator(page)
    .getByRole('radio', { name: /^India/ })
    .check();
  await expect(running(page).getByText('$8,865', { exact: true }).first()).toBeInViewport();
  const details = running(page).getByRole('button', { name: 'Details' });
  if (await details.isVisible()) await details.click();
  await expect(running(page).getByRole('row', { name: 'Travel' })).toContainText('$1,100');
  for (const text of ['standard hotel', 'standard food'])
    await expect(running(page).getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('it covers nothing that has the focus, and leaves the last button free @phone', async ({ page }) => {
  await openTrip(page, { accommodationType: null, foodPreference: null });
  await expect(calculator(page).getByRole('heading', { name: /^Step 4 of 5/ })).toBeVisible();
  await expect(running(page).getByText('$8,865', { exact: true }).first()).toBeVisible();
  const controls = await calculator(page)
    .locator('form')
    .getByRole('spinbutton')
    .or(calculator(page).getByRole('radio'))
    .all();
  for (const control of [...controls, calculator(page).getByRole('button', { name: 'Back' })]) {
    // At the very bottom of the screen, where the bar lies on a narrow one.
    await control.evaluate(node => {
      const bottom = node.getBoundingClientRect().bottom - innerHeight;
      scrollBy({ top: bottom, behavior: 'instant' });
    });
    await control.focus();
    await expect.poll(() => isCovered(control)).toBe(false);
  }
});
