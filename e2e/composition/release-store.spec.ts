import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publish } from '@carefare/release';
import { startS3Server } from '@carefare/release/s3-server';
import {
  findFreePort,
  latestRelease,
  packageDir,
  remotePackage,
  type ServerProcess,
  startProcess,
} from 'e2e-stack';
import { remoteKeys } from 'shared-contracts';
import { buildChangedRelease, type ChangedRelease } from '../support/build-changed-release.ts';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { release } from '../support/release-command.ts';
import { createStoreSite, type StoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

const OLD = 'Find your treatment, see its whole cost';
const NEW = 'Every treatment, with its whole cost';
/** Generous for a busy machine. */
const AGREED_WITHIN_MS = 10_000;

let dir: string;
let api: ServerProcess;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let changed: ChangedRelease;
let broken: ChangedRelease;
let heavy: ForgedRelease;
let sites: [inFolder: StoreSite, inBucket: StoreSite];

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const pageOf = async (url: string, path = '/treatments') => {
  const response = await fetch(url + path);
  return { status: response.status, html: await response.text() };
};

function edit(files: Map<string, Uint8Array>, path: string, from: string, to: string): void {
  const text = Buffer.from(files.get(path) ?? '').toString();
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
  files.set(path, Buffer.from(text.replace(from, to)));
}

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-store-'));
  s3 = await startS3Server();
  const port = await findFreePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  api = startProcess({
    name: 'api',
    script: join(packageDir('e2e/api'), 'src/main.ts'),
    cwd: dir,
    healthUrl: `${apiUrl}/health/ready`,
    logFile: join(dir, 'api.log'),
    env: { PORT: String(port), DATABASE_FILE: join(dir, 'api.sqlite') },
  });
  await api.ready;
  const file = 'src/features/treatments/treatments.copy.ts';
  changed = await buildChangedRelease('mfe-catalogue', { file, from: OLD, to: NEW });
  broken = await buildChangedRelease('mfe-quote', {
    file: 'src/exposes/contact.tsx',
    from: 'import ',
    to: 'setTimeout(() => { throw new Error("a stray timer"); }, 20);\nimport ',
  });
  heavy = await forgeRelease('quote', ({ release: forged, files }) => {
    forged.budgets = { styles: 0.1 };
    edit(files, 'types/trip.json', '"properties":{', '"properties":{"insurance":{"type":"boolean"},');
    edit(files, 'types/declarations.json', "tone?: 'paper' |", "tone?: 'sand' | 'paper' |");
  });
  sites = [
    createStoreSite({ name: 'folder', store: join(dir, 'store'), apiUrl, dir }),
    createStoreSite({
      name: 'bucket',
      store: 's3://releases/carefare',
      env: s3.environment,
      apiUrl,
      dir,
    }),
  ];
});

test.afterAll(async () => {
  for (const site of sites) await site.stop();
  await api.stop();
  await s3.close();
  await changed.remove();
  await broken.remove();
  await heavy.remove();
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
    // Never live, no such file, sources, and what is compared before a promotion.
    const unavailable = [
      `${shell.url}/_releases/quote/${broken.digest}/release.json`,
      `${folder}/web/other.js`,
      `${folder}/${manifest.web.file}.map`,
      `${folder}/types/declarations.json`,
    ];
    for (const url of unavailable) expect((await fetch(url)).status).toBe(404);
  });
}

test('a bad release is refused with exit code 1, and the journal is as before', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const site = sites[0];
  const history = (await site.command(['history'])).stdout;
  expect(await site.command(['publish', join(broken.dir, '../..')])).toMatchObject({ exitCode: 0 });
  const refused = {
    exitCode: 1,
    stderr: expect.stringMatching(new RegExp(`^quote ${broken.digest} is refused.*a stray timer`)),
  };
  expect(await site.command(['check', 'quote', broken.digest])).toMatchObject(refused);
  expect(await site.promote('quote', broken.digest)).toMatchObject(refused);
  // Every shell would refuse it as well, so no reason helps.
  expect(await site.promote('quote', broken.digest, ['--override', 'now'])).toMatchObject(refused);
  expect(await site.promote('quote', '0123456789abcdef')).toMatchObject({
    exitCode: 1,
    stderr: 'quote 0123456789abcdef is refused: the store has no such release.\n',
  });
  expect((await site.command(['history'])).stdout).toBe(history);
});

test('a release that breaks rules goes live with a recorded reason alone, and can be inspected', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const site = sites[0];
  await publish(openStore(site.store), heavy.dir);
  const { exitCode, stderr } = await site.promote('quote', heavy.digest);
  const shell = `shell ${latestRelease('shell')}`;
  const faults = [
    `its styles have .* KB, their budget is 0\\.1 KB\\. Its team `,
    `${shell} has no insurance in its trip, .*\\. quote's team `,
    `in ${shell} "Section" of shared-contracts/ui differs .*: Type .* quote's team `,
  ];
  expect([exitCode, ...stderr.trim().split('\n')]).toEqual([
    1,
    ...faults.map(fault => expect.stringMatching(new RegExp(`^quote ${heavy.digest} is refused: ${fault}`))),
  ]);
  expect(await site.promote('quote', heavy.digest, ['--override', 'a larger form'])).toMatchObject({
    exitCode: 0,
  });
  const status = JSON.parse((await site.command(['status', '--json'])).stdout);
  expect(status).toMatchObject({
    remotes: { quote: { digest: heavy.digest } },
    checks: { ranges: 'passed', names: 'passed', pages: 'passed', rehearsal: 'passed', smoke: 'not run' },
  });
  for (const rule of ['budgets', 'trip', 'types'])
    expect(status.checks[rule]).toMatch(/^overridden \(a larger form\): quote \w+ is refused: /);
  const before = latestRelease('mfe-quote');
  const { number } = status;
  expect(await site.command(['diff', String(number - 1), String(number)])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`quote ${before} -> ${heavy.digest}\n`),
  });
  expect(await site.command(['rollback', 'quote'])).toMatchObject({ exitCode: 0 });
  expect((await site.command(['status'])).stdout).toContain(`quote ${before}\n`);
  const checks = ['ranges', 'names', 'pages', 'budgets', 'trip', 'types', 'rehearsal'];
  expect(await site.command(['check', 'quote', before])).toMatchObject({
    exitCode: 0,
    stdout: `quote ${before} may go live: ${checks.map(check => `${check} passed`).join(', ')}, smoke not run\n`,
  });
});

test('releases that were live lately are not pruned', { tag: ['@shell', '@own-stack'] }, async () => {
  const { store } = sites[0];
  expect(await release(['prune'], store)).toMatchObject({
    exitCode: 0,
    stdout: 'There is nothing to remove.\n',
  });
});
