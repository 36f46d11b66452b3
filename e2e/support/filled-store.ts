import { join } from 'node:path';
import { createEntry, type JournalEntry, openBuild, openStore, publish } from '@carefare/release';
import { latestRelease, packageDir, type RemoteKey, remoteKeys, remotePackage } from 'e2e-stack';

type Environment = Record<string, string>;

async function publishTo(
  store: string,
  releaseDir: string,
  env?: Environment,
): Promise<JournalEntry['shell']> {
  const { digest, integrity } = await publish(openStore(store, env), openBuild(releaseDir));
  return { digest, integrity };
}

const builtRelease = (name: string) => join(packageDir(name), '.releases', latestRelease(name));

/**
 * Publishes the newest release of each package to a store. @returns a journal entry that names them. It vouches for their
 * rehearsal, which `bad-releases.spec.ts` holds: no shell has to repeat it when it starts.
 */
export async function publishNewest(store: string, env?: Environment): Promise<JournalEntry> {
  const shell = await publishTo(store, builtRelease('shell'), env);
  const remotes: JournalEntry['remotes'] = {};
  for (const key of remoteKeys) remotes[key] = await publishTo(store, builtRelease(remotePackage(key)), env);
  const at = new Date().toISOString();
  return {
    schema: 1,
    shell,
    remotes,
    moved: null,
    by: 'a test',
    at,
    reason: '',
    checks: { rehearsal: 'passed' },
  };
}

/** Publishes other releases of remotes, by the folders that hold them. @returns the entry with them */
export async function publishOthers(
  store: string,
  entry: JournalEntry,
  others: Partial<Record<RemoteKey, string>>,
): Promise<JournalEntry> {
  const remotes = { ...entry.remotes };
  for (const [key, releaseDir] of Object.entries(others)) remotes[key] = await publishTo(store, releaseDir);
  return { ...entry, remotes, checks: {} };
}

/** Writes the first entries of a journal as they are given: no gate is asked. */
export async function writeJournal(
  store: string,
  entries: readonly JournalEntry[],
  env?: Environment,
): Promise<void> {
  for (const [index, entry] of entries.entries())
    await createEntry(openStore(store, env), { number: index + 1, entry });
}
