import { calculatorOf } from '../support/calculator.ts';
import { visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('a country chosen by keyboard leads to step 2 with it, in sight and focused, and is marked', {
  tag: ['@catalogue', '@calculator'],
}, async ({ page }) => {
  await visit(page, '/treatments');
  // By client navigation, so that the browser fetches the data of its page.
  await page.getByRole('main').getByRole('link', { name: 'Hip Replacement', exact: true }).click();
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
