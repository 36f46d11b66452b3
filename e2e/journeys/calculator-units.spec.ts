import { expectAccessible } from '../support/axe.ts';
import { answerSteps, calculatorOf, expectStep, nextButton, openCalculator } from '../support/calculator.ts';
import { estimateTable, expectTotal, openTrip } from '../support/estimate.ts';
import { waitUntilReady } from '../support/navigation.ts';
import { send, storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

test('the number of veneers asked in step 1 is in every total, and in the quote request', {
  tag: ['@calculator', '@quote', '@own-stack'],
}, async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculator.getByLabel('Search treatments').fill('dental veneers');
  const field = calculator.getByRole('spinbutton', { name: 'How many veneers?' });
  await expect(field).toHaveValue('8');
  await field.fill('6');
  await nextButton(calculator).click();

  await expectStep(calculator, 2);
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await expect(calculator.getByText(/^The whole trip for 6 veneers, 1 traveller,/)).toBeVisible();
  await calculator.getByRole('radio', { name: /^Thailand/ }).check();
  await nextButton(calculator).click();
  await answerSteps(calculator, 3, 5);

  await expect(calculator.getByText('All in, for 6 veneers')).toBeVisible();
  await expect(
    estimateTable(page).getByRole('row', { name: /^Treatment 6 veneers: per tooth/ }),
  ).toBeVisible();
  await expect(calculator.getByRole('row', { name: /^Total for 6 veneers/ })).toBeVisible();
  await expectAccessible(page);

  await calculator.getByRole('button', { name: 'Request my quote' }).click();
  await waitUntilReady(page, 'quote/contact');
  const attach = page.getByRole('checkbox', { name: 'Attach my estimate to this request' });
  await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('6 veneers');
  await expect(attach).toBeChecked();
  const name = uniqueName();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.getByRole('checkbox', { name: /agree/i }).check();
  await send(page);
  await expect(page.getByText('Contact Request Submitted!').first()).toBeVisible();
  expect(JSON.parse(String(storedRequests(name)[0]?.estimate))).toMatchObject({ input: { units: 6 } });
});

test('from a country that is not listed, the estimate leaves out flights and visa and says so', {
  tag: ['@calculator', '@quote'],
}, async ({ page }) => {
  await openTrip(page, { source: null, destination: null });
  const calculator = calculatorOf(page);
  await expectStep(calculator, 2);
  await calculator.getByLabel('Where do you travel from?').selectOption('My country is not listed');
  await expect(calculator.getByText(/Flights and visa are not included/).first()).toBeVisible();
  await calculator.getByRole('radio', { name: /^India/ }).check();
  await nextButton(calculator).click();
  for (const step of [3, 4, 5]) {
    await expectStep(calculator, step);
    await nextButton(calculator).click();
  }
  // The worked example without fares and visa fees.
  await expectTotal(page, '$7,565');
  for (const line of ['Travel', 'Visa'])
    await expect(
      estimateTable(page).getByRole('row', { name: new RegExp(`^${line} not included`) }),
    ).toBeVisible();
  await expectAccessible(page);
  await calculator.getByRole('button', { name: 'Request my quote' }).click();
  await waitUntilReady(page, 'quote/contact');
  await expect(page.getByLabel('Source Country')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
});
