import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publish } from '@carefare/release';
import { startS3Server } from '@carefare/release/s3-server';
import { latestRelease, remotePackage, startApi } from 'e2e-stack';
import { remoteKeys } from 'shared-contracts';
import { buildChangedRelease, type ChangedRelease } from '../support/build-changed-release.ts';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { createStoreSite, type StoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

const OLD = 'Find your treatment, see its whole cost';
const NEW = 'Every treatment, with its whole cost';
/** Generous for a busy machine. */
const AGREED_WITHIN_MS = 10_000;

let dir: string;
let api: Awaited<ReturnType<typeof startApi>>;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let changed: ChangedRelease;
let neverLive: ForgedRelease;
let sites: [inFolder: StoreSite, inBucket: StoreSite];

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const pageOf = async (url: string, path = '/treatments') => {
  const response = await fetch(url + path);
  return { status: response.status, html: await response.text() };
};

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-store-'));
  s3 = await startS3Server();
  api = await startApi(dir);
  const file = 'src/features/treatments/treatments.copy.ts';
  changed = await buildChangedRelease('mfe-catalogue', { file, from: OLD, to: NEW });
  neverLive = await forgeRelease('quote', () => undefined);
  sites = [
    createStoreSite({ name: 'folder', store: join(dir, 'store'), apiUrl: api.url, dir }),
    createStoreSite({
      name: 'bucket',
      store: 's3://releases/carefare',
      env: s3.environment,
      apiUrl: api.url,
      dir,
    }),
  ];
});

test.afterAll(async () => {
  for (const site of sites) await site.stop();
  await api.stop();
  await s3.close();
  await changed.remove();
  await neverLive.remove();
  rmSync(dir, { recursive: true, force: true });
});

for (const [kind, siteOf, promoted] of [
  ['a folder', () => sites[0], ['shell', ...remoteKeys]],
  ['an S3-compatible bucket', () => sites[1], ['shell', 'catalogue']],
] as const) {
  const before = () => latestRelease('mfe-catalogue');

  test(`${kind}: published and promoted releases are served without their origins`, {
    tag: ['@shell', '@own-stack'],
  }, async () => {
    const site = siteOf();
    expect(await site.command(['history'])).toMatchObject({
      exitCode: 0,
      stdout: 'The journal is empty.\n',
    });
    for (const name of promoted) {
      const packageName = name === 'shell' ? name : remotePackage(name);
      const digest = latestRelease(packageName);
      expect(await site.command(['publish', packageName])).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining(`${name} ${digest} is published`),
      });
      expect(await site.promote(name, digest)).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining(`${name} ${digest} is live`),
      });
    }
    await site.startShell(0);
    await site.startShell(1);
    for (const { url } of site.shells)
      for (const path of ['/', '/treatments', '/how-it-works', ...(promoted.length > 2 ? ['/contact'] : [])])
        expect([path, (await pageOf(url, path)).status]).toEqual([path, 200]);
    expect(new Set(await site.compositionIds()).size).toBe(1);
  });

  test(`${kind}: two shells take up a promotion and a roll-back, and agree`, {
    tag: ['@shell', '@own-stack'],
  }, async () => {
    const site = siteOf();
    const [first = ''] = await site.compositionIds();
    expect(await site.command(['publish', join(changed.dir, '../..')])).toMatchObject({ exitCode: 0 });
    expect(await site.promote('catalogue', changed.digest)).toMatchObject({ exitCode: 0 });
    const agreed = await site.waitUntilAgreed(first);
    for (const { url } of site.shells) expect((await pageOf(url)).html).toContain(NEW);
    const [second = ''] = await site.compositionIds();
    expect(await site.command(['rollback', 'catalogue'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(`catalogue ${before()} is live`),
    });
    const rolledBack = await site.waitUntilAgreed(second);
    expect(await site.compositionIds()).toEqual([first, first]);
    for (const { url } of site.shells) expect((await pageOf(url)).html).toContain(OLD);
    test.info().annotations.push({
      type: 'measured',
      description: `promotion ${Math.round(agreed)} ms, roll-back ${Math.round(rolledBack)} ms`,
    });
    process.stdout.write(
      `${kind}: both shells agree ${Math.round(agreed)} ms after a promotion, ${Math.round(rolledBack)} ms after a roll-back\n`,
    );
    expect(Math.max(agreed, rolledBack)).toBeLessThan(AGREED_WITHIN_MS);
    expect((await site.command(['history'])).stdout).toMatch(
      new RegExp(
        String.raw`^${promoted.length + 2} .*catalogue \w+ -> \w+ {2}by .*: roll-back \(ranges passed, names passed, rehearsal passed, smoke not run\)\n${promoted.length + 1} `,
      ),
    );
  });

  test(`${kind}: files of an earlier release outlive a restart`, {
    tag: ['@shell', '@own-stack'],
  }, async () => {
    const site = siteOf();
    const shell = site.shells[0];
    if (!shell) throw new Error('a shell was started');
    await shell.process.stop();
    await site.startShell(0, Number(new URL(shell.url).port));
    const manifest = JSON.parse(readFileSync(join(changed.dir, 'release.json'), 'utf8'));
    const folder = `${shell.url}/_releases/catalogue/${changed.digest}`;
    const file = await fetch(`${folder}/${manifest.web.file}`);
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(await file.text()).toBe(readFileSync(join(changed.dir, manifest.web.file), 'utf8'));
    // Whole, for a developer's shell.
    for (const path of ['release.json', manifest.node.file]) {
      const served = await fetch(`${folder}/${path}`);
      expect(await served.text()).toBe(readFileSync(join(changed.dir, path), 'utf8'));
    }
    await publish(openStore(site.store, s3.environment), neverLive.dir);
    // Published and never live, no such file, sources, and what is compared before a promotion.
    const unavailable = [
      `${shell.url}/_releases/quote/${neverLive.digest}/release.json`,
      `${folder}/web/other.js`,
      `${folder}/${manifest.web.file}.map`,
      `${folder}/types/declarations.json`,
    ];
    for (const url of unavailable) expect((await fetch(url)).status).toBe(404);
  });
}
