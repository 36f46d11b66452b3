import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractVersion, entryPoints } from 'shared-contracts/host';
import { exportedNames } from './exported-names.ts';
import type { Surface } from './shared-ranges.ts';

const publishedFile = join(import.meta.dirname, '../published.json');

export const readPublishedSurface = (): Surface => JSON.parse(readFileSync(publishedFile, 'utf8'));

/** The names, types included, that remotes may use of each entry point. */
export const readCurrentSurface = (): Surface => ({
  version: contractVersion,
  names: Object.fromEntries(
    entryPoints.map(entry => [
      entry,
      exportedNames(fileURLToPath(import.meta.resolve(entry)), { types: true }),
    ]),
  ),
});

/** Why the version does not match the changes since the published one, in one sentence; undefined if it does. */
export function findVersionFault(published: Surface, current: Surface): string | undefined {
  const difference = (from: Surface, without: Surface) =>
    Object.entries(from.names).flatMap(([entry, names]) =>
      names.filter(name => !without.names[entry]?.includes(name)).map(name => `${name} (${entry})`),
    );
  const removed = difference(published, current);
  const added = difference(current, published);
  const [major = 0, minor = 0] = published.version.split('.').map(Number);
  const [currentMajor = 0, currentMinor = 0] = current.version.split('.').map(Number);
  const since = `since ${published.version}`;
  if (removed.length > 0 && currentMajor <= major)
    return `${removed.join(', ')} was removed ${since}: raise the version to ${major + 1}.0.0, or keep the name`;
  if (added.length > 0 && currentMajor === major && currentMinor <= minor)
    return `${added.join(', ')} was added ${since}: raise the version to ${major}.${minor + 1}.0`;
  return undefined;
}

if (import.meta.main) writeFileSync(publishedFile, `${JSON.stringify(readCurrentSurface(), null, 2)}\n`);
