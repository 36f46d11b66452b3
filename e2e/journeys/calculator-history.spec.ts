import { answerSteps, calculatorOf, expectStep, nextButton, openCalculator } from '../support/calculator.ts';
import { estimateTable, openTrip } from '../support/estimate.ts';
import { observeShifts, readShifts } from '../support/layout-shifts.ts';
import {
  followHeaderLink,
  holdRequests,
  waitForFonts,
  waitForHydration,
  waitLongerForLocation,
} from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

/** Smaller shifts are of a word's width: in the header, or of a price in the visitor's currency. */
const SEEN = 0.002;

test('Back leads from another page to the estimate, through the steps, then to the page before', {
  tag: '@calculator',
}, async ({ page }) => {
  await page.goto('/about');
  await openTrip(page, { accommodationType: null, foodPreference: null });
  const calculator = calculatorOf(page);
  await answerSteps(calculator, 4, 5);
  await expect(estimateTable(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Your estimate \| .* \| Carefare$/);
  await followHeaderLink(page, 'Treatments');
  await expect(page).toHaveURL('/treatments');
  await page.goBack();
  await expect(estimateTable(page)).toBeVisible();

  for (const [step, name] of [
    [5, 'Food and support'],
    [4, 'Accommodation and people'],
  ] as const) {
    await page.goBack();
    await expectStep(calculator, step);
    await expect(page).toHaveTitle(new RegExp(`^Step ${step} of 5: ${name} \\| .* \\| Carefare$`));
    await expect(calculator.getByRole('heading', { name: /^Step/ })).toBeFocused();
    // The step is scrolled into view, not the top of the page.
    await expect(calculator.getByRole('heading', { name: /^Step/ })).toBeInViewport();
  }

  await page.goForward();
  await expectStep(calculator, 5);
  const placeInHistory = () => page.evaluate(() => history.state.idx);
  const last = await placeInHistory();
  await calculator.getByRole('button', { name: 'Back' }).click();
  await expectStep(calculator, 4);
  // The step shows before the browser has gone back to its entry.
  await expect.poll(placeInHistory).toBe(last - 1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a reload starts a new trip and offers to continue the old one, which Back does not restore', {
  tag: '@calculator',
}, async ({ page }) => {
  await waitLongerForLocation(page);
  const calculator = await openCalculator(page);
  await answerSteps(calculator, 1, 2);
  await expectStep(calculator, 3);
  await page.addInitScript(observeShifts);
  const findSession = await holdRequests(page, /\/api\/journey\/by-ip\//);
  await page.reload();
  await waitForHydration(page);
  // Lines that the brand's fonts move say nothing of the offer.
  await waitForFonts(page);
  const shifts = (await page.evaluate(readShifts)).length;
  findSession();
  // The first thing below the header, where nothing moves for it.
  const offer = page.getByRole('main').getByRole('button').first();
  await expect(offer).toHaveAccessibleName(/^Continue: Hip Replacement, UK to India/);
  const late = (await page.evaluate(readShifts)).slice(shifts);
  expect(late.filter(({ value }) => value > SEEN)).toEqual([]);
  const main = page.getByRole('main');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const band = await main.getByRole('region', { name: 'Your last trip' }).boundingBox();
    const text = await main.getByText('Transparent pricing across 10+ countries').boundingBox();
    expect((band?.y ?? 0) + (band?.height ?? Infinity), `at ${width} px`).toBeLessThanOrEqual(text?.y ?? 0);
  }
  await calculator.scrollIntoViewIfNeeded();
  await expectStep(calculator, 1);
  await expect(nextButton(calculator)).toBeDisabled();
  await page.goBack();
  await expectStep(calculator, 1);
  await offer.click();
  await expectStep(calculator, 3);
  await expect(calculator.getByRole('heading', { name: /^Step 3/ })).toBeFocused();
  // The last text, which stays.
  await expect(page.getByRole('status')).toHaveText('Step 3 of 5: Dates');
});
