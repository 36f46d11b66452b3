import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The package that holds a release of the shell, for folders without a release store. */
const SHELL_PACKAGE = '@carefare/shell';

/** @returns the folder of its release @throws Error when none is installed */
export function findInstalledShell(folder: string): string {
  const manifest = findInstalled(folder);
  if (!manifest)
    throw new Error(`There is no shell: name a store with --store, or install ${SHELL_PACKAGE}.`);
  const dir = join(dirname(manifest), '.releases');
  return join(dir, readFileSync(join(dir, 'latest'), 'utf8').trim());
}

function findInstalled(folder: string): string | undefined {
  try {
    return findPackageJSON(SHELL_PACKAGE, pathToFileURL(join(folder, 'package.json')));
  } catch {
    return undefined;
  }
}
