import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publish } from '@carefare/release';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { latestRelease, startApi } from 'e2e-stack';
import { buildChangedRelease, type ChangedRelease } from '../support/build-changed-release.ts';
import { canaryCookie, canaryHeaders } from '../support/canary-number.ts';
import { publishNewest, writeJournal } from '../support/filled-store.ts';
import { remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { fillRequired, resultOf, send } from '../support/quote-form.ts';
import { createStoreSite, type StoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';
const SHARE = 10;
/** The rule asks for 200. */
const VIEWS = 210;

let dir: string;
let api: Awaited<ReturnType<typeof startApi>>;
let changed: ChangedRelease;
let site: StoreSite;

test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-canary-'));
  changed = await buildChangedRelease('mfe-quote', {
    file: 'src/exposes/contact.tsx',
    from: 'function Contact({ state, flash }: PageProps) {',
    to: `function Contact({ state, flash }: PageProps) {
  if (typeof window !== 'undefined' && window.location.hash === '#fail') throw new Error('broken on purpose');`,
  });
  api = await startApi(dir);
  const store = join(dir, 'store');
  await writeJournal(store, [await publishNewest(store)]);
  await publish(openStore(store), changed.dir);
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  site = createStoreSite({ name: 'shell', store, env, apiUrl: api.url, dir });
  await site.startShell(0);
  await site.startShell(1);
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
  await changed.remove();
  rmSync(dir, { recursive: true, force: true });
});

/** What the server answers a visitor with this number; without one it is a first visit. */
const ask = (url: string, path: string, number?: number) =>
  fetch(url + path, { headers: number === undefined ? {} : canaryHeaders(url, number) });
const releaseOf = (html: string) => /data-remote="quote"[^>]*data-release="(\w+)"/.exec(html)?.[1];
const releasesAt = async (url: string) =>
  await Promise.all(
    [SHARE - 1, SHARE].map(async number => releaseOf(await (await ask(url, '/contact', number)).text())),
  );

/** A browser with this number, at an address of its own. */
async function open(browser: Browser, url: string, number: number, address: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address } });
  await setNumber(context, url, number);
  return await context.newPage();
}
const setNumber = (context: BrowserContext, url: string, number: number) =>
  context.addCookies([canaryCookie(url, number)]);

test('a share of visitors gets a canary, whole; with errors it stops itself, and a draft in it survives', {
  tag: ['@shell', '@quote', '@own-stack'],
}, async ({ page, context, browser }) => {
  const [{ url }, other] = site.shells as [StoreSite['shells'][number], StoreSite['shells'][number]];
  const stable = latestRelease('mfe-quote');
  expect((await ask(url, '/contact')).headers.getSetCookie().join()).not.toContain('canary');
  expect(await site.promote('quote', changed.digest, ['--share', String(SHARE)])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`quote ${changed.digest} is live for 10 % of visitors`),
  });
  for (const shell of site.shells)
    await expect.poll(() => releasesAt(shell.url), { timeout: 30_000 }).toEqual([changed.digest, stable]);
  const first = await ask(url, '/contact');
  expect(first.headers.getSetCookie().join()).toMatch(
    new RegExp(
      `carefare_canary_${new URL(url).port}=\\d{1,2}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`,
    ),
  );

  // Server and browser of a visitor have the same release.
  const neighbour = await open(browser, url, SHARE, '192.0.2.1');
  await visit(neighbour, `${url}/contact`);
  await waitUntilReady(neighbour, CONTACT);
  await expect(remoteModule(neighbour, CONTACT)).toHaveAttribute('data-release', stable);
  await setNumber(context, url, SHARE - 1);
  const scripts: string[] = [];
  page.on('request', request => scripts.push(request.url()));
  await visit(page, `${url}/contact`);
  await waitUntilReady(page, CONTACT);
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-release', changed.digest);
  const own = scripts.filter(address => address.includes('/_releases/quote/'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(address => !address.includes(changed.digest))).toEqual([]);
  await fillRequired(page);
  await page.getByLabel('Notes').fill('a draft');

  for (let count = 0; count < VIEWS; count += 1)
    expect((await ask(url, '/about', SHARE - 1)).status).toBe(200);
  expect(await releasesAt(url)).toEqual([changed.digest, stable]);
  for (const address of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    const visitor = await open(browser, url, 0, address);
    const told = visitor.waitForResponse(`${url}/_report`);
    await visitor.goto(`${url}/contact#fail`);
    await told;
    await visitor.context().close();
  }
  for (const shell of [{ url }, other])
    await expect.poll(() => releasesAt(shell.url), { timeout: 15_000 }).toEqual([stable, stable]);
  const { stdout } = await site.command(['history', '--json']);
  const [last] = JSON.parse(stdout);
  expect(last).toMatchObject({
    by: 'shell',
    reason: expect.stringMatching(/^\d+ errors in \d+ views \(\d.*, beside 0 errors in \d+ views/),
    moved: { what: 'quote', from: changed.digest, to: stable },
  });
  expect(last.canary).toBeUndefined();

  await expect(page.getByLabel('Notes')).toHaveValue('a draft');
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  await visit(page, `${url}/contact`);
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-release', stable);
});
