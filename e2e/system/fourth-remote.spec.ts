import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buildCreatedRemote, type CreatedRemote } from '../support/build-changed-release.ts';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { test } from '../support/shared-sites.ts';
import { readSitemap } from '../support/sitemap.ts';
import type { StoreSite } from '../support/store-site.ts';
import { expect } from '../support/test.ts';

const KEY = 'our-reviews';
const WHY = ['--reason', 'a test'];
const LIVE = 'Request your personalised quote';
const CHANGED = 'Ask for your personalised quote';

let site: StoreSite;
let remote: CreatedRemote;
let changed: ForgedRelease;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ storeSite }) => {
  site = storeSite;
  remote = await buildCreatedRemote({ key: KEY, page: '/reviews', slot: 'treatment.more' });
  changed = forgeRelease('quote', ({ files }) => {
    for (const [path, bytes] of files)
      if (/\.c?js$/.test(path))
        files.set(path, Buffer.from(Buffer.from(bytes).toString().replace(LIVE, CHANGED)));
  });
  for (const { dir } of [remote, changed]) await site.putInChannel('pr-7', dir);
});
test.afterAll(() => {
  remote?.remove();
  changed?.remove();
});

const get = async (path: string) => {
  const response = await fetch(site.urls[0] + path);
  return { status: response.status, html: await response.text() };
};
const run = async (...args: string[]) => expect(await site.command(args)).toMatchObject({ exitCode: 0 });
/** Whose page has the widget. */
const PLACE = '/treatments/hip-replacement';
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Our reviews' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page) => page.getByRole('complementary', { name: 'Preview “pr-7”' });

/** Chooses the preview in this browser. */
async function seePreview(page: Page): Promise<void> {
  await page.goto(`${site.urls[0]}/_channel/pr-7`);
  await expect(page.getByRole('definition')).toHaveText([remote.digest, changed.digest]);
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page).toHaveURL(`${site.urls[0]}/`);
  await expect(badge(page)).toBeVisible();
}

test('a preview has a remote that no shell knows, in one browser alone', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  const [url] = site.urls;
  expect(await site.command(['promote', KEY, remote.digest, ...WHY])).toMatchObject({
    exitCode: 1,
    stderr: `No live remote is called ${KEY}: if it is a new one, add --new.\n`,
  });
  expect((await get('/_channel/none')).status).toBe(404);
  await page.goto(`${url}/_channel/pr-7`);
  await expectAccessible(page);
  await seePreview(page);
  await footerLink(page).click();
  await waitUntilReady(page, `${KEY}/page`);
  await expect(heading(page)).toHaveText('Our reviews');
  expect((await get('/reviews')).status).toBe(404);
});

test('a preview’s changed release is rendered by the server in one browser, and left again', {
  tag: ['@shell', '@quote', '@own-stack'],
}, async ({ page, browser }) => {
  const [url] = site.urls;
  await seePreview(page);
  await followHeaderLink(page, 'Contact Us');
  await expect(heading(page)).toHaveText(CHANGED);
  const response = await page.reload();
  expect(await response?.text()).toContain(CHANGED);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await waitUntilReady(page, 'quote/contact');
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

  await badge(page).getByRole('button', { name: 'Back to the live site' }).click();
  await expect(badge(page)).toBeHidden();
  await visit(page, `${url}/contact`);
  await expect(heading(page)).toHaveText(LIVE);
});

test('a shell for visitors has no previews', { tag: '@shell' }, async ({ request }) => {
  expect((await request.get('/_channel/pr-7')).status()).toBe(404);
  expect((await request.post('/_channel')).status()).toBe(405);
});

test('it goes live without a new shell: page, widget in a page of another remote, link and sitemap, without JavaScript', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const [url] = site.urls;
  await site.promote(KEY, remote.digest, true);
  await expect.poll(async () => (await get('/reviews')).status).toBe(200);
  const reviews = await get('/reviews');
  expect(reviews.html).toMatch(/<h1[^>]*>Our reviews</);
  expect(reviews.html).toContain('<title>Our reviews | Carefare</title>');
  expect((await get(PLACE)).html).toContain('Open Our reviews');
  const home = await get('/');
  expect(home.html).not.toContain('Open Our reviews');
  expect(home.html).toMatch(/<a[^>]* href="\/reviews"[^>]*>Our reviews</);
  expect(await readSitemap(url)).toContain(`${url}/reviews</loc>`);
  expect((await get('/_social/reviews.png')).status).toBe(200);
});

test('its widget leads to its page, and both are live', { tag: ['@shell', '@own-stack'] }, async ({
  page,
}) => {
  await visit(page, site.urls[0] + PLACE);
  const widget = remoteModule(page, `${KEY}/widget`);
  await widget.scrollIntoViewIfNeeded();
  await waitUntilReady(page, `${KEY}/widget`);
  await widget.getByRole('link', { name: 'Open Our reviews' }).click();
  await waitUntilReady(page, `${KEY}/page`);
  await page.getByRole('button', { name: 'Is this helpful?' }).click();
  await expect(page.getByRole('button', { name: 'Helpful to 1' })).toBeVisible();
});

test('a fault of it costs its part, in its own words', { tag: ['@shell', '@own-stack'] }, async ({
  page,
  expectLog,
}) => {
  const [url] = site.urls;
  expectLog(/ERR_FAILED/);
  await page.route(`**/_releases/${KEY}/**`, route => route.abort());
  await visit(page, `${url}/about`);
  await footerLink(page).click();
  await expect(page.getByText('Our reviews cannot be shown at the moment.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our reviews');
  await page.unroute(`**/_releases/${KEY}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitUntilReady(page, `${KEY}/page`);
});

test('it is retired: its pages are gone, the slot is empty, and nothing else has changed', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  await run('retire', KEY, '--gone', ...WHY);
  await expect.poll(async () => (await get('/reviews')).status).toBe(410);
  expect((await get('/reviews')).html).toContain('content="noindex');
  expect((await get('/reviews/none')).status).toBe(404);
  for (const [path, text] of [
    ['/', 'Step 1 of 5'],
    [PLACE, 'Hip Replacement'],
  ] as const) {
    const { html } = await get(path);
    expect(html).not.toContain('eviews');
    expect(html).toContain(text);
  }
  expect((await get('/contact')).status).toBe(200);
  expect(await site.command(['retire', 'quote', ...WHY])).toMatchObject({
    exitCode: 1,
    stderr: "quote is one of the customer's remotes: say why with --override.\n",
  });
});
