import { openBuild, openStore, publish } from '@carefare/release';
import type { Page } from '@playwright/test';
import { buildCreatedRemote, type CreatedRemote } from '../support/created-remote.ts';
import { remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { test } from '../support/shared-sites.ts';
import type { StoreSite } from '../support/store-site.ts';
import { expect } from '../support/test.ts';

const KEY = 'our-reviews';
const WHY = ['--reason', 'a test'];

let site: StoreSite;
let remote: CreatedRemote;

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.beforeAll(async ({ storeSite }) => {
  site = storeSite;
  remote = await buildCreatedRemote({ key: KEY, page: '/reviews', slot: 'treatment.more' });
  await publish(openStore(site.store), openBuild(remote.dir));
});
test.afterAll(() => remote?.remove());

const get = async (path: string) => {
  const response = await fetch(site.urls[0] + path);
  return { status: response.status, html: await response.text() };
};
const run = async (...args: string[]) => expect(await site.command(args)).toMatchObject({ exitCode: 0 });
/** Whose page has the widget. */
const PLACE = '/treatments/hip-replacement';
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Our reviews' });

test('a remote that no shell knows is seen in a preview first', { tag: ['@shell', '@own-stack'] }, async ({
  page,
}) => {
  const [url] = site.urls;
  expect(await site.command(['promote', KEY, remote.digest, ...WHY])).toMatchObject({
    exitCode: 1,
    stderr: `No live remote is called ${KEY}: if it is a new one, add --new.\n`,
  });
  await site.putInChannel('fourth', remote.dir);
  await page.goto(`${url}/_channel/fourth`);
  await page.getByRole('button', { name: 'See the preview' }).click();
  await page.goto(`${url}/reviews`);
  await waitUntilReady(page, `${KEY}/page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our reviews');
  await expect(footerLink(page)).toBeVisible();
  expect((await get('/reviews')).status).toBe(404);
});

test('it goes live without a new shell: page, widget in a page of another remote, link and sitemap, live and without JavaScript', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  const [url] = site.urls;
  await site.promote(KEY, remote.digest, undefined, true);
  await expect.poll(async () => (await get('/reviews')).status, { timeout: 20_000 }).toBe(200);
  const reviews = await get('/reviews');
  expect(reviews.html).toMatch(/<h1[^>]*>Our reviews</);
  expect(reviews.html).toContain('<title>Our reviews | Carefare</title>');
  expect((await get(PLACE)).html).toContain('Open Our reviews');
  const home = await get('/');
  expect(home.html).not.toContain('Open Our reviews');
  expect(home.html).toMatch(/<a[^>]* href="\/reviews"[^>]*>Our reviews</);
  expect((await get('/sitemap.xml')).html).toContain(`${url}/reviews</loc>`);
  expect((await get('/_social/reviews.png')).status).toBe(200);

  await visit(page, url + PLACE);
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
  await expect.poll(async () => (await get('/reviews')).status, { timeout: 20_000 }).toBe(410);
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
