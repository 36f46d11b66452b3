import { integrityOf } from '@carefare/build/integrity';
import {
  createEntry,
  type JournalEntry,
  openStore,
  publish,
  type ReleaseStore,
  releaseFolder,
  type StoredRelease,
} from '@carefare/release';
import { newestBuild, type RemoteKey, remoteKeys } from 'e2e-stack';
import { draftRelease } from '../../support/forge-release.ts';
import { TRIED } from '../../support/store-site.ts';

/** Part of a digest that is the number of its composition. */
const NUMBER_DIGITS = 12;

const digestOf = (remote: RemoteKey, number: number): string =>
  number.toString(16).padStart(NUMBER_DIGITS, '0') + String(remoteKeys.indexOf(remote)).padStart(4, '0');

/** The numbers of the releases that the text names, by remote. */
export function releasesIn(text: string): Map<RemoteKey, Set<number>> {
  const found = new Map<RemoteKey, Set<number>>();
  for (const [, hex = '', index] of text.matchAll(/\b([0-9a-f]{12})(000\d)\b/g)) {
    const remote = remoteKeys[Number(index)];
    if (remote) found.set(remote, (found.get(remote) ?? new Set()).add(Number.parseInt(hex, 16)));
  }
  return found;
}

/** Publishes the release of a remote with this number. */
async function publishNumbered(
  store: ReleaseStore,
  remote: RemoteKey,
  number: number,
): Promise<StoredRelease> {
  const { release, files } = draftRelease(remote, draft => {
    for (const add of [draft.atImport, draft.atImportInBrowser]) add(`/* release ${number} */`);
  });
  const digest = digestOf(remote, number);
  const manifest = new TextEncoder().encode(JSON.stringify({ ...release, digest }));
  const folder = releaseFolder(remote, digest);
  for (const [path, bytes] of files) await store.create(`${folder}/${path}`, new Uint8Array(bytes));
  await store.create(`${folder}/release.json`, manifest);
  return { digest, integrity: integrityOf(manifest) };
}

/** The number of each remote's release. */
export type ReleaseNumbers = Readonly<Record<RemoteKey, number>>;

const kinds = ['promotion', 'share', 'share for all', 'roll-back', 'share', 'end of a share'] as const;

const SHARE = 50;

/** Moves of a journal, each an entry without a gate: releases with numbers, shares of them, and roll-backs, in turn. */
export async function createJournalMoves(dir: string) {
  const store = openStore(dir);
  const { digest, integrity } = await publish(store, newestBuild('shell'));
  const base = {
    schema: 1 as const,
    shell: { digest, integrity },
    moved: null,
    by: 'a test',
    at: new Date().toISOString(),
    reason: '',
    checks: TRIED,
  };
  const compositions: ReleaseNumbers[] = [];
  let stable: ReleaseNumbers = { catalogue: 0, calculator: 0, quote: 0 };
  let before = stable;
  let share: { what: RemoteKey; number: number } | undefined;
  let entries = 0;

  const withShare = (): ReleaseNumbers => (share ? { ...stable, [share.what]: share.number } : stable);
  async function write(): Promise<void> {
    compositions.push(stable, withShare());
    const remotes: JournalEntry['remotes'] = {};
    for (const key of remoteKeys) remotes[key] = await publishNumbered(store, key, stable[key]);
    const entry: JournalEntry = { ...base, remotes };
    if (share) {
      const release = await publishNumbered(store, share.what, share.number);
      entry.share = { channel: 'next', remotes: { [share.what]: release }, percent: SHARE };
    }
    entries += 1;
    await createEntry(store, { number: entries, entry });
  }
  await write();

  return {
    /** All that have been live. */
    compositions: compositions as readonly ReleaseNumbers[],
    /** What a visitor with this number gets. */
    compositionOf: (number: number): ReleaseNumbers => (number < SHARE ? withShare() : stable),
    async next(): Promise<void> {
      const kind = kinds[(entries - 1) % kinds.length];
      const what = remoteKeys[entries % remoteKeys.length] as RemoteKey;
      if (kind === 'share') share = { what, number: entries };
      else if (kind === 'roll-back') stable = before;
      else {
        if (kind === 'promotion') [before, stable] = [stable, { ...stable, [what]: entries }];
        if (kind === 'share for all') [before, stable] = [stable, withShare()];
        share = undefined;
      }
      await write();
    },
    async endShare(): Promise<void> {
      share = undefined;
      await write();
    },
  };
}
