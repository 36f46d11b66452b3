import type { Page } from '@playwright/test';
import {
  followHeaderLink,
  remoteModule,
  visit,
  visitWithDescriptions,
  waitUntilReady,
} from '../support/navigation.ts';
import { holdRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';
const QUOTE_FILES = /\/_releases\/quote\//;

/** Records, in the page's own time, when the progress mark was visible and when the page at `path` was there. */
async function recordNavigation(page: Page, path: string): Promise<() => Promise<Navigation>> {
  await page.evaluate(target => {
    const record: { start?: number; marks: number[]; page?: number } = { marks: [] };
    Object.assign(globalThis, { navigation: record });
    addEventListener('click', () => (record.start ??= performance.now()), { capture: true });
    const look = () => {
      const mark = document.querySelector('[role=progressbar]');
      const since = performance.now() - (record.start ?? Infinity);
      if (mark && getComputedStyle(mark).visibility === 'visible') record.marks.push(since);
      if (location.pathname === target) record.page ??= since;
      else requestAnimationFrame(look);
    };
    look();
  }, path);
  return () => page.evaluate(() => (globalThis as unknown as { navigation: Navigation }).navigation);
}

interface Navigation {
  /** Milliseconds after the click at which the mark was seen. */
  marks: number[];
  page: number;
}

const lateFiles = {
  'its container': /\/_releases\/quote\/.*remoteEntry/,
  'its code': /\/_releases\/quote\/.*contact.*\.js/,
  'its style': /\/_releases\/quote\/.*contact.*\.css/,
};

for (const [name, pattern] of Object.entries(lateFiles)) {
  test(`a page without ${name} shows a mark, then its fallback after 1.5 s, and heals when it comes`, {
    tag: '@shell',
  }, async ({ page }) => {
    await visit(page, '/about');
    const release = await holdRequests(page, pattern);
    const readNavigation = await recordNavigation(page, '/contact');
    await followHeaderLink(page, 'Contact Us');
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Care should not/ })).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-fallback', '');
    await expect(page.getByRole('main').getByText('hello@carefare.example').first()).toBeVisible();
    const navigation = await readNavigation();
    expect(navigation.marks[0]).toBeGreaterThan(200);
    expect(navigation.marks[0]).toBeLessThan(1_200);
    expect(navigation.page).toBeGreaterThan(1_300);
    expect(navigation.page).toBeLessThan(2_600);
    release();
    await waitUntilReady(page, CONTACT);
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await expect(remoteModule(page, CONTACT)).not.toHaveAttribute('data-fallback');
  });
}

test('a fast navigation shows no mark', { tag: '@shell' }, async ({ page }) => {
  await visit(page, '/about');
  const readNavigation = await recordNavigation(page, '/blog');
  await followHeaderLink(page, 'Blog');
  await expect(page).toHaveURL('/blog');
  const { marks, page: shown } = await readNavigation();
  expect(shown < 280 ? marks : []).toEqual([]);
});

test('the mark does not move under reduced motion', { tag: '@shell' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await holdRequests(page, QUOTE_FILES);
  await followHeaderLink(page, 'Contact Us');
  const mark = page.getByRole('progressbar');
  await expect(mark).toBeVisible();
  expect(await mark.evaluate(element => getComputedStyle(element, '::after').animationName)).toBe('none');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a visitor who leaves before the code comes is not led back', { tag: '@shell' }, async ({ page }) => {
  await visitWithDescriptions(page, '/about');
  const release = await holdRequests(page, QUOTE_FILES);
  await followHeaderLink(page, 'Contact Us');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await followHeaderLink(page, 'Blog');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  release();
  // The late code has run, and so has what waited for it.
  await page.waitForFunction(() => 'mfe_quote' in globalThis);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Hidden Costs of Medical Tourism');
});

test('a slow API alone opens the page at once, with its own loading state', { tag: '@shell' }, async ({
  page,
}) => {
  // From the start, because the session also loads the list.
  const release = await holdRequests(page, '**/api/masters/**');
  await visit(page, '/about');
  await followHeaderLink(page, 'Treatments');
  await waitUntilReady(page, 'catalogue/treatments');
  await expect(page.getByText('Loading treatments...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Cardiac' })).toBeVisible();
});
