import { calculatorOf } from '../support/calculator.ts';
import { clickWhenStill, visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('a chosen destination is carried to the quote, and cleared on the page of another treatment', {
  tag: ['@catalogue', '@phone'],
}, async ({ page }) => {
  await visit(page, '/treatments');
  const open = async (name: string) => {
    await clickWhenStill(
      page.getByRole('contentinfo').getByRole('link', { name: 'Treatments', exact: true }),
    );
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  };
  await open('Hip Replacement');
  await page.getByRole('link', { name: 'Estimate my trip to Turkey' }).click();
  const calculator = calculatorOf(page);
  await expect(calculator.getByRole('radio', { name: /^Turkey/ })).toBeChecked();
  await expect(calculator).toBeInViewport();

  await open('Hip Replacement');
  await expect(page.getByText('Your chosen destination')).toBeVisible();
  await page.getByRole('link', { name: 'Get Personalized Quote' }).click();
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Turkey');

  await open('Knee Replacement');
  await expect(page.getByRole('link', { name: 'Estimate my trip to Turkey' })).toBeVisible();
  await open('Hip Replacement');
  await expect(page.getByRole('link', { name: 'Estimate my trip to Turkey' })).toBeVisible();
  await expect(page.getByText('Your chosen destination')).toHaveCount(0);
});

test('a treatment page says what its price includes and excludes, per which unit and as of when', {
  tag: ['@catalogue', '@phone'],
}, async ({ page }) => {
  await visit(page, '/treatments/dental-implants');
  for (const name of ['The price usually includes', 'It leaves out'])
    await expect(page.getByRole('heading', { name }).locator('+ ul > li')).not.toHaveCount(0);
  await expect(
    page.getByText(
      /Prices are per implant, with abutment and crown; figures are for 2 implants, which is typical\./,
    ),
  ).toBeVisible();
  await expect(page.getByText(/Indicative, as of \w+ \d{4}\. Not an offer\./).first()).toBeVisible();
  await expect(page.getByText(/Not medical advice/).first()).toBeVisible();
});
