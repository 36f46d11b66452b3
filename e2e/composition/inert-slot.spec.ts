import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { live, part, visit } from '../support/visit.ts';

const CALCULATOR = 'calculator/calculator';

/** Holds the calculator's code back until it is let go. */
async function holdCalculator(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let open = false;
  await page.route(/calculator\.[0-9a-f]{8}\.js/, async route => {
    if (!open) await new Promise<void>(resolve => held.push(async () => resolve()));
    await route.continue();
  });
  return async () => {
    open = true;
    for (const release of held) await release();
  };
}

test('its HTML is there and its code is not asked for until it is needed', async ({ page }) => {
  // A low window: the part is well below it.
  await page.setViewportSize({ width: 1280, height: 480 });
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await visit(page, '/');
  await expect(part(page, CALCULATOR).getByRole('heading', { name: 'Step 1 of 5: Treatment' })).toBeVisible();
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  expect(asked.filter(url => /calculator\.[0-9a-f]{8}\.js/.test(url))).toEqual([]);
  await part(page, CALCULATOR).scrollIntoViewIfNeeded();
  await live(page, CALCULATOR);
  expect(asked.filter(url => /calculator\.[0-9a-f]{8}\.js/.test(url))).toHaveLength(1);
});

test('a hero search before its code is there is not lost', async ({ page }) => {
  const release = await holdCalculator(page);
  await visit(page, '/');
  await page.getByRole('combobox', { name: /treatment are you looking for/i }).fill('knee replacement');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#treatment-search$/);
  await expect(part(page, CALCULATOR)).toBeInViewport();
  await expect(part(page, CALCULATOR)).not.toHaveAttribute('data-ready');
  await release();
  await live(page, CALCULATOR);
  await expect(part(page, CALCULATOR).getByRole('radio', { name: /Knee Replacement/ })).toBeChecked();
});

test('a link to its section scrolls to inert HTML', async ({ page }) => {
  const release = await holdCalculator(page);
  await visit(page, '/#calculator-section');
  await expect(part(page, CALCULATOR)).toBeInViewport();
  await expect(part(page, CALCULATOR)).not.toHaveAttribute('data-ready');
  await release();
  await live(page, CALCULATOR);
  await expect(part(page, CALCULATOR)).toBeInViewport();
});

test('a render above it and the session start neither flash nor freeze it', async ({ page }) => {
  const release = await holdCalculator(page);
  const session = page.waitForResponse(/journey\/(start|by-ip)/);
  await visit(page, '/#calculator-section');
  await session;
  const inert = await part(page, CALCULATOR).locator('> div').elementHandle();
  await page.evaluate(() => {
    history.pushState(null, '', '/#destinations-section');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await inert?.evaluate(node => node.isConnected)).toBe(true);
  await expect(part(page, CALCULATOR).getByRole('heading', { name: 'Step 1 of 5: Treatment' })).toBeVisible();
  await release();
  await live(page, CALCULATOR);
});

test('typed text, focus and a click in it survive until its code is there', async ({ page }) => {
  const release = await holdCalculator(page);
  await visit(page, '/#calculator-section');
  const search = part(page, CALCULATOR).getByRole('searchbox');
  await search.fill('teeth');
  await part(page, CALCULATOR)
    .getByRole('radio', { name: /Dental Implants/ })
    .check();
  await search.focus();
  await expect(part(page, CALCULATOR)).not.toHaveAttribute('data-ready');
  await release();
  await live(page, CALCULATOR);
  await expect(search).toHaveValue('teeth');
  await expect(search).toBeFocused();
  await expect(part(page, CALCULATOR).getByRole('radio', { name: /Dental Implants/ })).toBeChecked();
  await part(page, CALCULATOR).getByRole('button', { name: 'Next' }).click();
  await expect(part(page, CALCULATOR).getByRole('heading', { name: 'Step 2 of 5: Locations' })).toBeVisible();
});

test('a click on a link in inert HTML navigates within the page', async ({ page }) => {
  await page.route(/featured-destinations\.[0-9a-f]{8}\.js/, () => undefined);
  await visit(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await part(page, 'catalogue/featured-destinations')
    .getByRole('link', { name: 'See all destinations' })
    .click();
  await expect(page).toHaveURL('/destinations');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
