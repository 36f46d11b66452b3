import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buildChangedRelease, type ChangedRelease } from '../support/build-changed-release.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const LIVE = 'Request your personalised quote';
const LOCAL = 'Ask for your personalised quote';

let stack: IsolatedStack;
let changed: ChangedRelease;

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.beforeAll(async () => {
  [stack, changed] = await Promise.all([
    startIsolatedStack({ env: { shell: { OVERRIDE_HOSTS: '127.0.0.1' } } }),
    buildChangedRelease('mfe-quote', {
      file: 'src/features/quote-request/quote-request.copy.ts',
      from: 'Request your',
      to: 'Ask for your',
    }),
  ]);
});
test.afterAll(async () => {
  await stack?.remove();
  await changed?.remove();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page) => page.getByRole('complementary', { name: 'Overridden releases' });

async function runOverride(page: Page): Promise<void> {
  await page.goto(`${stack.url}/_override?quote=${encodeURIComponent(changed.release)}&to=/contact`);
  await expect(page.getByRole('definition')).toHaveText(changed.release);
  await page.getByRole('button', { name: 'Run this release' }).click();
  await expect(page).toHaveURL(`${stack.url}/contact`);
}

test('one browser runs a release of its own, another the live one', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, browser }) => {
  // With consent a page loads the code that reports its vitals; one with an override must not.
  await page.addInitScript(() => {
    // One view in four is measured: these.
    Object.assign(Math, { random: () => 0 });
    localStorage.setItem(
      'carefare.consent',
      JSON.stringify({ version: 2, analytics: true, at: '2026-01-01T00:00:00Z' }),
    );
  });
  const vitals: string[] = [];
  page.on('request', request => {
    if (/\/assets\/vitals\./.test(request.url())) vitals.push(request.url());
  });
  await page.goto(`${stack.url}/_override?quote=${encodeURIComponent(changed.release)}&to=/contact`);
  await expectAccessible(page);
  await runOverride(page);
  await waitUntilReady(page, 'quote/contact');
  await expect(heading(page)).toHaveText(LOCAL);
  await expect(remoteModule(page, 'quote/contact')).toHaveAttribute('data-release', changed.digest);
  await expect(badge(page)).toContainText(`quote runs from ${new URL(changed.release).host}`);
  await expectAccessible(page);

  const other = await browser.newContext();
  const live = await other.newPage();
  await visit(live, `${stack.url}/contact`);
  await waitUntilReady(live, 'quote/contact');
  await expect(heading(live)).toHaveText(LIVE);
  await expect(badge(live)).toBeHidden();
  await other.close();

  // On the site's other pages too, and by client navigation from them.
  await visit(page, `${stack.url}/about`);
  await expect(badge(page)).toBeVisible();
  await followHeaderLink(page, 'Contact Us');
  await expect(heading(page)).toHaveText(LOCAL);

  expect(vitals).toEqual([]);

  await badge(page).getByRole('button', { name: 'Use the live release' }).click();
  await waitUntilReady(page, 'quote/contact');
  await expect(heading(page)).toHaveText(LIVE);
  await expect(badge(page)).toBeHidden();
  await expect.poll(() => vitals.length).toBe(1);
});

test('an override that cannot be loaded ends with a word, and what is typed stays', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/ERR_CONNECTION_REFUSED/);
  await changed.remove();
  await runOverride(page);
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await expect(page.getByText(/^quote could not run from 127.0.0.1:\d+: it did not answer/)).toBeVisible();
  await waitUntilReady(page, 'quote/contact');
  await expect(heading(page)).toHaveText(LIVE);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace');
  expect((await page.context().cookies()).map(({ name }) => name).join()).not.toContain('carefare_override');
});
