import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publish } from '@carefare/release';
import { latestRelease } from 'e2e-stack';
import { publishNewest, writeJournal } from '../support/filled-store.ts';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

/** A store with the newest releases live; no shell runs. */
let dir: string;
let broken: ForgedRelease;
let heavy: ForgedRelease;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const command = (args: readonly string[]) => release(args, dir);
const promote = (remote: string, digest: string, options: readonly string[] = []) =>
  command(['promote', remote, digest, '--reason', 'a test', '--by', 'the tests', ...options]);

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-gate-'));
  await writeJournal(dir, [await publishNewest(dir)]);
  broken = await forgeRelease('quote', draft =>
    draft.atImport('setTimeout(() => { throw new Error("a stray timer"); }, 20)'),
  );
  heavy = await forgeRelease('quote', ({ release: forged, files }) => {
    forged.budgets = { styles: 0.1 };
    edit(files, 'types/trip.json', '"properties":{', '"properties":{"insurance":{"type":"boolean"},');
    edit(files, 'types/declarations.json', "tone?: 'paper' |", "tone?: 'sand' | 'paper' |");
  });
});

test.afterAll(async () => {
  await broken.remove();
  await heavy.remove();
  rmSync(dir, { recursive: true, force: true });
});

function edit(files: Map<string, Uint8Array>, path: string, from: string, to: string): void {
  const text = Buffer.from(files.get(path) ?? '').toString();
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
  files.set(path, Buffer.from(text.replace(from, to)));
}

test('a bad release is refused with exit code 1, and the journal is as before', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const history = (await command(['history'])).stdout;
  await publish(openStore(dir), broken.dir);
  const refused = {
    exitCode: 1,
    stderr: expect.stringMatching(new RegExp(`^quote ${broken.digest} is refused.*a stray timer`)),
  };
  expect(await command(['check', 'quote', broken.digest])).toMatchObject(refused);
  expect(await promote('quote', broken.digest)).toMatchObject(refused);
  // Every shell would refuse it as well, so no reason helps.
  expect(await promote('quote', broken.digest, ['--override', 'now'])).toMatchObject(refused);
  expect(await promote('quote', '0123456789abcdef')).toMatchObject({
    exitCode: 1,
    stderr: 'quote 0123456789abcdef is refused: the store has no such release.\n',
  });
  expect((await command(['history'])).stdout).toBe(history);
});

test('a release that breaks rules goes live with a recorded reason alone, and can be inspected', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  await publish(openStore(dir), heavy.dir);
  const { exitCode, stderr } = await promote('quote', heavy.digest);
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
  expect(await promote('quote', heavy.digest, ['--override', 'a larger form'])).toMatchObject({
    exitCode: 0,
  });
  const status = JSON.parse((await command(['status', '--json'])).stdout);
  expect(status).toMatchObject({
    remotes: { quote: { digest: heavy.digest } },
    checks: { ranges: 'passed', names: 'passed', pages: 'passed', rehearsal: 'passed', smoke: 'not run' },
  });
  for (const rule of ['budgets', 'trip', 'types'])
    expect(status.checks[rule]).toMatch(/^overridden \(a larger form\): quote \w+ is refused: /);
  const before = latestRelease('mfe-quote');
  const { number } = status;
  expect(await command(['diff', String(number - 1), String(number)])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`quote ${before} -> ${heavy.digest}\n`),
  });
  expect(await command(['rollback', 'quote'])).toMatchObject({ exitCode: 0 });
  expect((await command(['status'])).stdout).toContain(`quote ${before}\n`);
  const checks = ['ranges', 'names', 'pages', 'budgets', 'trip', 'types', 'rehearsal'];
  expect(await command(['check', 'quote', before])).toMatchObject({
    exitCode: 0,
    stdout: `quote ${before} may go live: ${checks.map(check => `${check} passed`).join(', ')}, smoke not run\n`,
  });
});

test('releases that were live lately are not pruned', { tag: ['@shell', '@own-stack'] }, async () => {
  expect(await command(['prune'])).toMatchObject({
    exitCode: 0,
    stdout: 'There is nothing to remove.\n',
  });
});
