import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Folders with the sources of a package: of a remote, and of the shell. */
const SOURCES = ['src', 'gateway', 'host', 'site'];

/** Watches the sources of a package. @returns a function that ends it */
export function watchSources(dir: string, onChange: () => void): () => void {
  const folders = SOURCES.map(name => join(dir, name)).filter(folder => existsSync(folder));
  const ends = folders.map(folder => watchFolder(folder, onChange));
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Watches a folder and all below it, each by a watcher of its own: on Linux a recursive one no longer sees a file that an
 * editor has replaced as it saved.
 * @returns a function that ends it
 */
function watchFolder(folder: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (dir: string) => {
    watchers.get(dir)?.close();
    watchers.delete(dir);
  };
  const follow = () => {
    const dirs = new Set(listFolders(folder));
    for (const dir of watchers.keys()) if (!dirs.has(dir)) forget(dir);
    for (const dir of dirs) {
      if (watchers.has(dir)) continue;
      const watcher = unlessGone(() =>
        watch(dir, () => {
          follow();
          onChange();
        }),
      );
      if (!watcher) continue;
      // It was removed meanwhile.
      watcher.on('error', () => forget(dir));
      watchers.set(dir, watcher);
    }
  };
  follow();
  return () => {
    for (const dir of watchers.keys()) forget(dir);
  };
}

/** A folder and all below it. */
function listFolders(folder: string): string[] {
  const entries = unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const below = entries.filter(entry => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => listFolders(join(folder, name)))];
}

/** Undefined for a folder that was removed, or became a file, since it was listed: the event of that lists all again. */
function unlessGone<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return undefined;
  }
}
