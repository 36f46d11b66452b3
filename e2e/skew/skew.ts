import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listEntries, openStore, readEntry, readJournalKeys, withSignatures } from '@carefare/release';
import { messageOf, print, readCommandLine, startApi, stateDir } from 'e2e-stack';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser.ts';
import { combine } from './combinations.ts';
import { runCombination, type SkewResult } from './run-combination.ts';
import { drawTable } from './table.ts';

const usage = `
pnpm skew [--store FOLDER] [--from 41] [--to 42] [--api URL] [--json]

Runs old and new shell with old and new remotes of two entries of a journal: each remote alone moved, and all together. Each
combination is a site of its own, whose pages are requested, opened in a browser, and given a trip of a later version. What
its shell refuses is shown as refused; the command ends with 1 if a combination that is taken up fails.

  --store S   folder, or s3://bucket/prefix with AWS_* in the environment; default: RELEASE_STORE, or the store of
              "pnpm start --instances"
  --from N    entry with the old releases; default: the one before the new
  --to N      entry with the new releases; default: the newest
  --api URL   the API of all of them; default: the reference API on an empty database
  --json      print one JSON value
  --help      this text
`;
const DEADLINE_MS = 15 * 60_000;
const LOCAL_STORE = join(stateDir, 'releases');

function readStoreAddress(flag = process.env.RELEASE_STORE): string {
  if (flag) return flag.startsWith('s3:') ? flag : resolve(flag);
  if (existsSync(LOCAL_STORE)) return LOCAL_STORE;
  throw new Error('Name a store: --store, or RELEASE_STORE in the environment');
}

const checkNumber = (name: string, text: string | undefined): void => {
  if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text))
    throw new Error(`${name} takes the number of an entry, not "${text}"`);
};

const flags = readCommandLine(
  usage,
  {
    store: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    api: { type: 'string' },
    json: { type: 'boolean' },
  },
  ({ store, from, to, api }) => {
    readStoreAddress(store);
    checkNumber('--from', from);
    checkNumber('--to', to);
    if (api !== undefined && !/^https?:\/\//.test(api))
      throw new Error(`--api takes an address such as http://127.0.0.1:4100, not "${api}"`);
  },
);

async function runSkew(dir: string): Promise<readonly SkewResult[]> {
  const store = withSignatures(openStore(readStoreAddress(flags.store)), readJournalKeys(process.env));
  const numbers = await listEntries(store);
  const to = Number(flags.to ?? numbers.at(-1) ?? 0);
  const from = Number(flags.from ?? numbers.findLast(number => number < to) ?? 0);
  if (!from) throw new Error('The journal has no two entries to compare');
  const [before, after] = await Promise.all([readEntry(store, from), readEntry(store, to)]);
  const combinations = combine(before.entry, after.entry);
  if (!flags.json) print(`Entry ${from} and entry ${to}: ${combinations.length} combinations`);
  const deadline = Date.now() + DEADLINE_MS;
  const api = flags.api ? { url: flags.api, stop: async () => undefined } : await startApi(dir);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const results: SkewResult[] = [];
    for (const combination of combinations) {
      if (Date.now() > deadline) throw new Error(`Not done within ${DEADLINE_MS / 60_000} minutes`);
      results.push(await runCombination(combination, { store, apiUrl: api.url, browser }));
    }
    return results;
  } finally {
    await browser.close();
    await api.stop();
  }
}

const dir = mkdtempSync(join(tmpdir(), 'carefare-skew-'));
try {
  const results = await runSkew(dir);
  print(flags.json ? JSON.stringify(results, null, 1) : drawTable(results).join('\n'));
  process.exitCode = results.some(({ result }) => result === 'fails') ? 1 : 0;
} catch (error) {
  process.stderr.write(`The combinations could not be run: ${messageOf(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
