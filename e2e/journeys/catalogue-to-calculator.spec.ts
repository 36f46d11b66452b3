import { expectAccessible } from '../support/axe.ts';
import { openByLink } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { part } from '../support/visit.ts';

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
