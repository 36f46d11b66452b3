import type { Release } from 'shared-contracts/host';
import { compositionsOf } from '../journal/compositions.ts';
import { journalOf, readEntry } from '../journal/journal.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { Manifest } from '../store/manifest.ts';
import { readManifest } from '../store/read-release.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage, StoredRelease } from '../store/stored-release.ts';
import type { Outcome } from './outcome.ts';

const KB = 1_024;

interface PackageChange {
  name: string;
  from: string | null;
  to: string | null;
  /** Pages, modules and used names that came (`+`) and went (`-`), and the change in bytes of all files. */
  changes: string[];
  /** Percent of visitors, if only a share has it. */
  percent?: number | undefined;
}

/** What differs between two entries of the journal, or of a channel's. */
export async function diffEntries(
  store: ReleaseStore,
  from: number,
  to: number,
  channel?: string,
): Promise<Outcome> {
  const journal = journalOf(channel);
  const [before, after] = await Promise.all([from, to].map(number => readEntry(store, number, journal)));
  const [old, now] = [before, after].map(each => (each ? compositionsOf(each.entry).map(packagesOf) : []));
  const forAll = await describeMoves(store, old?.[0], now?.[0]);
  // Without a share all visitors have the same releases.
  const forSome = await describeMoves(store, old?.at(-1), now?.at(-1));
  const percent = (after?.entry.share ?? before?.entry.share)?.percent;
  const ofShare = forSome
    .filter(({ name, to: digest }) => !forAll.some(each => each.name === name && each.to === digest))
    .map(change => Object.assign(change, { percent }));
  const packages = [...forAll, ...ofShare];
  const lines = packages.flatMap(({ name, from: left, to: came, percent: part, changes }) => [
    `${name} ${left ?? 'none'} -> ${came ?? 'none'}${part ? ` for ${part} % of visitors` : ''}`,
    ...changes.map(change => `  ${change}`),
  ]);
  return {
    lines: lines.length > 0 ? lines : [`Entries ${from} and ${to} have the same releases.`],
    data: packages,
  };
}

type Packages = ReadonlyMap<ReleasedPackage, StoredRelease>;

const packagesOf = ({ shell, remotes }: Pick<JournalEntry, 'shell' | 'remotes'>): Packages =>
  new Map(Object.entries({ shell, ...remotes }));

async function describeMoves(
  store: ReleaseStore,
  before: Packages = new Map(),
  after: Packages = new Map(),
): Promise<PackageChange[]> {
  const names = new Set([...before.keys(), ...after.keys()]);
  const moved = [...names].filter(name => before.get(name)?.digest !== after.get(name)?.digest);
  return await Promise.all(
    moved.map(name => describePackage(store, name, before.get(name), after.get(name))),
  );
}

async function describePackage(
  store: ReleaseStore,
  name: ReleasedPackage,
  before: StoredRelease | undefined,
  after: StoredRelease | undefined,
): Promise<PackageChange> {
  const [old, now] = await Promise.all(
    [before, after].map(async stored => stored && (await readManifest(store, name, stored))),
  );
  const bytes = (bytesOf(now) - bytesOf(old)) / KB;
  return {
    name,
    from: before?.digest ?? null,
    to: after?.digest ?? null,
    changes: [
      ...compare('page', pagesOf(old), pagesOf(now)),
      ...compare('module', modulesOf(old), modulesOf(now)),
      ...compare('uses', namesOf(old), namesOf(now)),
      `${bytes < 0 ? '' : '+'}${bytes.toFixed(1)} KB of files`,
    ],
  };
}

const asRemote = (manifest: Manifest | undefined): Release | undefined =>
  manifest && 'remote' in manifest ? manifest : undefined;
const pagesOf = (manifest: Manifest | undefined) => asRemote(manifest)?.pages.map(({ path }) => path) ?? [];
const modulesOf = (manifest: Manifest | undefined) => Object.keys(asRemote(manifest)?.exposes ?? {});
const namesOf = (manifest: Manifest | undefined) =>
  Object.entries(asRemote(manifest)?.uses ?? {}).flatMap(([entryPoint, names]) =>
    names.map(name => `${name} of ${entryPoint}`),
  );
const bytesOf = (manifest: Manifest | undefined) =>
  Object.values(manifest?.files ?? {}).reduce((sum, { bytes }) => sum + bytes, 0);

function compare(kind: string, before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter(name => !before.includes(name)).map(name => `+ ${kind} ${name}`);
  const removed = before.filter(name => !after.includes(name)).map(name => `- ${kind} ${name}`);
  return [...added, ...removed];
}
