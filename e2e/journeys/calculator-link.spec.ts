import { defaultTrip, shareFragment, type TripData } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { atStep, calculatorOn, estimateOf, inDays, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** The worked example, as it was on another device. */
const trip: TripData = {
  ...defaultTrip,
  treatmentType: '52',
  source: 'UK',
  destination: 'India',
  startDate: inDays(40),
  endDate: inDays(55),
  timeline: 'soon',
  companions: 1,
  travelers: 2,
  accommodationType: { accommodationMasterId: 2 },
  accommodationDuration: 15,
  foodPreference: { foodMasterId: 2 },
};

test('a shared link opens the same estimate, once, and leaves the address @phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const calculator = await openCalculator(page, `/${shareFragment(trip)}`);
  await expect(estimateOf(calculator).getByRole('row', { name: /^Total/ })).toContainText('$8,865');
  await expect(calculator.getByText('The trip from your link is here.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL('/#calculator-section');
  expect(asked.filter(url => url.includes('trip='))).toEqual([]);
  await expectAccessible(page);

  await page.reload();
  await calculatorOn(page);
  await atStep(calculator, 1);
  await expect(calculator.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a link that lacks an answer opens the step that asks for it', async ({ page }) => {
  const calculator = await openCalculator(page, `/${shareFragment({ ...trip, accommodationType: null })}`);
  await atStep(calculator, 4);
  await expect(page).toHaveTitle(/^Step 4 of 5/);
  await expect(calculator.getByLabel('Companions')).toHaveValue('1');
});

test('a link whose dates have passed asks for new ones', async ({ page }) => {
  const past = { ...trip, startDate: '2025-01-10', endDate: '2025-01-25' };
  const calculator = await openCalculator(page, `/${shareFragment(past)}`);
  await atStep(calculator, 3);
  await expect(calculator.getByText('its dates have passed', { exact: false })).toBeVisible();
});

for (const [name, fragment] of [
  ['cut off', shareFragment(trip).slice(0, -20)],
  ['of a later version', shareFragment(trip).replace('v1.', 'v9.')],
  ['of something else', '#calculator-section&trip=<script>'],
] as const) {
  test(`a link ${name} says so and starts fresh`, async ({ page }) => {
    const calculator = await openCalculator(page, `/${fragment}`);
    await expect(calculator.getByText('This link is damaged', { exact: false })).toBeVisible();
    await atStep(calculator, 1);
    await expect(calculator.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page).toHaveURL('/#calculator-section');
    await expectAccessible(page);
  });
}

test('a link put into the address of an open page brings its own trip', async ({ page }) => {
  await visit(page, '/');
  const calculator = await openCalculator(page);
  await calculator.getByRole('searchbox').fill('rhinoplasty');
  await page.evaluate(fragment => void (location.hash = fragment), shareFragment(trip));
  await expect(estimateOf(calculator).getByRole('row', { name: /^Total/ })).toContainText('$8,865');
  await expect(page).toHaveURL('/#calculator-section');
});
