import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { CALCULATOR, calculatorOf } from '../support/calculator.ts';
import {
  followHeaderLink,
  visit,
  visitWithSession,
  waitForHydration,
  waitUntilReady,
} from '../support/navigation.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const top = (page: Page) => page.evaluate(() => window.scrollY);
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const links = [
  { name: 'How it works', path: '/how-it-works', title: 'How it works | Carefare' },
  { name: 'About', path: '/about', title: 'About Us | Carefare' },
];

/** Records the announcements of the page's one live region from now on, but for that of a page that is slow to come. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(globalThis, { announcements });
    const region = document.querySelector('[aria-live]')!;
    const note = (text = '') => text !== 'Loading the page' && announcements.push(text);
    new MutationObserver(() => note(region.textContent?.trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as { announcements?: string[] }).announcements ?? []);
}

test('a link opens its page at the top, focuses the h1 and announces the title once', {
  tag: ['@shell', '@desktop'],
}, async ({ page }) => {
  await visit(page, '/terms');
  await expect(page.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(1);
  const readAnnouncements = await recordAnnouncements(page);
  for (const { name, path, title } of links) {
    await page.evaluate(() => window.scrollTo(0, 500));
    await header(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(h1(page)).toBeFocused();
    expect(await top(page)).toBe(0);
    await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await expect.poll(readAnnouncements).toEqual(links.map(({ title }) => title));
});

test('back, forward and a reload restore the scroll position', {
  tag: ['@shell', '@desktop'],
}, async ({ page }) => {
  await visit(page, '/blog');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => top(page)).toBe(900);
  // A dispatched event, because Playwright would scroll to the sticky header before it clicks.
  await header(page).getByRole('link', { name: 'About' }).dispatchEvent('click');
  await expect(h1(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => top(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(900);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => top(page)).toBe(900);
  await header(page).getByRole('link', { name: 'About' }).dispatchEvent('click');
  await expect(h1(page)).toBeFocused();
  await page.goBack();
  await expect.poll(() => top(page)).toBe(900);
});

test('a section that a link or an address names stands 80 px below the top, clear of the header, and an address leads the focus there', {
  tag: '@shell',
}, async ({ page }) => {
  const expectAt80 = (section: Locator) =>
    expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(80);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL('/privacy#your-rights');
  await expectAt80(page.locator('#your-rights'));
  expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(80);

  await visitWithSession(page, '/#calculator-section');
  await waitUntilReady(page, CALCULATOR);
  await expectAt80(calculatorOf(page));
  await expect(calculatorOf(page).getByRole('heading', { name: /^Step 1 of 5/ })).toBeFocused();
});

test('on a phone the menu opens and closes by its button, Escape, a link, and a click once the screen is wide', {
  tag: '@shell',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await visit(page, '/blog');
  const menu = page.getByRole('button', { name: 'Menu' });
  const about = header(page).getByRole('link', { name: 'About' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(about).toBeHidden();
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'How it works' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.setViewportSize({ width: 1280, height: 780 });
  await h1(page).click();
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(about).toBeHidden();
  await menu.click();
  await about.click();
  await expect(page).toHaveURL('/about');
  await expect(about).toBeHidden();
  await expect(h1(page)).toBeFocused();
});

for (const [kind, path, name] of allOr(
  [
    ['the shell', '/blog', 'Blog'],
    ['a remote', '/contact', 'Contact Us'],
  ] as const,
  [['the shell', '/blog', 'Blog']] as const,
))
  test(`without a line the page stays at its address, and a page of ${kind} opens when it is back`, {
    tag: '@shell',
  }, async ({ page, context, expectLog }) => {
    expectLog(/ERR_INTERNET_DISCONNECTED|could not be loaded|Failed to fetch|failed/);
    // Has the code of the notice.
    const atRest = page.waitForResponse(/\/assets\/at-rest\.\w+\.js/);
    await visitWithSession(page, '/about');
    await (await atRest).finished();
    await context.setOffline(true);
    await followHeaderLink(page, name);
    const notice = page.getByRole('region', { name: 'You seem to be offline' });
    await expect(notice).toBeFocused();
    await expect(page).toHaveURL('/about');
    await expect(h1(page)).toHaveText('Care should not come with a hidden price');
    await expect(page.getByRole('status')).toContainText('The page could not be loaded');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(path);
    await expect(h1(page)).toBeFocused();
    await expect(notice).toBeHidden();
  });
