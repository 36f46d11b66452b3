import { join } from 'node:path';
import { createEntry, type JournalEntry, openStore, publish } from '@carefare/release';
import { latestRelease, packageDir, remotePackage } from 'e2e-stack';
import { type RemoteKey, remoteKeys } from 'shared-contracts';

async function publishTo(dir: string, releaseDir: string): Promise<JournalEntry['shell']> {
  const { digest, integrity } = await publish(openStore(dir), releaseDir);
  return { digest, integrity };
}

const builtRelease = (name: string) => join(packageDir(name), '.releases', latestRelease(name));

/** Publishes the newest release of each package to a store in a folder. @returns a journal entry that names them */
export async function publishNewest(dir: string): Promise<JournalEntry> {
  const shell = await publishTo(dir, builtRelease('shell'));
  const remotes: JournalEntry['remotes'] = {};
  for (const key of remoteKeys) remotes[key] = await publishTo(dir, builtRelease(remotePackage(key)));
  const at = new Date().toISOString();
  return { schema: 1, shell, remotes, moved: null, by: 'a test', at, reason: '', checks: {} };
}

/** Publishes other releases of remotes, by the folders that hold them. @returns the entry with them */
export async function publishOthers(
  dir: string,
  entry: JournalEntry,
  others: Partial<Record<RemoteKey, string>>,
): Promise<JournalEntry> {
  const remotes = { ...entry.remotes };
  for (const key of remoteKeys) {
    const releaseDir = others[key];
    if (releaseDir) remotes[key] = await publishTo(dir, releaseDir);
  }
  return { ...entry, remotes };
}

/** Writes the first entries of a journal as they are given: no gate is asked. */
export async function writeJournal(dir: string, entries: readonly JournalEntry[]): Promise<void> {
  for (const [index, entry] of entries.entries())
    await createEntry(openStore(dir), { number: index + 1, entry });
}
