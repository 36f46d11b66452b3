import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { CALCULATOR, calculatorOf } from '../support/calculator.ts';
import { visit, waitForHydration, waitUntilReady } from '../support/navigation.ts';
import { holdRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page) => page.getByRole('combobox', { name: /treatment are you looking for/ });
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');
const placeholder = (page: Page) => search(page).getAttribute('placeholder');

test('a treatment can be found by an everyday word and by keyboard', {
  tag: ['@shell', '@calculator', '@phone'],
}, async ({ page }) => {
  await visit(page, '/');
  await search(page).focus();
  await page.keyboard.type('nose job');
  await expect(suggestions(page)).toHaveText([/^Rhinoplastyfrom \$[\d,]+ plus travel$/]);
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { name: /Rhinoplasty/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(search(page)).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? 'none',
  );
  await expect(search(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#treatment-search');
  await waitUntilReady(page, CALCULATOR);
  await expect(calculatorOf(page).getByRole('radio', { name: /Rhinoplasty/ })).toBeVisible();
  await expect(calculatorOf(page).getByLabel('Search treatments')).toHaveValue('Rhinoplasty');
  await expect(calculatorOf(page).getByRole('heading', { name: /Step 1 of 5/ })).toBeFocused();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN;
  const progress = calculatorOf(page).getByRole('list', { name: 'Steps' });
  await expect.poll(async () => (await progress.boundingBox())?.y).toBeGreaterThan(header);
  await expect(progress).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(calculatorOf(page).locator(':focus')).toBeVisible();
});

test('Escape and a click outside close the list, and blank input is ignored', {
  tag: ['@shell', '@calculator'],
}, async ({ page }) => {
  await visit(page, '/');
  await search(page).fill('a');
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(suggestions(page)).toHaveCount(0);
  await search(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('text typed before hydration is kept and can be submitted', { tag: ['@shell', '@calculator'] }, async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/main\.[0-9a-f]+\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await search(page).fill('knee');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release();
  await waitForHydration(page);
  await expect(search(page)).toHaveValue('knee');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/#treatment-search');
  await waitUntilReady(page, CALCULATOR);
  await expect(calculatorOf(page).getByLabel('Search treatments')).toHaveValue('knee');
});

test('without JavaScript the searches of hero and header show what the server finds', {
  tag: ['@shell', '@calculator'],
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const links = page.getByRole('article').getByRole('listitem').getByRole('link');
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
  await expect(links).toHaveCount(25);
  await page.goto('/');
  await page.getByRole('list', { name: 'Often searched' }).getByText('Gastric Sleeve').click();
  await expect(page).toHaveURL('/treatments/gastric-sleeve');
  await context.close();
});

test('the example searches type themselves and can be paused', { tag: ['@shell', '@calculator'] }, async ({
  page,
}) => {
  await page.clock.install();
  const session = page.waitForResponse('**/api/journey/**');
  await visit(page, '/');
  // Its deadline runs by the same clock.
  await session;
  const seen = new Set<string | null>();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(200);
        seen.add(await placeholder(page));
        return seen.has('Try "Dental Implants"') && seen.has('Try "Gastric Sleeve"');
      },
      { intervals: [10], timeout: 30_000 },
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Pause the examples' }).click();
  const paused = await placeholder(page);
  await page.clock.runFor(10_000);
  expect(await placeholder(page)).toBe(paused);
});

test('the example searches do not move with reduced motion', { tag: ['@shell', '@calculator'] }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const session = page.waitForResponse('**/api/journey/**');
  await visit(page, '/');
  // Its deadline runs by the same clock.
  await session;
  await page.clock.runFor(10_000);
  expect(await placeholder(page)).toBe('Try "Hair Transplant"');
  await expect(page.getByRole('button', { name: /examples/ })).toHaveCount(0);
});
