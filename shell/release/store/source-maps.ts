import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNameOf } from 'shared-contracts/host';
import type { ReleaseSource } from './release-source.ts';
import type { ReleaseStore } from './store.ts';
import type { ReleasedPackage } from './stored-release.ts';

/** Beside the releases and not in them: shells serve only what a release.json lists. */
export const sourceMapFolder = (name: ReleasedPackage, digest: string): string =>
  `source-maps/${name}/${digest}`;

/** Source maps of what browsers run; the server's bundles are not minified. */
const MAPS = '{web,client}/*.js.map';

/** Copies the source maps of a release into the store. @returns whether there were any */
export async function publishSourceMaps(
  store: ReleaseStore,
  { name, digest }: { name: ReleasedPackage; digest: string },
  { sourceMaps }: Pick<ReleaseSource, 'sourceMaps'>,
): Promise<boolean> {
  const files = sourceMaps === null ? [] : globSync(MAPS, { cwd: sourceMaps });
  for (const file of files)
    await store.create(
      `${sourceMapFolder(name, digest)}/${file}`,
      readFileSync(join(sourceMaps ?? '', file)),
    );
  return files.length > 0;
}

/** The source map of a file of a release, from the store or else from the package's own builds; null if neither has it. */
export async function readSourceMap(
  store: ReleaseStore | undefined,
  name: ReleasedPackage,
  digest: string,
  file: string,
): Promise<string | null> {
  const bytes = await store?.read(`${sourceMapFolder(name, digest)}/${file}.map`);
  if (bytes) return new TextDecoder().decode(bytes);
  // Of a workspace, and of a repository of its own.
  const folders = [name === 'shell' ? name : packageNameOf(name), '.'];
  const local = folders.map(folder => join(folder, '.source-maps', digest, `${file}.map`)).find(existsSync);
  return local ? readFileSync(local, 'utf8') : null;
}
