import type { Page } from '@playwright/test';
import { CALCULATOR, calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { holdRequests, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

/** Opens a treatment's page by client navigation, so that the browser fetches its data. */
async function followTreatmentLink(page: Page, name: string): Promise<void> {
  await visit(page, '/treatments');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}

test('a country chosen by keyboard leads to step 2 with it, in sight and focused, and is marked', {
  tag: ['@catalogue', '@calculator'],
}, async ({ page }) => {
  await followTreatmentLink(page, 'Hip Replacement');
  const calculator = calculatorOf(page);
  await page.getByRole('link', { name: 'Estimate my trip to Thailand' }).press('Enter');
  await expect(page).toHaveURL('/#calculator-section');
  await expect(
    calculator.getByRole('heading', { name: 'Step 2 of 5: Where from and where to' }),
  ).toBeFocused();
  await expect(calculator.getByRole('radio', { name: /^Thailand/ })).toBeChecked();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
  const progress = calculator.getByRole('list', { name: 'Steps' });
  const distance = async () => ((await progress.boundingBox())?.y ?? Number.NaN) - header;
  await expect.poll(distance).toBeGreaterThan(0);
  await expect.poll(distance).toBeLessThan(96);
  await page.keyboard.press('Tab');
  await expect(calculator.locator(':focus')).toBeInViewport();
  await page.goBack();
  const card = page.getByRole('listitem').filter({ hasText: 'Estimate my trip to Thailand' });
  await expect(card).toContainText('Your chosen destination');
});

test('a chosen country is kept while the calculator cannot be loaded, its files are needed once, and Next stays where it is', {
  tag: ['@catalogue', '@calculator'],
}, async ({ page, remote, expectLog }) => {
  expectLog(/ERR_CONNECTION_REFUSED/);
  await followTreatmentLink(page, 'Hip Replacement');
  const chosen = page.getByRole('link', { name: 'Estimate my trip to Thailand' });
  // The page's own widget is there before.
  await expect(chosen).toBeVisible();
  await remote('calculator').refused();
  // The fallback stands there before the first request.
  const refusal = page.waitForEvent('requestfailed', request =>
    request.url().includes('/_releases/calculator/'),
  );
  await chosen.click();
  await expect(page).toHaveURL('/#calculator-section');
  await refusal;
  const calculator = calculatorOf(page);
  await expect(calculator.getByText('hello@carefare.example')).toBeVisible();
  await remote('calculator').heal();
  await waitUntilReady(page, CALCULATOR);
  await expect(calculator.getByRole('radio', { name: /^Thailand/ })).toBeChecked();

  await remote('calculator').refused();
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await holdRequests(page, '**/journey/compute-cost-by-treatment');
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await expect(calculator.getByText('Working it out …')).toBeVisible();
  const next = nextButton(calculator);
  const placeOfNext = () => next.evaluate(element => element.getBoundingClientRect().top + scrollY);
  const before = await placeOfNext();
  answer();
  await expect(calculator.getByText(/^The whole trip, /)).toBeVisible();
  expect(Math.abs((await placeOfNext()) - before), 'a click on Next lands').toBeLessThan(2);
  await next.click();
  await expectStep(calculator, 3);
});
