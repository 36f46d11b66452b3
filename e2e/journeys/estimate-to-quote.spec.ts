import { inDays } from '@carefare/testing/worked-example';
import { CALCULATOR, calculatorOf } from '../support/calculator.ts';
import { estimateTable } from '../support/estimate.ts';
import { visit, waitForHydration, waitUntilReady } from '../support/navigation.ts';
import { send, storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test('a visitor gets from the home page to a stored quote request', {
  tag: ['@calculator', '@quote', '@own-stack'],
}, async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('combobox', { name: /treatment are you looking for/i }).fill('  Hip Replacement ');
  await page.keyboard.press('Enter');
  await waitUntilReady(page, CALCULATOR);
  const calculator = calculatorOf(page);
  await expect(calculator.getByRole('radio', { name: /Hip Replacement/ })).toBeChecked();

  await page.getByRole('banner').getByRole('link', { name: 'Treatments' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Hip Replacement', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hip Replacement Abroad: Transparent Costs, World-Class Care',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Estimate my trip to India' }).click();

  await expect(page).toHaveURL('/#calculator-section');
  await expect(calculator.getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeVisible();
  await expect(calculator.getByRole('radio', { name: /^India/ })).toBeChecked();
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await calculator.getByRole('button', { name: 'Next' }).click();

  await expect(calculator.getByRole('heading', { name: 'Step 3 of 5: Dates' })).toBeVisible();
  await calculator.getByLabel('Start date').fill(inDays(40));
  await calculator.getByLabel('End date').fill(inDays(55));
  await calculator.getByRole('button', { name: 'Next' }).click();

  await expect(calculator.getByRole('heading', { name: /Step 4 of 5/ })).toBeVisible();
  await calculator.getByLabel('Patients').fill('1');
  await calculator.getByLabel('Companions').fill('1');
  await expect(calculator.getByLabel('Nights')).toHaveValue('15');
  await calculator.getByRole('radio', { name: /standard/i }).check();
  await calculator.getByRole('button', { name: 'Next' }).click();

  await expect(calculator.getByRole('heading', { name: /Step 5 of 5/ })).toBeVisible();
  await calculator.getByRole('radio', { name: /standard/i }).check();
  await calculator.getByLabel(/flights/i).check();
  await calculator.getByLabel(/visas/i).check();
  await calculator.getByRole('button', { name: 'Next' }).click();

  for (const [line, amount] of [
    ['Treatment', '$6,200'],
    ['Travel', '$1,100'],
    ['Visa', '$200'],
    ['Accommodation', '$825'],
    ['Food', '$540'],
    ['Total', '$8,865'],
  ] as const) {
    await expect(estimateTable(page).getByRole('row', { name: line })).toContainText(amount);
  }

  await calculator.getByRole('button', { name: 'Request my quote' }).click();
  await expect(page).toHaveURL('/contact');
  await waitForHydration(page);
  const estimate = page.getByRole('region', { name: 'Your estimate' });
  await expect(estimate).toContainText('$8,865');
  await expect(estimate.getByRole('checkbox', { name: /Attach my estimate/ })).toBeChecked();
  const name = uniqueName();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
  await expect(page.getByLabel('Source Country')).toHaveValue('UK');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
  await page.getByRole('checkbox', { name: /agree/i }).check();
  await send(page);

  await expect(page.getByText('Contact Request Submitted!').first()).toBeVisible();
  await expect(
    page.getByText('Our team will contact you within 24 hours with your personalized quote.').first(),
  ).toBeVisible();

  const [row, ...more] = storedRequests(name);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ contact_email: 'ana@example.org', destination: 'India' });
  expect(JSON.parse(String(row?.estimate))).toMatchObject({ costs: [{ country: 'India', total: 8865 }] });
});
