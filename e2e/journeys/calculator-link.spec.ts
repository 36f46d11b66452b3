import { shareFragment } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { atStep, calculatorOn, openCalculator } from '../support/calculator.ts';
import { expectTotal, workedExample } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const trip = workedExample();

test('a shared link opens the same estimate, once, and leaves the address @phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  const calculator = await openCalculator(page, `/${shareFragment(trip)}`);
  await expectTotal(page, '$8,865');
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
  await expectTotal(page, '$8,865');
  await expect(page).toHaveURL('/#calculator-section');
});
