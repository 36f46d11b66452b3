import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
import { forgeRelease } from '../support/forge-release.ts';
import { release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

const OLD = 'Find your treatment, see its whole cost';
const NEW = 'Every treatment, with its whole cost';
/** Generous for a busy machine. */
const AGREED_WITHIN_MS = 10_000;

/** Shells that have nothing but a release store: no origin of a remote runs. */
interface Site {
  store: string;
  env: Record<string, string>;
  shells: { url: string; logFile: string; process: ServerProcess }[];
}

let dir: string;
let apiUrl: string;
let api: ServerProcess;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let changed: ChangedRelease;
let broken: ChangedRelease;
const sites: Site[] = [];

test.describe.configure({ mode: 'serial', timeout: 180_000 });

async function start(name: string, script: string, env: Record<string, string>) {
  const url = `http://127.0.0.1:${env.PORT}`;
  const logFile = join(dir, `${name}.log`);
  const server = startProcess({ name, script, cwd: dir, healthUrl: `${url}/health/ready`, logFile, env });
  await server.ready;
  return { url, logFile, process: server };
}

async function startShell(site: Site, index: number, port?: number) {
  const script = join(packageDir('shell'), '.releases', latestRelease('shell'), 'server/main.cjs');
  site.shells[index] = await start(`shell-${sites.indexOf(site)}-${index}`, script, {
    PORT: String(port ?? (await findFreePort())),
    API_URL: apiUrl,
    RELEASE_STORE: site.store,
    RENDER_WORKERS: '1',
    ...site.env,
  });
}

const command = (site: Site, args: readonly string[]) => release(args, site.store, site.env);
const promote = (site: Site, name: string, digest: string) =>
  command(site, ['promote', name, digest, '--reason', 'a test', '--by', 'the tests']);

async function compositionIds(site: Site): Promise<string[]> {
  return await Promise.all(
    site.shells.map(async ({ url }) => (await (await fetch(`${url}/health/ready`)).json()).composition),
  );
}

/** Waits until all shells serve the same composition, another one than before. @returns how long it took, in ms */
async function waitUntilAgreed(site: Site, before: string): Promise<number> {
  const since = performance.now();
  for (;;) {
    const ids = new Set(await compositionIds(site));
    const took = performance.now() - since;
    if (ids.size === 1 && !ids.has(before)) return took;
    if (took > 20_000) throw new Error('the shells do not agree');
    await pause(25);
  }
}

const pageOf = async (url: string, path = '/treatments') => {
  const response = await fetch(url + path);
  return { status: response.status, html: await response.text() };
};

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-store-'));
  s3 = await startS3Server();
  const port = await findFreePort();
  apiUrl = `http://127.0.0.1:${port}`;
  const script = join(packageDir('e2e/api'), 'src/main.ts');
  api = (await start('api', script, { PORT: String(port), DATABASE_FILE: join(dir, 'api.sqlite') })).process;
  const file = 'src/features/treatments/treatments.copy.ts';
  changed = await buildChangedRelease('mfe-catalogue', { file, from: OLD, to: NEW });
  broken = await buildChangedRelease('mfe-quote', {
    file: 'src/exposes/contact.tsx',
    from: 'import ',
    to: 'setTimeout(() => { throw new Error("a stray timer"); }, 20);\nimport ',
  });
  sites.push({ store: join(dir, 'store'), env: {}, shells: [] });
  sites.push({ store: 's3://releases/carefare', env: s3.environment, shells: [] });
});

test.afterAll(async () => {
  for (const { shells } of sites) for (const shell of shells) await shell.process.stop();
  await api.stop();
  await s3.close();
  await changed.remove();
  await broken.remove();
  rmSync(dir, { recursive: true, force: true });
});

const kinds = ['a folder', 'an S3-compatible bucket'];
for (const [index, kind] of kinds.entries()) {
  const siteOf = () => sites[index] as Site;
  const before = () => latestRelease('mfe-catalogue');

  test(`${kind}: published and promoted releases are served without their origins`, async () => {
    const site = siteOf();
    expect(await command(site, ['history'])).toMatchObject({
      exitCode: 0,
      stdout: 'The journal is empty.\n',
    });
    for (const name of ['shell', ...remoteKeys]) {
      const packageName = name === 'shell' ? name : remotePackage(name as (typeof remoteKeys)[number]);
      const digest = latestRelease(packageName);
      expect(await command(site, ['publish', packageName])).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining(`${name} ${digest} is published`),
      });
      expect(await promote(site, name, digest)).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining(`${name} ${digest} is live`),
      });
    }
    await startShell(site, 0);
    await startShell(site, 1);
    for (const { url } of site.shells)
      for (const path of ['/', '/treatments', '/how-it-works', '/contact'])
        expect([path, (await pageOf(url, path)).status]).toEqual([path, 200]);
    expect(new Set(await compositionIds(site)).size).toBe(1);
  });

  test(`${kind}: two shells take up a promotion and a roll-back, and agree`, async () => {
    const site = siteOf();
    const [first = ''] = await compositionIds(site);
    expect(await command(site, ['publish', join(changed.dir, '../..')])).toMatchObject({ exitCode: 0 });
    expect(await promote(site, 'catalogue', changed.digest)).toMatchObject({ exitCode: 0 });
    const promoted = await waitUntilAgreed(site, first);
    for (const { url } of site.shells) expect((await pageOf(url)).html).toContain(NEW);
    const [second = ''] = await compositionIds(site);
    expect(await command(site, ['rollback', 'catalogue'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(`catalogue ${before()} is live`),
    });
    const rolledBack = await waitUntilAgreed(site, second);
    expect(await compositionIds(site)).toEqual([first, first]);
    for (const { url } of site.shells) expect((await pageOf(url)).html).toContain(OLD);
    test.info().annotations.push({
      type: 'measured',
      description: `promotion ${Math.round(promoted)} ms, roll-back ${Math.round(rolledBack)} ms`,
    });
    process.stdout.write(
      `${kind}: both shells agree ${Math.round(promoted)} ms after a promotion, ${Math.round(rolledBack)} ms after a roll-back\n`,
    );
    expect(Math.max(promoted, rolledBack)).toBeLessThan(AGREED_WITHIN_MS);
    expect((await command(site, ['history'])).stdout).toMatch(
      /^6 .*catalogue \w+ -> \w+ {2}by .*: roll-back \(rehearsal passed\)\n5 /,
    );
  });

  test(`${kind}: a bad release is refused with exit code 1, and the journal is as before`, async () => {
    const site = siteOf();
    const history = (await command(site, ['history'])).stdout;
    expect(await command(site, ['publish', join(broken.dir, '../..')])).toMatchObject({ exitCode: 0 });
    expect(await promote(site, 'quote', broken.digest)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(new RegExp(`^quote ${broken.digest} is refused.*a stray timer`)),
    });
    expect(await promote(site, 'quote', '0123456789abcdef')).toMatchObject({
      exitCode: 1,
      stderr: 'quote 0123456789abcdef is refused: the store has no such release.\n',
    });
    expect((await command(site, ['history'])).stdout).toBe(history);
  });

  test(`${kind}: files of an earlier release outlive a restart`, async () => {
    const site = siteOf();
    const shell = site.shells[0];
    if (!shell) throw new Error('a shell was started');
    await shell.process.stop();
    await startShell(site, 0, Number(new URL(shell.url).port));
    const manifest = JSON.parse(readFileSync(join(changed.dir, 'release.json'), 'utf8'));
    const folder = `${shell.url}/_releases/catalogue/${changed.digest}`;
    const file = await fetch(`${folder}/${manifest.web.file}`);
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(await file.text()).toBe(readFileSync(join(changed.dir, manifest.web.file), 'utf8'));
    // Never live, no such file, and code that is the server's alone.
    const unavailable = [
      `${shell.url}/_releases/quote/${broken.digest}/release.json`,
      `${folder}/web/other.js`,
      `${folder}/${manifest.node.file}`,
    ];
    for (const url of unavailable) expect((await fetch(url)).status).toBe(404);
  });
}

test('a release of the shell is refused when it lacks a name that a live remote uses', async () => {
  const { store } = sites[0] as Site;
  const forged = await forgeRelease('quote', draft => {
    draft.release.uses['shared-contracts/ui'] = ['Carousel'];
  });
  await publish(openStore(store), forged.dir);
  const journal = join(store, 'live');
  const [newest = ''] = readdirSync(journal).toSorted().toReversed();
  const entry = JSON.parse(readFileSync(join(journal, newest), 'utf8'));
  entry.remotes.quote = { digest: forged.digest, integrity: forged.entry.integrity };
  const file = join(journal, `${String(Number.parseInt(newest, 10) + 1).padStart(6, '0')}.json`);
  writeFileSync(file, JSON.stringify(entry));
  expect(await promote(sites[0] as Site, 'shell', latestRelease('shell'))).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(
      new RegExp(
        `^quote ${forged.digest} is refused: it uses "Carousel" of shared-contracts/ui, which the contract`,
      ),
    ),
  });
  rmSync(file);
  await forged.remove();
});

test('releases that were live lately are not pruned', async () => {
  const { store } = sites[0] as Site;
  expect(await release(['prune'], store)).toMatchObject({
    exitCode: 0,
    stdout: 'There is nothing to remove.\n',
  });
});

test('a malformed entry leaves the live composition, and the log names it', async () => {
  const site = sites[0] as Site;
  const before = await compositionIds(site);
  const journal = join(site.store, 'live');
  const number = readdirSync(journal).length + 1;
  const file = join(journal, `${String(number).padStart(6, '0')}.json`);
  writeFileSync(file, '{"schema":1}');
  for (const { logFile } of site.shells)
    await expect
      .poll(() => readFileSync(logFile, 'utf8'))
      .toContain(`Entry ${number} of the journal is malformed at shell`);
  expect(await compositionIds(site)).toEqual(before);
  expect(await promote(site, 'catalogue', changed.digest)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('malformed'),
  });
  rmSync(file);
});

test('the command tells wrong use and a store that cannot be reached', async () => {
  const { store } = sites[0] as Site;
  expect(await release(['--help'], store)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('Exit codes: 0 done'),
  });
  const wrong = [
    [],
    ['launch'],
    ['promote', 'quote'],
    ['promote', 'quote', 'x', '--reason', 'y'],
    ['--loud'],
  ];
  for (const args of wrong) expect((await release(args, store)).exitCode).toBe(2);
  expect((await release(['history'], 's3://Bucket')).exitCode).toBe(2);
  const unreachable = { ...s3.environment, AWS_ENDPOINT_URL: `http://127.0.0.1:${await findFreePort()}` };
  expect(await release(['history'], 's3://releases/carefare', unreachable)).toMatchObject({
    exitCode: 3,
    stderr: expect.stringMatching(/^The release store could not be used: .*ECONNREFUSED/),
  });
});
