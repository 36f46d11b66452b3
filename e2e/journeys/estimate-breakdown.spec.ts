import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { CALCULATOR, calculatorOf } from '../support/calculator.ts';
import { estimateTable, expectTotal, openTrip } from '../support/estimate.ts';
import { expectNoHorizontalScroll, waitForHydration, waitUntilReady } from '../support/navigation.ts';
import { AFTER_RETRIES } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const COST = /\/api\/journey\/compute-cost$/;

/** The notes on units, prices and assumptions whose letters are smaller than 15 px. The table of destinations has none. */
const smallNotes = (page: Page) =>
  calculatorOf(page)
    .locator(':is(small, p, ul li, thead th):not([aria-label="Destinations compared"] *)')
    .evaluateAll(notes =>
      notes
        .filter(note => note.checkVisibility() && Number.parseFloat(getComputedStyle(note).fontSize) < 15)
        .map(({ textContent }) => textContent),
    );

/** The colours, as painted, of the bar of shares. */
const shareColours = (page: Page) =>
  calculatorOf(page)
    .locator('div[aria-hidden] > [data-line]')
    .evaluateAll(parts => parts.map(part => getComputedStyle(part).backgroundColor));

test('the estimate explains each line and its assumptions', { tag: ['@calculator', '@phone'] }, async ({
  page,
}) => {
  await openTrip(page);
  await expectTotal(page, '$8,865 ≈ £6,740');
  for (const [line, text] of [
    ['Treatment', 'one hip, implant included 70% $6,200'],
    ['Travel', 'return flights for 2 people 13% $1,100'],
    ['Visa', 'for 2 people 2% $200'],
    ['Accommodation', '15 nights, Standard hotel (3 to 4 star) 9% $825'],
    ['Food', '15 days, Standard (mixed restaurants) 6% $540'],
  ] as const)
    await expect(estimateTable(page).getByRole('row', { name: `${line} ${text}` })).toBeVisible();
  for (const text of [
    'Hip Replacement, from the UK to India',
    '$5,200 to $8,000',
    'Not included',
    'What we assumed',
    /Amounts in GBP are approximate, at the exchange rate of \d+ [A-Z]\w+ 20\d\d\./,
    /Indicative, as of [A-Z]\w+ 20\d\d\. Not an offer and not medical advice\./,
  ])
    await expect(calculatorOf(page).getByText(text)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  expect(await smallNotes(page)).toEqual([]);
  // Each part of the bar keeps a colour of its own.
  await page.emulateMedia({ forcedColors: 'active' });
  expect(new Set(await shareColours(page)).size).toBe(5);
});

test('a visitor whose currency is the dollar sees dollars only', { tag: '@calculator' }, async ({ page }) => {
  await openTrip(page, { source: 'USA' });
  await expect(estimateTable(page).getByRole('row', { name: 'Total' })).toContainText('$');
  await expect(calculatorOf(page).getByText('≈')).toHaveCount(0);
});

test('a cost that cannot be computed shows no figure, says so, and can be retried', {
  tag: '@calculator',
}, async ({ page, api, expectLog }) => {
  expectLog(/500/);
  await api(COST).status(500);
  await openTrip(page);
  const failure = calculatorOf(page).getByText(/^The cost cannot be computed at the moment/);
  await expect(failure).toBeVisible(AFTER_RETRIES);
  await expectTotal(page, '–');
  await expect(page.getByRole('status').filter({ hasText: 'The cost cannot be computed' })).toHaveCount(1);
  await expectAccessible(page);
  await api(COST).heal();
  await calculatorOf(page).getByRole('button', { name: 'Try again' }).click();
  await expectTotal(page, '$8,865');
});

test('without a session there is no cost; a retry starts one and saves the answers', {
  tag: '@calculator',
}, async ({ page, api, expectLog }) => {
  expectLog(/503/);
  expectLog(/Session start/);
  await api('/journey/start').status(503);
  await openTrip(page);
  await expect(calculatorOf(page).getByText(/^The cost cannot be computed/)).toBeVisible(AFTER_RETRIES);
  await expectTotal(page, '–');
  await api('/journey/start').heal();
  await calculatorOf(page).getByRole('button', { name: 'Try again' }).click();
  await expectTotal(page, '$8,865');
});

test('a copied link opens the same estimate on another device', { tag: ['@calculator', '@phone'] }, async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTrip(page, { destination: 'Poland', companions: 2, travelers: 3 });
  const row = estimateTable(page).getByRole('row', { name: 'Total' });
  await expect(row).toContainText(/\$\d+,\d{3}/);
  const total = (await row.textContent()) ?? '';
  await calculatorOf(page).getByRole('button', { name: 'Copy a link to this estimate' }).click();
  await expect(calculatorOf(page).getByText(/^The link is copied\./)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/[^?#]+\/#calculator-section&trip=v1\.[\w-]+$/);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await waitForHydration(other);
  await waitUntilReady(other, CALCULATOR);
  await expect(estimateTable(other).getByRole('row', { name: 'Total' })).toHaveText(total);
  await expect(calculatorOf(other).getByText('Hip Replacement, from the UK to Poland')).toBeVisible();
  await expect(calculatorOf(other).getByText('1 patient and 2 companions,', { exact: true })).toBeVisible();
  expect(new URL(other.url()).hash).not.toContain('trip=');
  await elsewhere.close();
});

test('the link is shown as text if the browser cannot copy it', { tag: '@calculator' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openTrip(page);
  await calculatorOf(page).getByRole('button', { name: 'Copy a link to this estimate' }).click();
  const field = calculatorOf(page).getByRole('textbox', { name: 'Link to this estimate' });
  await expect(field).toHaveValue(/\/#calculator-section&trip=v1\./);
  // Until the cost is computed the table is dimmed.
  await expectTotal(page, '$8,865');
  await expectAccessible(page);
});

test('the quote form is prefilled with the trip of the estimate', { tag: '@calculator' }, async ({
  page,
}) => {
  await openTrip(page);
  await expectTotal(page, '$8,865');
  await calculatorOf(page).getByRole('button', { name: 'Request my quote' }).click();
  await expect(page).toHaveURL('/contact');
  await waitUntilReady(page, 'quote/contact');
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
  await expect(page.getByLabel('Source Country')).toHaveValue('UK');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
  await expect(page.getByRole('combobox', { name: 'Timeline' })).toHaveValue('soon');
});
