import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { CALCULATOR, calculatorOf } from '../support/calculator.ts';
import { remoteModule, visit, waitForHydration, waitUntilReady } from '../support/navigation.ts';
import { holdRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page) => page.getByRole('combobox', { name: /treatment are you looking for/ });
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');
const placeholder = (page: Page) => search(page).getAttribute('placeholder');

test('the sections are in the specified order', {
  tag: ['@shell', '@calculator', '@smoke', '@phone'],
}, async ({ page }) => {
  await visit(page, '/');
  const order = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: 'Sample costs' }),
    page.getByRole('main').getByRole('link', { name: 'Get My Transparent Estimate' }).first(),
    calculatorOf(page),
    page.getByText('How it works', { exact: true }).last(),
    remoteModule(page, 'catalogue/featured-destinations'),
    page.getByText('Why Carefare'),
    page.getByRole('main').getByRole('link', { name: 'Get My Transparent Estimate' }).last(),
  ];
  const tops = await Promise.all(order.map(async locator => (await locator.boundingBox())?.y ?? -1));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops[0]).toBeGreaterThan(0);
});

test('the strip shows the four sample costs once each, with unit and date, and can be paused; on a phone they stand two by two', {
  tag: ['@shell', '@calculator'],
}, async ({ page }) => {
  await visit(page, '/');
  const strip = page.getByRole('region', { name: 'Sample costs' });
  await expect(strip.getByRole('listitem')).toHaveText([
    /Dental Implants in Turkey \$900.*per implant/,
    /Breast Augmentation in India \$3,200/,
    /Hair Transplant in Turkey \$1,200/,
    /Gastric Sleeve in India \$15,000/,
  ]);
  await expect(strip.getByText(/^Indicative, as of/)).toBeVisible();
  const countRunning = () =>
    strip.evaluate(
      node => node.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(countRunning).toBeGreaterThan(0);
  await strip.getByRole('button', { name: 'Pause the sample costs' }).click();
  await expect.poll(countRunning).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const item of await strip.getByRole('listitem').all()) await expect(item).toBeInViewport({ ratio: 0 });
  await expect(strip.getByRole('button')).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await countRunning()).toBe(0);
  await expect(strip.getByRole('button')).toBeHidden();
  const [first, second, third] = await Promise.all(
    (await strip.getByRole('listitem').all()).map(item => item.boundingBox()),
  );
  expect([second?.y, third?.x]).toEqual([first?.y, first?.x]);
});

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

test('Get My Transparent Estimate scrolls to the calculator', { tag: ['@shell', '@calculator'] }, async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Get My Transparent Estimate' }).first().click();
  await expect(page).toHaveURL('/#calculator-section');
  await expect(calculatorOf(page)).toBeInViewport();
});

test('the process page is replaced in the history by the hero of the home page', {
  tag: ['@shell', '@calculator'],
}, async ({ page }) => {
  await visit(page, '/blog');
  await page.getByRole('banner').getByRole('link', { name: 'How It Works' }).click();
  await page.getByRole('link', { name: 'Start with your treatment' }).click();
  await expect(page).toHaveURL('/');
  await expect(search(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});
