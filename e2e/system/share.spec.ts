import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { latestRelease, newestRelease } from 'e2e-stack';
import { buildFailingForm, type ChangedRelease } from '../support/build-changed-release.ts';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { fillRequired, resultOf, send } from '../support/quote-form.ts';
import { test } from '../support/shared-sites.ts';
import { type StoreSite, shareCookie, shareHeaders, visitUntil } from '../support/store-site.ts';
import { expect } from '../support/test.ts';

const CONTACT = 'quote/contact';
const SHARE = 20;
const THROW = "throw new Error('broken on purpose')";
/** Filled in by its address, a page is kept nowhere; no trial opens it. */
const FILLED_IN = '/contact?treatment=hip-replacement';

let live: string;
let changed: ChangedRelease;
let throwing: ForgedRelease;
let site: StoreSite;

test.beforeAll(async ({ storeSite }) => {
  site = storeSite;
  await site.startShell(1);
  live = latestRelease('mfe-quote');
  throwing = forgeFailing(THROW);
  changed = await buildFailingForm();
  expect(await site.command(['publish', join(changed.dir, '../..')])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`quote ${changed.digest} is published`),
  });
});
test.afterAll(() => {
  throwing?.remove();
});

/** Each test begins with the newest release, which each shell has. */
test.beforeEach(async () => {
  await site.makeLive(newestRelease('mfe-quote'));
  await visitUntil(site, live);
});

/** A release whose form does this on the server where its address fills it in. */
const forgeFailing = (what: string) =>
  forgeRelease('quote', ({ replace }) =>
    replace(
      'contact',
      `Component: props => {
        if (require('shared-contracts/ui').useLocation().search) ${what}
        return React.createElement(own.Component, props);
      }`,
    ),
  );

const ask = (url: string, path: string, number: number) =>
  fetch(url + path, { headers: shareHeaders(url, number) });

/** The releases that a visitor of the share gets, and one of the others. */
const releasesAt = (url: string) =>
  Promise.all(
    [SHARE - 1, SHARE].map(async number => {
      const html = await (await ask(url, '/contact', number)).text();
      return /data-remote="quote"[^>]*data-release="(\w+)"/.exec(html)?.[1];
    }),
  );

/** A browser of the share at an address of its own. */
async function openFrom(address: string, browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address } });
  await context.addCookies([shareCookie(url, 0)]);
  return await context.newPage();
}

/** Gives a release of quote to a share of visitors, and waits until all shells have it. */
async function share({ digest, dir }: Pick<ChangedRelease, 'digest' | 'dir'>): Promise<void> {
  await site.putInChannel('next', dir);
  expect((await site.share('next', SHARE)).lines).toEqual([
    expect.stringContaining(`quote ${digest} of the channel next for ${SHARE} % of visitors is live`),
  ]);
  for (const shell of site.urls) await expect.poll(() => releasesAt(shell)).toEqual([digest, live]);
}

/** Waits until the share has ended on all shells. */
async function waitUntilEnded(): Promise<void> {
  for (const shell of site.urls) await expect.poll(() => releasesAt(shell)).toEqual([live, live]);
}

async function endShare(): Promise<void> {
  await site.share('next', 0);
  await waitUntilEnded();
}

test('a promotion reaches both shells, and no visit fails', { tag: ['@shell', '@own-stack'] }, async ({
  page,
}) => {
  const before = await site.compositionIds();
  const [visits, promoted] = await Promise.all([
    visitUntil(site, changed.digest),
    site.promote('quote', changed.digest),
  ]);
  const said = new RegExp(`quote ${changed.digest} is live with entry \\d+\\b`);
  expect(promoted.lines).toEqual([expect.stringMatching(said)]);
  const after = await site.compositionIds();
  expect(new Set([...before, ...after]).size).toBe(2);
  // Each visit has one release: the first the old, the last the new.
  expect(new Set(visits)).toEqual(new Set([`200 ${live}`, `200 ${changed.digest}`]));
  const { checks } = JSON.parse((await site.command(['status', '--json'])).stdout);
  expect(checks).toMatchObject({ rehearsal: 'passed', look: 'not run' });

  await visit(page, `${site.urls[0]}/contact`);
  await waitUntilReady(page, CONTACT);
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-release', changed.digest);
});

test('a roll-back reaches both shells: no visit fails, and an open page keeps its release', {
  tag: ['@shell', '@own-stack'],
}, async ({ page }) => {
  const before = await site.compositionIds();
  await site.makeLive(changed.dir);
  await visitUntil(site, changed.digest);
  await visit(page, `${site.urls[0]}/about`);

  const [visits, rolledBack] = await Promise.all([
    visitUntil(site, live),
    site.command(['rollback', 'quote']),
  ]);
  expect(rolledBack).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`quote ${live} is live`),
  });
  expect(await site.compositionIds()).toEqual(before);
  expect(new Set(visits)).toEqual(new Set([`200 ${changed.digest}`, `200 ${live}`]));
  // It loads code that it lacks from the release that it was opened with.
  await followHeaderLink(page, 'Contact Us');
  await waitUntilReady(page, CONTACT);
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-release', changed.digest);
});

test('a share of visitors gets a release, whole and the same from page to page', {
  tag: ['@shell', '@quote', '@own-stack'],
}, async ({ page, context }) => {
  const [url] = site.urls;
  await share(changed);
  // What the channel gets later reaches no visitor.
  await site.putInChannel('next', throwing.dir);
  const numbers = [0, SHARE - 1, SHARE, 99];
  for (const number of [...numbers, ...numbers]) {
    const { remotes } = await (await ask(url, '/_composition', number)).json();
    expect(remotes.quote.digest, String(number)).toBe(number < SHARE ? changed.digest : live);
  }

  // Server and browser of a visitor have the same release.
  await context.addCookies([shareCookie(url, SHARE - 1)]);
  const files: string[] = [];
  page.on('request', request => files.push(new URL(request.url()).pathname));
  await visit(page, `${url}/contact`);
  await waitUntilReady(page, CONTACT);
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-release', changed.digest);
  const own = files.filter(path => path.startsWith('/_releases/quote/'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(path => !path.includes(changed.digest))).toEqual([]);
  expect(await site.command(['share', 'next', '0'])).toMatchObject({ exitCode: 0 });
  await waitUntilEnded();
});

test('a share that meets errors stops, and a draft in it survives', {
  tag: ['@shell', '@quote', '@own-stack'],
}, async ({ page, context, browser }) => {
  const [url, other] = site.urls;
  await share(changed);
  await context.addCookies([shareCookie(url, SHARE - 1)]);
  await visit(page, `${url}/contact`);
  await waitUntilReady(page, CONTACT);
  await fillRequired(page);
  await page.getByLabel('Notes').fill('a draft');

  const meetError = async (address: string) => {
    const visitor = await openFrom(address, browser, url);
    const told = visitor.waitForResponse(`${url}/_report`);
    await visitor.goto(`${url}/contact#fail`);
    await told;
    await visitor.context().close();
  };
  await Promise.all(['192.0.2.2', '192.0.2.3', '192.0.2.4'].map(meetError));
  await expect.poll(() => releasesAt(url)).toEqual([live, live]);
  // Each shell judges by what its own visitors meet.
  expect(await releasesAt(other ?? '')).toEqual([changed.digest, live]);

  await expect(page.getByLabel('Notes')).toHaveValue('a draft');
  await send(page);
  await expect(resultOf(page)).toContainText('What happens next');
  await visit(page, `${url}/contact`);
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-release', live);
  await endShare();
});

for (const [what, code] of [
  ['throw', THROW],
  ['loop', 'for (;;);'],
] as const)
  test(`a share whose page begins to ${what} on the server gets no more visitors after fifteen requests of it`, {
    tag: ['@shell', '@quote', '@own-stack', '@nightly'],
  }, async () => {
    const [url] = site.urls;
    const failing = forgeFailing(code);
    await share(failing);
    failing.remove();
    const open = async () => (await ask(url, FILLED_IN, SHARE - 1)).status;
    let failed = 0;
    const count = async () => {
      const status = await open();
      failed += Number(status === 503);
      return status;
    };
    await expect.poll(count, { timeout: 60_000, intervals: [500] }).toBe(200);
    expect(failed).toBeGreaterThan(0);
    expect(failed).toBeLessThanOrEqual(15);
    expect(await releasesAt(url)).toEqual([live, live]);
    await endShare();
  });

test('an API that is down stops no share, and moves nothing that is live', {
  tag: ['@shell', '@quote', '@own-stack', '@nightly'],
}, async () => {
  const [url] = site.urls;
  await share(changed);
  const ids = await site.compositionIds();
  await site.api.stop();
  // A shell that has asked before has good answers for a while.
  await site.startShell(0);
  const open = async () => (await ask(url, FILLED_IN, 0)).status;
  await expect.poll(open).toBe(503);
  // More often than code may fail.
  for (let count = 0; count < 20; count += 1) expect(await open()).toBe(503);
  expect(await site.compositionIds()).toEqual(ids);
  expect(await releasesAt(url)).toEqual([changed.digest, live]);
});
