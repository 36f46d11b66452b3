import type { Release } from 'shared-contracts';
import { type ReleasedPackage, readEntry, type StoredRelease } from '../journal.ts';
import type { Manifest } from '../manifest.ts';
import { readManifest } from '../read-release.ts';
import type { ReleaseStore } from '../store.ts';
import type { Outcome } from './outcome.ts';

const KB = 1_024;

interface PackageChange {
  name: string;
  from: string | null;
  to: string | null;
  /** Pages, modules and used names that came (`+`) and went (`-`), and the change in bytes of all files. */
  changes: string[];
}

/** What differs between two entries of the journal. */
export async function diffEntries(store: ReleaseStore, from: number, to: number): Promise<Outcome> {
  const [before, after] = await Promise.all([from, to].map(number => readPackages(store, number)));
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const moved = [...names].filter(name => before?.get(name)?.digest !== after?.get(name)?.digest);
  const packages = await Promise.all(
    moved.map(name => describePackage(store, name, before?.get(name), after?.get(name))),
  );
  const lines = packages.flatMap(({ name, from: old, to: now, changes }) => [
    `${name} ${old ?? 'none'} -> ${now ?? 'none'}`,
    ...changes.map(change => `  ${change}`),
  ]);
  return {
    lines: lines.length > 0 ? lines : [`Entries ${from} and ${to} have the same releases.`],
    data: packages,
  };
}

async function readPackages(store: ReleaseStore, number: number) {
  const { entry } = await readEntry(store, number);
  return new Map(Object.entries({ shell: entry.shell, ...entry.remotes })) as Map<
    ReleasedPackage,
    StoredRelease
  >;
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
