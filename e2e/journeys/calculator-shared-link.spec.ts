import { aDatedTrip } from '@carefare/testing/worked-example';
import { shareFragment } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { expectStep, openCalculator, scrollToCalculator } from '../support/calculator.ts';
import { expectTotal } from '../support/estimate.ts';
import { visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const trip = aDatedTrip();

test('a shared link opens the same estimate once, and is removed from the address', {
  tag: ['@calculator', '@phone'],
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));
  const calculator = await openCalculator(page, `/${shareFragment(trip)}`);
  await expectTotal(page, '$8,865');
  await expect(calculator.getByText('The trip from your link is here.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL('/#calculator-section');
  expect(requested.filter(url => url.includes('trip='))).toEqual([]);
  await expectAccessible(page);

  await page.reload();
  await scrollToCalculator(page);
  await expectStep(calculator, 1);
  await expect(calculator.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a link with a missing answer opens the step that asks for it', { tag: '@calculator' }, async ({
  page,
}) => {
  const calculator = await openCalculator(page, `/${shareFragment({ ...trip, accommodationType: null })}`);
  await expectStep(calculator, 4);
  await expect(page).toHaveTitle(/^Step 4 of 5/);
  await expect(calculator.getByLabel('Companions')).toHaveValue('1');
});

test('a link with past dates asks for new ones', { tag: '@calculator' }, async ({ page }) => {
  const past = { ...trip, startDate: '2025-01-10', endDate: '2025-01-25' };
  const calculator = await openCalculator(page, `/${shareFragment(past)}`);
  await expectStep(calculator, 3);
  await expect(calculator.getByText('its dates have passed', { exact: false })).toBeVisible();
});

for (const [fault, fragment] of [
  ['that is cut off', shareFragment(trip).slice(0, -20)],
  ['of a later version', shareFragment(trip).replace('v1.', 'v9.')],
  ['with something else in it', '#calculator-section&trip=<script>'],
] as const) {
  test(`a link ${fault} is reported as damaged and starts a new trip`, { tag: '@calculator' }, async ({
    page,
  }) => {
    const calculator = await openCalculator(page, `/${fragment}`);
    await expect(calculator.getByText('This link is damaged', { exact: false })).toBeVisible();
    await expectStep(calculator, 1);
    await expect(calculator.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page).toHaveURL('/#calculator-section');
    await expectAccessible(page);
  });
}

test('a link pasted into the address of an open page loads its trip', { tag: '@calculator' }, async ({
  page,
}) => {
  await visit(page, '/');
  const calculator = await openCalculator(page);
  await calculator.getByLabel('Search treatments').fill('rhinoplasty');
  await page.evaluate(fragment => void (location.hash = fragment), shareFragment(trip));
  await expectTotal(page, '$8,865');
  await expect(page).toHaveURL('/#calculator-section');
});
