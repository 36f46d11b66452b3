import { calculatorOf, openCalculator } from '../support/calculator.ts';
import { openTrip, totalRow } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';

test('a copied link opens the same estimate on another device, and leaves the address', {
  tag: '@calculator',
}, async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTrip(page, { destination: 'Poland', companions: 2, travelers: 3 });
  await calculatorOf(page).getByRole('combobox', { name: 'Show amounts in' }).selectOption('GBP');
  const row = totalRow(page);
  // In pounds, with the dollars after it: the link carries the currency.
  const amount = /\d,\d{3} \$\d+,\d{3}/;
  await expect(row).toContainText(amount);
  const [total = ''] = amount.exec((await row.textContent()) ?? '') ?? [];
  await calculatorOf(page)
    .getByRole('button', { name: /^(Copy a link|Share)$/ })
    .click();
  await expect(calculatorOf(page).getByText(/^The link is copied\./)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/[^?#]+\/#calculator-section&trip=v1\.[\w-]+$/);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const requested: string[] = [];
  other.on('request', request => requested.push(request.url()));
  const calculator = await openCalculator(other, new URL('/#calculator-section', link).href);
  // As one that is pasted into the address of an open page.
  await other.evaluate(address => location.assign(address), link);
  await expect(totalRow(other)).toContainText(total);
  await expect(calculator.getByText('The trip from your link is here.', { exact: false })).toBeVisible();
  await expect(calculator.getByText('Hip Replacement, from the UK to Poland')).toBeVisible();
  await expect(calculator.getByText('1 patient and 2 companions,', { exact: true })).toBeVisible();
  await expect(other).toHaveURL(link.replace(/&trip=.*/, ''));
  expect(requested.filter(url => url.includes('trip='))).toEqual([]);
  await elsewhere.close();
});
