import { expectAccessible } from '../support/axe.ts';
import { calculatorOf } from '../support/calculator.ts';
import { followTreatmentLink } from '../support/catalogue.ts';
import { clickWhenStill } from '../support/navigation.ts';
import { holdRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

for (const [key, name] of [
  ['Enter', 'Thailand'],
  ['Space', 'India'],
] as const) {
  test(`choosing a country with ${key} leads to step 2 with it, and marks it as chosen`, {
    tag: ['@catalogue', '@calculator', '@phone'],
  }, async ({ page }) => {
    await followTreatmentLink(page, 'Hip Replacement');
    const card = page.getByRole('link', { name: `Estimate my trip to ${name}` });
    await card.focus();
    await page.keyboard.press(key);
    await expect(page).toHaveURL('/#calculator-section');
    const calculator = calculatorOf(page);
    await expect(calculator.getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeVisible();
    await expect(calculator.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
    await expect(calculator.getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeFocused();
    const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
    const progress = calculator.getByRole('list', { name: 'Steps' });
    await expect.poll(async () => (await progress.boundingBox())?.y).toBeGreaterThan(header);
    await page.keyboard.press('Tab');
    await expect(calculator.locator(':focus')).toBeInViewport();
    await page.goBack();
    await expect(page.getByText('Your chosen destination')).toBeVisible();
    await expectAccessible(page);
  });
}

test('a country opened in a new tab leads to step 2 with it', {
  tag: ['@catalogue', '@calculator', '@phone'],
}, async ({ page, context }) => {
  await followTreatmentLink(page, 'Hip Replacement');
  const opened = context.waitForEvent('page');
  const requested = context.waitForEvent('request', request => request.isNavigationRequest());
  const link = page.getByRole('link', { name: 'Estimate my trip to India' });
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await clickWhenStill(link, { modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  expect((await requested).url()).toBe(address.replace(/#.*/, ''));
  // In a tab that Playwright opens: in others it may wait for a navigation that has ended, when the page replaces its address.
  const tab = await context.newPage();
  await tab.goto(address);
  const calculator = calculatorOf(tab);
  await expect(calculator.getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeVisible();
  await expect(calculator.getByRole('radio', { name: /^India/ })).toBeChecked();
  await expect(tab).toHaveURL('/#calculator-section');
  await expect(page).toHaveURL('/treatments/hip-replacement');
});

test('if saving the treatment fails, step 1 stays open and the country is kept for step 2', {
  tag: ['@catalogue', '@calculator', '@phone'],
}, async ({ page, expectLog }) => {
  expectLog(/status of 500/);
  expectLog(/Step 2 could not be opened/);
  await followTreatmentLink(page, 'Hip Replacement');
  await page.route('**/api/journey/*', route =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Estimate my trip to India' }).click();
  const calculator = calculatorOf(page);
  await expect(calculator.getByRole('radio', { name: /Hip Replacement/ })).toBeChecked();
  await page.unroute('**/api/journey/*');
  await calculator.getByRole('button', { name: 'Next' }).click();
  await expect(calculator.getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeVisible();
  await expect(calculator.getByRole('radio', { name: /^India/ })).toBeChecked();
});

test("a chosen country is kept while the calculator's code is loading", {
  tag: ['@catalogue', '@calculator', '@phone'],
}, async ({ page }) => {
  await followTreatmentLink(page, 'Hip Replacement');
  const release = await holdRequests(page, /remoteEntry/);
  const requested = page.waitForRequest(/remoteEntry/);
  await page.getByRole('link', { name: 'Estimate my trip to Thailand' }).click();
  await expect(page).toHaveURL('/#calculator-section');
  await requested;
  release();
  const calculator = calculatorOf(page);
  await expect(calculator.getByRole('radio', { name: /^Thailand/ })).toBeChecked({ timeout: 30_000 });
});

test('a chosen country is kept while the calculator cannot be loaded', {
  tag: ['@catalogue', '@calculator', '@phone'],
}, async ({ page, expectLog }) => {
  expectLog(/ERR_FAILED/);
  let isDown = true;
  let refused = 0;
  await followTreatmentLink(page, 'Hip Replacement');
  await page.route(/remoteEntry/, route => {
    refused += isDown ? 1 : 0;
    return isDown ? route.abort() : route.continue();
  });
  await page.getByRole('link', { name: 'Estimate my trip to Thailand' }).click();
  await expect(page).toHaveURL('/#calculator-section');
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(calculatorOf(page).getByText('hello@carefare.example')).toBeVisible();
  isDown = false;
  const calculator = calculatorOf(page);
  await expect(calculator.getByRole('radio', { name: /^Thailand/ })).toBeChecked({ timeout: 45_000 });
});
