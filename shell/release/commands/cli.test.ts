import { execFile, spawn } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { develop } from '../develop/develop.ts';
import { readJournalKeys } from '../journal/keys.ts';
import { promote } from '../journal/promote.ts';
import { openStore } from '../store/open-store.ts';
import { publishLive, publishRemote } from '../testing/small-releases.ts';
import { digest, openTempFolder, release } from '../testing/stores.ts';
import {
  parseChannel,
  parseDigest,
  parseEntryNumber,
  parseName,
  parsePackage,
  parsePercent,
  parsePort,
  parseReason,
  parseSite,
} from './arguments.ts';

const CLI = join(import.meta.dirname, 'cli.ts');
const NOWHERE = 'http://127.0.0.1:9';
const NO_STORE = { RELEASE_STORE: join(tmpdir(), 'no-such-store') };
const QUOTE = join(import.meta.dirname, '../../../mfe-quote');

it.each<[(text: string) => unknown, valid: [string, unknown][], wrong: string[], message: string]>([
  [
    parsePackage,
    [
      ['quote', 'quote'],
      ['mfe-quote', 'quote'],
      ['shell', 'shell'],
    ],
    ['live', 'mfe-Quote', ''],
    'A package is "shell", or a remote',
  ],
  [parseDigest, [['0123456789abcdef', '0123456789abcdef']], ['x', '0123456789ABCDEF'], 'A digest has 16'],
  [parseEntryNumber, [['12', 12]], ['0', '1.5', 'x'], 'An entry has a number'],
  [
    parsePercent,
    [
      ['0', 0],
      ['50', 50],
    ],
    ['51', '5.5', '+5'],
    'A share is a whole number from 0 to 50',
  ],
  [
    parseChannel,
    [
      ['pr-12', 'pr-12'],
      ['live', undefined],
    ],
    ['', '-a', 'A', '../live', 'x'.repeat(41)],
    'A channel has a name of small letters',
  ],
  [parseReason, [['new form', 'new form']], ['', ' ', 'x'.repeat(1_001)], 'A reason has at least one word'],
  [parseName, [['a test', 'a test']], ['', 'x'.repeat(201)], 'A name has 1 to 200 characters'],
  [parsePort, [['4000', 4_000]], ['0', '65536', 'x'], 'A port is a number'],
  [parseSite, [[NOWHERE, new URL(NOWHERE)]], ['127.0.0.1:9', 'ftp://127.0.0.1'], 'A site is an address'],
])('%o takes what it should', (parse, valid, wrong, message) => {
  for (const [text, value] of valid) expect(parse(text)).toEqual(value);
  for (const text of wrong) expect(() => parse(text)).toThrow(message);
});

const { NODE_COMPILE_CACHE } = process.env;

const run = (args: string, env: Record<string, string> = {}) =>
  new Promise<[exitCode: number | null, output: string]>(resolve => {
    const child = execFile(
      process.execPath,
      [CLI, ...args.split(' ')],
      { env: { NODE_COMPILE_CACHE, ...env } },
      (_error, stdout, stderr) => resolve([child.exitCode, stdout + stderr]),
    );
  });

it.concurrent.each<[exitCode: number, args: string, env: Record<string, string>, said: RegExp]>([
  [0, '--help', {}, /Exit codes: 0 done/],
  [1, 'rollback quote', { RELEASE_STORE: QUOTE }, /^quote has no release to go back/],
  [
    2,
    'publish none',
    NO_STORE,
    /^There is no store at .*no-such-store: name another, or make it with publish --create/,
  ],
  [2, 'promote quote 0123456789abcdef', {}, /^required option '--reason <text>'/],
  [2, 'rollback quote --by ', { RELEASE_STORE: QUOTE }, /^option '--by <name>' .*1 to 200 characters/],
  [2, 'status', { RELEASE_STORE: CLI }, /^There is no store at .*cli.ts: /],
  [2, 'publish none --create', { RELEASE_STORE: CLI }, /^There is no store at .*cli.ts: /],
  [
    2,
    'promote quote 0123456789abcdef --reason x --with catalogue',
    { RELEASE_STORE: QUOTE },
    /^--with is for a channel: a promotion for all visitors moves one package/,
  ],
  [
    2,
    'promote quote 0123456789abcdef --reason x --channel live --with catalogue',
    { RELEASE_STORE: QUOTE },
    /^--with is for a channel/,
  ],
  [1, 'rollback quote --channel live', { RELEASE_STORE: QUOTE }, /^quote has no release to go back/],
  [2, 'check quote 0123456789abcdef --takes /prices', {}, /^Name a store/],
  [2, 'share next 10 --takes /prices', {}, /^Name a store/],
  [1, 'history --channel quote-typo', { RELEASE_STORE: QUOTE }, /^There is no channel quote-typo\./],
  [
    2,
    'publish mfe-quote --from https://quote.example/0123456789abcdef/release.json',
    { RELEASE_STORE: QUOTE },
    /^Publish either the build in mfe-quote or the release at https:/,
  ],
  [
    3,
    '--store s3://releases/x history',
    { AWS_ENDPOINT_URL: NOWHERE, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
    /^The release store could not be used: /,
  ],
])('the command ends with %i after %s', async (exitCode, args, env, said) => {
  expect(await run(args, env)).toEqual([exitCode, expect.stringMatching(said)]);
});

it.concurrent('prints a pair of keys that fits, as lines of an environment file', async () => {
  for (const [args, names] of [
    ['keys', undefined],
    ['keys --for quote mfe-catalogue', ['quote', 'catalogue']],
    ['keys --for quote --channels', ['quote']],
  ] as const) {
    const [, output] = await run(args);
    const { signingKey, publicKeys, previewPublicKeys } = readJournalKeys(parseEnv(output));
    const [trusted] = (args.endsWith('--channels') ? previewPublicKeys : publicKeys) ?? [];
    expect(signingKey && trusted?.key.equals(createPublicKey(signingKey))).toBe(true);
    expect(trusted?.names).toEqual(names);
    const [, json] = await run(`--json ${args}`);
    expect(Object.keys(JSON.parse(json)).toSorted()).toEqual(Object.keys(parseEnv(output)).toSorted());
  }
});

it('ends as it should when who reads it has enough, as head has', async () => {
  const child = spawn(process.execPath, [CLI, 'keys'], { env: { NODE_COMPILE_CACHE } });
  child.stdout.destroy();
  const [said, [exitCode]] = await Promise.all([child.stderr.toArray(), once(child, 'exit')]);
  expect([exitCode, said.join('')]).toEqual([0, '']);
});

it('shows an entry in one line, whatever its reason holds', async () => {
  const folder = openTempFolder();
  const store = openStore(folder);
  const move = { what: 'shell', release: release(1) };
  const reason = 'new\n2  2026-11-30T10:00:00.000Z  quote none -> none  by us: \u001B[2Jgone';
  await promote(store, { move, by: 'a test', reason, check: async () => ({}) });
  const [, said] = await run('history', { RELEASE_STORE: folder });
  expect(said.match(/[\p{Cc}]/gu)).toEqual(['\n']);
});

it.each(['SIGINT', 'SIGTERM'] as const)('leaves no folder of a trial behind at %s', async signal => {
  const [folder, TMPDIR] = [openTempFolder(), openTempFolder()];
  const store = openStore(folder);
  await publishLive(store, { shell: digest(1), quote: digest(2) });
  await publishRemote(store, 'quote', digest(3), { isEndless: true });
  const env = { NODE_COMPILE_CACHE, RELEASE_STORE: folder, TMPDIR };
  const child = execFile(process.execPath, [CLI, 'check', 'quote', digest(3)], { env });
  const isTried = () =>
    readdirSync(TMPDIR, { recursive: true }).some(path => String(path).endsWith('000001.json'));
  await expect.poll(isTried).toBe(true);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([null, signal]);
  expect(readdirSync(TMPDIR)).toEqual([]);
});

it('does not develop a remote without its folder, a free port, a shell and a site', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => busy.once('listening', resolve));
  const { port } = busy.address() as AddressInfo;
  const options = { port, print: () => undefined };
  await expect(develop(tmpdir(), options)).rejects.toThrow('is not the folder of a remote');
  await expect(develop(QUOTE, options)).rejects.toThrow(
    `Port ${port} is busy: try npm run dev -- --port ${port + 300}`,
  );
  await new Promise(resolve => busy.close(resolve));
  await expect(develop(QUOTE, options)).rejects.toThrow('There is no shell: name a store with --store');
  await expect(develop(QUOTE, { ...options, channel: 'quote-main' })).rejects.toThrow(
    'The channel quote-main is one of a store: name it with --store',
  );
  const site = new URL(NOWHERE);
  await expect(develop(QUOTE, { ...options, site })).rejects.toThrow(`${NOWHERE} could not be reached`);
});
