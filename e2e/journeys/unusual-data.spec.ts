import { answerSteps, CALCULATOR, calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { estimateTable } from '../support/estimate.ts';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { fillPerson, openForm, resultOf, send, storedRequests } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';
import { startUnusualSite } from '../support/unusual-site.ts';

let site: Awaited<ReturnType<typeof startUnusualSite>>;
test.beforeAll(async () => {
  site = await startUnusualSite();
});
test.afterAll(() => site.remove());

test('a visitor from a country that nobody compiled gets the estimate of such a treatment, and requests a quote', {
  tag: ['@calculator', '@quote', '@own-stack'],
}, async ({ page }) => {
  await visit(page, site.url);
  await page.getByRole('combobox', { name: /treatment are you looking for/i }).fill('Jaw & Chin Surgery');
  await page.keyboard.press('Enter');
  await waitUntilReady(page, CALCULATOR);
  const calculator = calculatorOf(page);
  await expect(calculator.getByRole('radio', { name: /^Jaw & Chin Surgery/ })).toBeChecked();
  await nextButton(calculator).click();
  await expectStep(calculator, 2);
  await calculator.getByLabel('Where do you travel from?').selectOption('Chile');
  await calculator.getByRole('radio', { name: /^Georgia/ }).check();
  await nextButton(calculator).click();
  await answerSteps(calculator, 3, 5);
  await expect(estimateTable(page).getByRole('row', { name: 'Treatment' })).toContainText('$4,100');
  await expect(calculator).not.toContainText(/null|undefined|NaN|Infinity|from \$0/);

  await calculator.getByRole('button', { name: 'Request my quote' }).click();
  await waitUntilReady(page, 'quote/contact');
  const name = await fillPerson(page);
  await send(page);
  await expect(resultOf(page)).toBeVisible();
  expect(storedRequests(name, site.databaseFile)).toMatchObject([
    { treatment_id: 54, source: 'Chile', destination: 'Georgia' },
  ]);
});

test('a quote can be requested for a treatment without any price', {
  tag: ['@quote', '@own-stack'],
}, async ({ page }) => {
  await openForm(page, site.url, '?treatment=breast-augmentation');
  const name = await fillPerson(page);
  await send(page);
  await expect(resultOf(page)).toBeVisible();
  expect(storedRequests(name, site.databaseFile)).toMatchObject([{ treatment_id: 31, destination: '' }]);
});
