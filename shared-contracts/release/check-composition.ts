import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition, Release, RemoteKey } from 'shared-contracts';
import { findRemovals } from './find-removals.ts';
import type { JournalEntry } from './journal.ts';
import { type CheckComposition, RefusedPromotionError } from './promote.ts';
import { type ReadRelease, readManifest, readRelease } from './read-release.ts';
import { type RehearsalCandidate, runRehearsal } from './run-rehearsal.ts';
import type { ReleaseStore } from './store.ts';

/** No request is made to it: rehearsals answer calls of the API themselves. */
const ORIGIN = 'https://rehearsal.invalid';

interface CheckedRemote {
  release: Release;
  code: string;
}

/**
 * Checks a candidate whole: every file of its releases, pages and modules that would be gone, compatibility with the shell's
 * release that the entry names, and a rehearsal by that release.
 * @param isRollback whether the move goes back to a release that was live: it may lack what the newer one added
 */
export function createCheck(store: ReleaseStore, isRollback: boolean): CheckComposition {
  return async (candidate, live) => {
    const remotes = await readRemotes(store, candidate);
    const removals =
      live && !isRollback
        ? findRemovals({ releases: remotes }, { releases: await readManifests(store, live) })
        : [];
    const faults = removals.length > 0 ? removals : await rehearse(store, candidate, remotes);
    if (faults.length > 0) throw new RefusedPromotionError(faults.join('\n'));
    return { rehearsal: 'passed' };
  };
}

async function readRemotes(
  store: ReleaseStore,
  { remotes }: JournalEntry,
): Promise<Map<RemoteKey, CheckedRemote>> {
  const entries = Object.entries(remotes).map(async ([name, stored]) => {
    const remote = name as RemoteKey;
    const { manifest, files } = await readRelease(store, remote, stored);
    const release = manifest as Release;
    const code = new TextDecoder().decode(files.get(release.node.file));
    return [remote, { release, code }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The live composition's release.json files alone: what else is wrong with it must not keep its successor out. */
async function readManifests(store: ReleaseStore, { remotes }: JournalEntry) {
  const entries = Object.entries(remotes).map(async ([name, stored]) => {
    const remote = name as RemoteKey;
    return [remote, { release: (await readManifest(store, remote, stored)) as Release }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Runs the rehearsal in the shell's release from the store. Its server file needs no other file of it. */
async function rehearse(
  store: ReleaseStore,
  entry: JournalEntry,
  remotes: ReadonlyMap<RemoteKey, CheckedRemote>,
): Promise<readonly string[]> {
  const shell = await readRelease(store, 'shell', entry.shell);
  const folder = mkdtempSync(join(tmpdir(), 'carefare-rehearsal-'));
  try {
    const serverFile = join(folder, 'main.cjs');
    writeFileSync(serverFile, fileOf(shell, 'server/main.cjs'));
    return await runRehearsal(describeCandidate(entry, remotes, shell), serverFile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function describeCandidate(
  entry: JournalEntry,
  remotes: ReadonlyMap<RemoteKey, CheckedRemote>,
  shell: ReadRelease,
): RehearsalCandidate {
  const composition: Composition = { id: 'candidate', shell: entry.shell.digest, remotes: {} };
  const bundles = [...remotes].map(([remote, { release, code }]) => {
    const { container, digest, pages, exposes, web } = release;
    const base = `/_releases/${remote}/${digest}/`;
    composition.remotes[remote] = { container, digest, pages, exposes, web, base };
    return { remote, digest, filename: base + release.node.file, code };
  });
  const chunks = JSON.parse(new TextDecoder().decode(fileOf(shell, 'client/chunks.json')));
  return {
    composition,
    bundles,
    unchecked: [...remotes.values()].map(({ release }) => release),
    shell: { digest: entry.shell.digest, chunks, clientDirs: [], publicDir: '' },
    config: { origin: ORIGIN, liveReload: false },
  };
}

function fileOf({ manifest, files }: ReadRelease, path: string): Uint8Array {
  const bytes = files.get(path);
  if (!bytes) throw new RefusedPromotionError(`shell ${manifest.digest} is refused: it has no ${path}.`);
  return bytes;
}
