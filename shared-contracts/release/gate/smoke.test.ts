import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JournalEntry } from '../journal.ts';
import { openStore } from '../open-store.ts';
import { publish } from '../publish.ts';
import { openBuild } from '../release-source.ts';
import type { ReleaseStore } from '../store.ts';
import { digest } from '../testing/stores.ts';
import { readSmoke, runSmoke } from './smoke.ts';

const API = 'http://127.0.0.1:1';
/** Stands in for the shell: says where its API is. */
const SERVER = `require('node:http')
  .createServer((request, response) => response.end(process.env.API_URL))
  .listen(process.env.PORT, '127.0.0.1');`;

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carefare-smoke-test-'));
  store = openStore(join(folder, 'store'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** An entry that makes a shell live whose server file has this code. */
async function candidateWith(code: string): Promise<JournalEntry> {
  const release = join(folder, 'release');
  const file = join(release, 'server/main.cjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const files = { 'server/main.cjs': { integrity: integrityOf(Buffer.from(code)), bytes: code.length } };
  const manifest = { schema: 1, package: 'shell', digest: digest(1), files };
  writeFileSync(join(release, 'release.json'), JSON.stringify(manifest));
  const { integrity } = await publish(store, openBuild(release));
  return {
    schema: 1,
    shell: { digest: digest(1), integrity },
    remotes: {},
    moved: { what: 'shell', from: null, to: digest(1) },
    by: 'a test',
    at: new Date().toISOString(),
    reason: '',
    checks: {},
  };
}

/** A command that runs this code, and leaves the address of the site behind. */
function commandOf(code: string): { command: string; addressFile: string } {
  const [script, addressFile] = [join(folder, 'test.mjs'), join(folder, 'address')];
  const start = `import { writeFileSync } from 'node:fs';
    const url = process.env.CAREFARE_URL;
    writeFileSync(${JSON.stringify(addressFile)}, url);`;
  writeFileSync(script, `${start}${code}`);
  return { command: `"${process.execPath}" "${script}"`, addressFile };
}

const smokeOf = async (code: string) =>
  runSmoke(store, await candidateWith(SERVER), { command: commandOf(code).command, apiUrl: API });

it('runs the command against the candidate, which uses the API that was named, without the signing key', async () => {
  vi.stubEnv('RELEASE_SIGNING_KEY', 'secret');
  const code = `const isCandidate = (await (await fetch(url)).text()) === '${API}';
    process.exit(isCandidate && !process.env.RELEASE_SIGNING_KEY ? 0 : 1);`;
  expect(await smokeOf(code)).toEqual([]);
});

it.each([
  [
    'the tests that failed',
    String.raw`console.log('  2 failed\n    [desktop] › pages/home.spec.ts:9:1 › the home page ────\n    [phone] › pages/links.spec.ts:8:1 › links\n  5 passed');`,
    '[desktop] › pages/home.spec.ts:9:1 › the home page; [phone] › pages/links.spec.ts:8:1 › links.',
  ],
  [
    'the error of a command that names no test',
    String.raw`console.error('> e2e\nError: No tests found.\n at x\n ELIFECYCLE failed');`,
    'Error: No tests found.',
  ],
  ['its last line otherwise', String.raw`console.error('one\nno browser');`, 'no browser.'],
])('names %s', async (_what, code, reason) => {
  const [sentence] = await smokeOf(`${code} process.exit(1);`);
  expect(sentence).toMatch(/^shell \w+ is refused: the smoke test ".*" failed: /);
  expect(sentence?.split('failed: ')[1]).toBe(reason);
});

it('ends a command that does not end, and the site', async () => {
  const deadlineMs = 123_456;
  const { command, addressFile } = commandOf('setInterval(() => {}, 1000);');
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  const running = runSmoke(store, await candidateWith(SERVER), { command, apiUrl: API, deadlineMs });
  await expect.poll(() => existsSync(addressFile) && readFileSync(addressFile, 'utf8')).toMatch(/^http/);
  const url = readFileSync(addressFile, 'utf8');
  const [endAtDeadline] = setTimer.mock.calls.find(([, delay]) => delay === deadlineMs) ?? [];
  endAtDeadline?.();
  expect(await running).toEqual([expect.stringContaining('did not end within 123.456 s.')]);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

it('says why a site does not start', async () => {
  const entry = await candidateWith(`process.stderr.write('shell: no room\\n'); process.exit(1);`);
  expect(await runSmoke(store, entry, { command: 'true', apiUrl: API })).toEqual([
    `shell ${digest(1)} is refused: its site did not start for the smoke test: shell: no room`,
  ]);
});

it.each([
  [{ RELEASE_SMOKE: '' }, 'RELEASE_SMOKE is wrong: must be a command'],
  [{ RELEASE_SMOKE: 'true' }, 'RELEASE_SMOKE_API_URL is wrong: must be set for RELEASE_SMOKE, or --api'],
  [{ RELEASE_SMOKE_API_URL: 'api' }, 'RELEASE_SMOKE_API_URL is wrong: must be an address such as'],
])('is named by the environment, and not by %j', (environment, message) => {
  expect(() => readSmoke(environment)).toThrow(message);
  const smoke = { command: 'true', apiUrl: API };
  expect(readSmoke({ RELEASE_SMOKE: smoke.command, RELEASE_SMOKE_API_URL: API })).toEqual(smoke);
  expect(readSmoke({})).toBeUndefined();
});
