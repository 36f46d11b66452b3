import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts';
import { createCheck } from './check-composition.ts';
import {
  InvalidEntryError,
  type JournalEntry,
  listEntries,
  type ReleasedPackage,
  readEntry,
  type StoredEntry,
} from './journal.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { findRelease } from './read-release.ts';
import { findReplacedRelease } from './replaced-release.ts';
import type { ReleaseStore } from './store.ts';

const HISTORY_LENGTH = 20;
const DIGEST = /^[0-9a-f]{16}$/;

/** The command line is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface Options {
  reason?: string | undefined;
  by?: string | undefined;
  to?: string | undefined;
}

/** @returns lines that say what was done */
export type Command = (store: ReleaseStore, args: readonly string[], options: Options) => Promise<string[]>;

const publishCommand: Command = async (store, [folder, ...rest]) => {
  if (!folder || rest.length > 0) throw new UsageError('publish takes the folder of one package.');
  const dir = remotes[folder as RemoteKey]?.packageName ?? folder;
  const latest = join(dir, '.releases/latest');
  if (!existsSync(latest)) throw new Error(`${dir} has no build: run "pnpm build" first.`);
  const { name, digest } = await publish(store, join(dir, '.releases', readFileSync(latest, 'utf8').trim()));
  return [
    `${name} ${digest} is published, and not live yet: pnpm release promote ${name} ${digest} --reason "…"`,
  ];
};

const promoteCommand: Command = async (store, [name, digest, ...rest], options) => {
  if (!digest || rest.length > 0) throw new UsageError('promote takes a package and a digest.');
  if (!options.reason) throw new UsageError('Say why: --reason "…".');
  return [await move(store, { name: parsePackage(name), digest: parseDigest(digest) }, options)];
};

const rollbackCommand: Command = async (store, [name, ...rest], options) => {
  if (rest.length > 0) throw new UsageError('rollback takes one package, and --to <digest>.');
  const what = parsePackage(name);
  const digest = options.to ? parseDigest(options.to) : await findReplacedRelease(store, what);
  return [await move(store, { name: what, digest, isRollback: true }, { reason: 'roll-back', ...options })];
};

const historyCommand: Command = async (store, args) => {
  if (args.length > 0) throw new UsageError('history takes no arguments.');
  const numbers = (await listEntries(store)).toReversed().slice(0, HISTORY_LENGTH);
  if (numbers.length === 0) return ['The journal is empty.'];
  const entries = await Promise.all(numbers.map(number => tryReadEntry(store, number)));
  return entries.map((entry, index) =>
    entry instanceof InvalidEntryError
      ? `${numbers[index]}  ${entry.message}`
      : describeEntry(entry, entries[index + 1]),
  );
};

const pruneCommand: Command = async (store, args) => {
  if (args.length > 0) throw new UsageError('prune takes no arguments.');
  const removed = await prune(store, new Date());
  return removed.length > 0 ? removed.map(folder => `${folder} is removed`) : ['There is nothing to remove.'];
};

export const commands = {
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  history: historyCommand,
  prune: pruneCommand,
};

interface Target {
  name: ReleasedPackage;
  digest: string;
  isRollback?: boolean;
}

async function move(store: ReleaseStore, { name, digest, isRollback = false }: Target, options: Options) {
  const release = await findRelease(store, name, digest);
  const { number, entry } = await promote(store, {
    move: { what: name, release },
    by: options.by ?? userInfo().username,
    reason: options.reason ?? '',
    check: createCheck(store, isRollback),
  });
  const from = entry.moved?.from;
  return `${name} ${digest} is live with entry ${number}${from ? `, in place of ${from}` : ''}`;
}

async function tryReadEntry(store: ReleaseStore, number: number): Promise<StoredEntry | InvalidEntryError> {
  try {
    return await readEntry(store, number);
  } catch (error) {
    if (error instanceof InvalidEntryError) return error;
    throw error;
  }
}

function describeEntry({ number, entry }: StoredEntry, before: StoredEntry | Error | undefined): string {
  const { moved, at, by, reason, checks, previous } = entry;
  const change = moved ? `${moved.what} ${moved.from ?? 'none'} -> ${moved.to}` : 'first entry';
  // An entry never changes: another hand than a promotion's was at work.
  const isRewritten = previous && before && 'integrity' in before && before.integrity !== previous;
  const warning = isRewritten ? `, but not on top of entry ${before.number} as it is now` : '';
  return `${number}  ${at}  ${change}  by ${by}: ${reason} (${describeChecks(checks)})${warning}`;
}

const describeChecks = (checks: JournalEntry['checks']): string =>
  Object.entries(checks)
    .map(([check, result]) => `${check} ${result}`)
    .join(', ') || 'no checks';

function parsePackage(text = ''): ReleasedPackage {
  const key = remoteKeys.find(candidate => candidate === text || remotes[candidate].packageName === text);
  if (key) return key;
  if (text === 'shell') return text;
  throw new UsageError(`A package is one of ${[...remoteKeys, 'shell'].join(', ')}, not "${text}".`);
}

function parseDigest(text: string): string {
  if (DIGEST.test(text)) return text;
  throw new UsageError(`A digest has 16 hexadecimal digits, not "${text}".`);
}
