import type { Page } from '@playwright/test';
import { createApi } from 'shared-contracts/host';
import { CALCULATOR, calculatorOf, expectStep } from '../support/calculator.ts';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page) => page.getByRole('combobox', { name: /treatment are you looking for/ });
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');

test('a treatment can be found by an everyday word and by keyboard', {
  tag: ['@shell', '@calculator'],
}, async ({ page }) => {
  await visit(page, '/');
  await search(page).focus();
  await page.keyboard.type('nose job');
  await expect(suggestions(page)).toHaveText([/^Rhinoplasty(?:from|about) \$[\d,]+ in India, plus travel$/]);
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { name: /Rhinoplasty/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(search(page)).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? 'none',
  );
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await waitUntilReady(page, CALCULATOR);
  const calculator = calculatorOf(page);
  await expectStep(calculator, 1);
  await expect(page).toHaveURL('/#treatment-search');
  await expect(calculator.getByLabel('Search treatments')).toHaveValue('Rhinoplasty');
  await expect(calculator.getByRole('radio', { name: /Rhinoplasty/ })).toBeChecked();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
  await expect
    .poll(async () => (await calculator.getByLabel('Search treatments').boundingBox())?.y)
    .toBeGreaterThan(header);
  const next = calculator.getByRole('button', { name: 'Next' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await expectStep(calculator, 2);
});

test('without JavaScript the searches of hero and header show what the server finds', {
  tag: ['@shell', '@calculator', '@desktop'],
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const links = page
    .getByRole('article')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ hasNotText: /^(found|interpolated|set by Carefare)$/ });
  await page.goto('/');
  await search(page).fill('knee op');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/treatments?q=knee+op');
  await expect(links).toHaveText(['Knee Replacement']);
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('rinoplasty');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/treatments?q=rinoplasty');
  await expect(links).toHaveText(['Rhinoplasty']);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/treatments`);
  await page.getByRole('link', { name: 'Show all treatments' }).click();
  await expect(links).toHaveCount((await createApi({ baseUrl: baseURL ?? '' }).treatments()).length);
  await context.close();
});
