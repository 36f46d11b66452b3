import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startS3Server } from '@carefare/release/s3-server';
import { latestRelease } from 'e2e-stack';
import { type ChangedRelease } from '../support/build-changed-release.ts';
import { buildFailingForm } from '../support/failing-form.ts';
import { followHeaderLink, remoteModule, visit, waitUntilReady } from '../support/navigation.ts';
import { type StoreSite, startStoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';

let changed: ChangedRelease;
let site: StoreSite;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  [changed, site] = await Promise.all([buildFailingForm(), startStoreSite()]);
});
test.afterAll(async () => {
  await site?.remove();
});

/** Visits all shells until they have this release. @returns every status with the releases of quote on the page */
async function visitUntil({ urls }: StoreSite, digest: string): Promise<string[]> {
  const visits: string[] = [];
  const visitOne = async (url: string) => {
    const response = await fetch(`${url}/contact`);
    const found = (await response.text()).matchAll(/\/_releases\/quote\/(\w+)\//g);
    const digests = new Set(Array.from(found, ([, each = '']) => each));
    visits.push([response.status, ...digests].join(' '));
    return digests.has(digest);
  };
  const visitAll = async () => new Set(await Promise.all(urls.map(visitOne)));
  await expect.poll(visitAll, { timeout: 60_000, intervals: [20] }).toEqual(new Set([true]));
  return visits;
}

test('a promotion and a roll-back reach both shells: no visit fails, and an open page keeps its release', {
  tag: ['@shell', '@own-stack'],
}, async ({ page, context }) => {
  const live = latestRelease('mfe-quote');
  const before = await site.compositionIds();
  const [url] = site.urls;
  await visit(page, `${url}/about`);

  expect(await site.command(['publish', join(changed.dir, '../..')])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`quote ${changed.digest} is published`),
  });
  const [visits, promoted] = await Promise.all([
    visitUntil(site, changed.digest),
    site.promote('quote', changed.digest),
  ]);
  expect(promoted.lines).toEqual([expect.stringContaining(`quote ${changed.digest} is live with entry 2`)]);
  const after = await site.compositionIds();
  expect(new Set([...before, ...after]).size).toBe(2);
  const { checks } = JSON.parse((await site.command(['status', '--json'])).stdout);
  expect(checks).toMatchObject({ rehearsal: 'passed', look: 'not run' });

  const next = await context.newPage();
  await visit(next, `${url}/contact`);
  await waitUntilReady(next, CONTACT);
  await expect(remoteModule(next, CONTACT)).toHaveAttribute('data-release', changed.digest);
  // The page that was open before has the old release, and loads code that it lacks from there.
  await page.bringToFront();
  await followHeaderLink(page, 'Contact Us');
  await waitUntilReady(page, CONTACT);
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-release', live);

  const [returns, rolledBack] = await Promise.all([
    visitUntil(site, live),
    site.command(['rollback', 'quote']),
  ]);
  expect(rolledBack).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`quote ${live} is live`),
  });
  expect(await site.compositionIds()).toEqual(before);
  // Each visit has one release: the first the old, the last the new, and back.
  expect(new Set(visits)).toEqual(new Set([`200 ${live}`, `200 ${changed.digest}`]));
  expect(new Set(returns)).toEqual(new Set([`200 ${changed.digest}`, `200 ${live}`]));
});

test('with a bucket they follow as well, and files of an earlier release outlive a restart', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const s3 = await startS3Server();
  const inBucket = await startStoreSite({ store: 's3://releases/carefare', env: s3.environment });
  const before = await inBucket.compositionIds();
  expect(await inBucket.command(['publish', join(changed.dir, '../..')])).toMatchObject({ exitCode: 0 });
  await inBucket.promote('quote', changed.digest);
  await visitUntil(inBucket, changed.digest);
  expect(await inBucket.command(['rollback', 'quote'])).toMatchObject({ exitCode: 0 });
  await visitUntil(inBucket, latestRelease('mfe-quote'));
  expect(await inBucket.compositionIds()).toEqual(before);

  await inBucket.restartShell(0);
  const file = `${inBucket.urls[0]}/_releases/quote/${changed.digest}/release.json`;
  const manifest = readFileSync(join(changed.dir, 'release.json'), 'utf8');
  expect(await (await fetch(file)).text()).toBe(manifest);
  expect((await fetch(file.replace(changed.digest, '0123456789abcdef'))).status).toBe(404);
  await inBucket.remove();
  await s3.close();
});
