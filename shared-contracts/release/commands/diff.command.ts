import type { Release } from 'shared-contracts/host';
import type { StoredComposition } from '../compositions.ts';
import { journalOf, readEntry, type StoredEntry } from '../journal.ts';
import type { ReleasedPackage, StoredRelease } from '../journal-entry.ts';
import type { Manifest } from '../manifest.ts';
import { readManifest } from '../read-release.ts';
import type { ReleaseStore } from '../store.ts';
import { describeShare } from './history.command.ts';
import type { Outcome } from './outcome.ts';

const KB = 1_024;

interface PackageChange {
  name: string;
  from: string | null;
  to: string | null;
  /** Pages, modules and used names that came (`+`) and went (`-`), and the change in bytes of all files. */
  changes: string[];
}

/** What differs between two entries of the journal, or of a channel's. */
export async function diffEntries(
  store: ReleaseStore,
  from: number,
  to: number,
  channel?: string,
): Promise<Outcome> {
  const journal = journalOf(channel);
  const [before, after] = await Promise.all([readEntry(store, from, journal), readEntry(store, to, journal)]);
  const packages = await describeMoves(store, packagesOf(before.entry), packagesOf(after.entry));
  const lines = packages.flatMap(({ name, from: left, to: came, changes }) => [
    `${name} ${left ?? 'none'} -> ${came ?? 'none'}`,
    ...changes.map(change => `  ${change}`),
  ]);
  const [old, now] = [shareOf(before), shareOf(after)];
  if (old !== now) lines.push(`${old} -> ${now}`);
  return {
    lines: lines.length > 0 ? lines : [`Entries ${from} and ${to} have the same releases.`],
    data: packages,
  };
}

type Packages = ReadonlyMap<ReleasedPackage, StoredRelease>;

const packagesOf = ({ shell, remotes }: StoredComposition): Packages =>
  new Map(Object.entries({ shell, ...remotes }));

const shareOf = ({ entry: { share } }: StoredEntry): string => (share ? describeShare(share) : 'no share');

async function describeMoves(
  store: ReleaseStore,
  before: Packages,
  after: Packages,
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
