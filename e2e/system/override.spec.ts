import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const LIVE = 'Request your personalised quote';
const LOCAL = 'Ask for your personalised quote';

let stack: IsolatedStack;
let changed: ForgedRelease;

test.describe.configure({ timeout: 90_000 });
test.beforeAll(async () => {
  stack = await startIsolatedStack({ env: { shell: { OVERRIDE_HOSTS: '127.0.0.1' } } });
  changed = await forgeRelease('quote', ({ files }) => {
    for (const [path, bytes] of files)
      if (/\.c?js$/.test(path))
        files.set(path, Buffer.from(Buffer.from(bytes).toString().replace(LIVE, LOCAL)));
  });
});
test.afterAll(async () => {
  await stack?.remove();
  await changed?.remove();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page) => page.getByRole('complementary', { name: 'Overridden releases' });

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
  const { address: release } = changed;
  await page.goto(`${stack.url}/_override?quote=${encodeURIComponent(release)}&to=/contact`);
  await expect(page.getByRole('definition')).toHaveText(release);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Run this release' }).click();
  await expect(page).toHaveURL(`${stack.url}/contact`);
  await waitUntilReady(page, 'quote/contact');
  await expect(heading(page)).toHaveText(LOCAL);
  await expect(remoteModule(page, 'quote/contact')).toHaveAttribute('data-release', changed.digest);
  await expect(badge(page)).toContainText(`quote runs from ${new URL(release).host}`);
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
