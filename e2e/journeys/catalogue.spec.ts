import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { followNavLink, live, part, visit } from '../support/visit.ts';

/** Three tries more with backoff before a failure is told. */
const GIVEN_UP = { timeout: 20_000 };
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** To a treatment's page by links, so that the browser fetches its data. */
async function openByLink(page: Page, name: string): Promise<void> {
  await visit(page, '/treatments');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}

test('a category opens in a dialog that keeps the focus and gives it back', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/treatments');
  await live(page, 'catalogue/treatments');
  await page.getByRole('button', { name: 'Reject analytics' }).click();
  const opener = page.getByRole('button', { name: 'Orthopedic', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'All Orthopedic treatments' });
  await expect(dialog.getByRole('link')).toHaveText(['Knee Replacement', 'Hip Replacement', 'Spinal Fusion']);
  await expectAccessible(page);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    // The browser's own controls may take their turn; nothing behind the dialog does.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'View Dental Treatment Costs' }).click();
  await expect(page).toHaveURL('/#treatment-search');
  await live(page, 'calculator/calculator');
  await expect(part(page, 'calculator/calculator').getByRole('searchbox')).toHaveValue('Dental');
});

for (const [key, name] of [
  ['Enter', 'Thailand'],
  ['Space', 'India'],
] as const) {
  test(`a country chosen by ${key} leads to step 2 with it, and stays marked in text`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openByLink(page, 'Hip Replacement');
    const card = page.getByRole('button', { name, exact: true });
    await card.focus();
    await page.keyboard.press(key);
    await expect(page).toHaveURL('/#calculator-section');
    const calculator = part(page, 'calculator/calculator');
    await expect(calculator.getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeVisible();
    await expect(calculator.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
    await page.goBack();
    await expect(page.getByText('Your chosen destination')).toBeVisible();
    await expectAccessible(page);
  });
}

test('prices compare by any column, and with the home of the visitor', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/treatments/hip-replacement');
  await live(page, 'catalogue/treatment');
  const table = page.getByRole('table');
  const countries = table.getByRole('rowheader');
  const byPrice = await countries.allTextContents();
  await table.getByRole('button', { name: /country/i }).click();
  await expect(table.getByRole('columnheader', { name: /country/i })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(countries).toHaveText(byPrice.toSorted());
  await table.getByRole('button', { name: /country/i }).click();
  await expect(table.getByRole('columnheader', { name: /country/i })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(countries).toHaveText(byPrice.toSorted().toReversed());
  // Rows are stacked where they would not fit: nothing scrolls sideways.
  expect(await table.evaluate(element => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('combobox', { name: /home|compare/i }).selectOption('UK');
  await expect(page.getByText(/UK.*\$/)).toBeVisible();
  const offers = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(scripts => scripts.map(script => JSON.parse(script.textContent ?? '')));
  const service = offers.find(entry => entry['@type'] === 'Service');
  expect(service.offers.offers).toHaveLength(byPrice.length);
  for (const { price, areaServed, priceSpecification } of service.offers.offers) {
    expect(priceSpecification).toMatchObject({ price, unitText: 'one hip, implant included' });
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: areaServed.name }) });
    await expect(row).toContainText(`$${Number(price).toLocaleString('en-US')}`);
  }
});

test('both ways to a quote carry the treatment', { tag: '@phone' }, async ({ page }) => {
  for (const name of ['Get Personalized Quote', 'Get a Personalized Transparent Quote']) {
    await visit(page, '/treatments/dental-implants');
    await live(page, 'catalogue/treatment');
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('37');
  }
});

test('with a slow API each section fills in by itself', { tag: '@phone' }, async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/api/masters/treatment-faqs', async route => {
    await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  await openByLink(page, 'Knee Replacement');
  await expect(
    section(page, 'Suggested countries for Knee Replacement').getByRole('listitem').first(),
  ).toBeVisible();
  const questions = section(page, 'Frequently Asked Questions');
  await expect(questions.getByText('Loading', { exact: true })).toBeAttached();
  await expect(questions.getByRole('article')).toHaveCount(0);
  for (const release of held) release();
  await expect(questions.getByRole('article').first()).toBeVisible();
});

test('with a slow list the page says that it loads', { tag: '@phone' }, async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/api/masters/treatments', async route => {
    await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  await visit(page, '/about');
  await followNavLink(page, 'Treatments');
  await expect(page.getByText('Loading treatments...')).toBeVisible();
  for (const release of held) release();
  await expect(page.getByRole('heading', { name: 'Cardiac' })).toBeVisible();
});

test('one failing section leaves the others, says so, and can be asked for again', { tag: '@phone' }, async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 500/);
  await page.route('**/api/masters/treatment-faqs', route => route.fulfill({ status: 500 }));
  await openByLink(page, 'Spinal Fusion');
  const questions = section(page, 'Frequently Asked Questions');
  await expect(questions.getByText('This part could not be loaded.')).toBeVisible(GIVEN_UP);
  await expect(page.getByRole('status').getByText('This part could not be loaded.')).toBeAttached();
  await expect(section(page, 'Why Choose Us for Spinal Fusion').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/masters/treatment-faqs');
  await questions.getByRole('button', { name: 'Try again' }).click();
  await expect(questions.getByRole('article').first()).toBeVisible();
});

test('with the API down, a list says so and can be tried again', { tag: '@phone' }, async ({
  page,
  expectMessage,
}) => {
  expectMessage(/ERR_FAILED/);
  expectMessage(/Failed to fetch destinations/);
  const sessionStarted = page.waitForResponse('**/api/masters/treatments');
  await visit(page, '/about');
  await sessionStarted;
  await page.route('**/api/masters/**', route => route.abort());
  await followNavLink(page, 'Destinations');
  await expect(page.getByText('The table of countries could not be loaded.').first()).toBeVisible(GIVEN_UP);
  await expect(page.getByRole('button', { name: 'Calculate Costs for India' })).toBeVisible();
  await page.unroute('**/api/masters/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table').getByRole('rowheader', { name: 'Mexico' })).toBeVisible();
});

test('a step that cannot be saved is logged only: the country waits at step 1', { tag: '@phone' }, async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 500/);
  expectMessage(/Step 2 could not be opened/);
  await openByLink(page, 'Hip Replacement');
  await page.route('**/api/journey/*', route =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByRole('button', { name: 'India', exact: true }).click();
  const calculator = part(page, 'calculator/calculator');
  await expect(calculator.getByRole('radio', { name: /Hip Replacement/ })).toBeChecked();
  await page.unroute('**/api/journey/*');
  await calculator.getByRole('button', { name: 'Next' }).click();
  await expect(calculator.getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeVisible();
  await expect(calculator.getByRole('radio', { name: /^India/ })).toBeChecked();
});

test("a country is kept while the calculator's code is late", { tag: '@phone' }, async ({ page }) => {
  const held: (() => void)[] = [];
  let late = true;
  await openByLink(page, 'Hip Replacement');
  await page.route(/remoteEntry/, async route => {
    if (late) await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Thailand', exact: true }).click();
  await expect(page).toHaveURL('/#calculator-section');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  late = false;
  for (const release of held) release();
  const calculator = part(page, 'calculator/calculator');
  await expect(calculator.getByRole('radio', { name: /^Thailand/ })).toBeChecked({ timeout: 30_000 });
});

test('a country is kept while the calculator is dead', { tag: '@phone' }, async ({ page, expectMessage }) => {
  expectMessage(/ERR_FAILED/);
  let dead = true;
  let refused = 0;
  await openByLink(page, 'Hip Replacement');
  await page.route(/remoteEntry/, route => {
    refused += dead ? 1 : 0;
    return dead ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Thailand', exact: true }).click();
  await expect(page).toHaveURL('/#calculator-section');
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(part(page, 'calculator/calculator').getByText('hello@carefare.example')).toBeVisible();
  dead = false;
  const calculator = part(page, 'calculator/calculator');
  await expect(calculator.getByRole('radio', { name: /^Thailand/ })).toBeChecked({ timeout: 45_000 });
});
