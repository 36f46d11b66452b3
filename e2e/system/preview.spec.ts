import { openBuild, openStore, publish } from '@carefare/release';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { test } from '../support/shared-sites.ts';
import { expect } from '../support/test.ts';

const LIVE = 'Request your personalised quote';
const CHANGED = 'Ask for your personalised quote';

let changed: ForgedRelease;

test.describe.configure({ timeout: 90_000 });
test.beforeAll(async ({ storeSite: site }) => {
  changed = forgeRelease('quote', ({ files }) => {
    for (const [path, bytes] of files)
      if (/\.c?js$/.test(path))
        files.set(path, Buffer.from(Buffer.from(bytes).toString().replace(LIVE, CHANGED)));
  });
  await publish(openStore(site.store), openBuild(changed.dir));
});
test.afterAll(() => changed?.remove());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page) => page.getByRole('complementary', { name: 'Preview “pr-7”' });

test('a preview is chosen, rendered by the server in one browser, and left again', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, browser, storeSite: site }) => {
  const [url] = site.urls;
  await site.promote('quote', changed.digest, 'pr-7');
  expect((await page.request.get(`${url}/_channel/none`)).status()).toBe(404);
  await page.goto(`${url}/_channel/pr-7`);
  await expect(page.getByRole('definition')).toHaveText(changed.digest);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(badge(page)).toBeVisible();
  const response = await page.goto(`${url}/contact`);
  expect(await response?.text()).toContain(CHANGED);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await waitUntilReady(page, 'quote/contact');
  await expect(heading(page)).toHaveText(CHANGED);
  await expect(remoteModule(page, 'quote/contact')).toHaveAttribute('data-release', changed.digest);
  await expect(badge(page)).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext();
  const live = await other.newPage();
  await visit(live, `${url}/contact`);
  await waitUntilReady(live, 'quote/contact');
  await expect(heading(live)).toHaveText(LIVE);
  await expect(badge(live)).toBeHidden();
  await other.close();

  // On the site's other pages too, and by client navigation from them.
  await visit(page, `${url}/about`);
  await expect(badge(page)).toBeVisible();
  await followHeaderLink(page, 'Contact Us');
  await expect(heading(page)).toHaveText(CHANGED);

  await badge(page).getByRole('button', { name: 'Back to the live site' }).click();
  await expect(badge(page)).toBeHidden();
  await visit(page, `${url}/contact`);
  await expect(heading(page)).toHaveText(LIVE);
});

test('a shell for visitors has no previews', { tag: '@shell' }, async ({ request }) => {
  expect((await request.get('/_channel/pr-7')).status()).toBe(404);
  expect((await request.post('/_channel')).status()).toBe(405);
});
