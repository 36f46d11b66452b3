import type { Page } from '@playwright/test';
import { delayTimers, holdRequests, waitForHydration, waitUntilReady } from '../support/navigation.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';
import { controls } from './controls.ts';

const PATHS: Record<string, string> = {
  home: '/',
  list: '/treatments',
  detail: '/treatments/hip-replacement',
  contact: '/contact',
};

/** Opens a page whose application code comes only when the result is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, /\/assets\/main\.\w+\.js$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('a page asks for no code before it is painted', { tag: '@shell' }, async ({ page }) => {
  // A second after it is loaded a page no longer waits for its paint.
  await delayTimers(page, 1_000);
  await page.goto('/treatments/hip-replacement');
  await waitUntilReady(page, 'catalogue/treatment');
  const { painted, asked } = await page.evaluate(() => {
    const startsOf = (type: string, suffix = '') =>
      performance
        .getEntriesByType(type)
        .filter(({ name }) => name.endsWith(suffix))
        .map(({ startTime }) => startTime);
    return { painted: startsOf('paint'), asked: startsOf('resource', '.js') };
  });
  expect(asked.length).toBeGreaterThan(4);
  // Its first paint, which is a little earlier than that of its content.
  expect(Math.min(...asked)).toBeGreaterThan(Math.min(...painted));
});

/** As on a phone, where the menu is behind a button. */
test.use({ viewport: { width: 390, height: 844 } });

/** What the browser does by itself, what the page repeats, and what a remote's widget repeats, here and after a navigation. */
const sample = controls.filter(({ name }) => ['menu', 'dialog', 'next', 'country'].includes(name));

for (const { name, page: pageName, module, selector, key, isNative, hasEffect } of allOr(controls, sample))
  test(`${name} on ${pageName}: an input before the code is there is not lost`, { tag: '@shell' }, async ({
    page,
  }) => {
    const release = await openWithoutCode(page, PATHS[pageName] ?? '');
    const control = page.locator(selector).first();
    if (key) await control.press(key);
    // Playwright would wait until a control is no longer aria-disabled.
    else await control.click({ force: (await control.getAttribute('aria-disabled')) === 'true' });
    if (!isNative) await page.locator('[data-pressed]').waitFor();
    release();
    await waitForHydration(page);
    if (module) await waitUntilReady(page, module);
    await page.waitForFunction(hasEffect, selector);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

test('a destination that was chosen before the code is there stays, though the form asks for a treatment first', {
  tag: '@shell',
}, async ({ page }) => {
  const release = await openWithoutCode(page, '/contact');
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  release();
  await waitUntilReady(page, 'quote/contact');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
});
