import { type Page, request } from '@playwright/test';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/treatments/hip-replacement';

/** Opens the header's choices: a popover of the bar, a part of the menu on narrow screens. */
async function openChoices(page: Page) {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^(Menu|Country and currency:.*)$/ }).click();
  return {
    country: header.getByRole('combobox', { name: 'I live in' }),
    currency: header.getByRole('combobox', { name: 'Show amounts in' }),
  };
}

test('country and currency are chosen once in the header, the country sets the currency, and are saved without storage or HTML that names them', {
  tag: ['@shell', '@phone'],
}, async ({ page, baseURL }) => {
  const saved = (name: string) =>
    page.waitForResponse(
      response =>
        response.request().method() === 'PUT' && response.request().postData()?.includes(name) === true,
    );
  await visit(page, PATH);
  await waitUntilReady(page, 'catalogue/treatment');
  const { country, currency } = await openChoices(page);
  const savedCountry = saved('Germany');
  await country.selectOption('Germany');
  expect((await savedCountry).ok()).toBe(true);
  await expect(currency).toHaveValue('EUR');
  const savedCurrency = saved('GBP');
  await currency.selectOption('GBP');
  expect((await savedCurrency).ok()).toBe(true);
  await page.keyboard.press('Escape');
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: 'I live in' })).toHaveValue('Germany');
  await expect(main.getByText(/^about £[\d,]+/).first()).toBeVisible();
  await expect(main.getByText(/US\$1 is [\d.]+ GBP, rate of /)).toBeVisible();

  // Another browser's HTML, and what this one keeps, say neither.
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/Germany|GBP/);
  const stranger = await request.newContext({ baseURL });
  expect(await (await page.request.get(PATH)).text()).toBe(await (await stranger.get(PATH)).text());
  await stranger.dispose();
});
