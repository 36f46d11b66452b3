import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerOf, type EntryPoint, entryPoints, type Release } from 'shared-contracts/host';
import type { ContractUsesPlugin } from './contract-uses.plugin.ts';
import { integrityOf } from './integrity.ts';
import type { readDescription } from './read-description.ts';

export interface RemoteBuild {
  dir: string;
  /** The folder that gets its bundles, in `.build`, and its releases. */
  home: string;
  description: ReturnType<typeof readDescription>;
  exposedFiles: Readonly<Record<string, string>>;
  /** Readable and with source maps. Such a release never leaves the developer's machine. */
  isDevelopment: boolean;
}

/** The fields of the federation plugin's manifest that a release needs. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

export const assetOf = (build: string, file: string): Release['web'] => ({
  file,
  integrity: integrityOf(readFileSync(join(build, file))),
});

/** What a release.json says of the bundle for browsers. @throws Error when a module is missing from the plugin's manifest */
export function describeWeb(
  { home, description, exposedFiles }: RemoteBuild,
  contractUses: Pick<ContractUsesPlugin, 'usesOf'>,
) {
  const { key, prefixes, pages, widgets } = description;
  const build = join(home, '.build');
  const manifest: Manifest = JSON.parse(readFileSync(join(build, 'web/mf-manifest.json'), 'utf8'));
  const webAssets = (files: string[]) => files.map(file => assetOf(build, `web/${file}`));
  const uses = new Map<EntryPoint, Set<string>>(entryPoints.map(entryPoint => [entryPoint, new Set()]));
  const exposes: Release['exposes'] = {};
  for (const [name, file] of Object.entries(exposedFiles)) {
    const assets = manifest.exposes.find(exposed => exposed.name === name)?.assets;
    if (!assets) throw new Error(`The federation manifest lacks ${name}`);
    const used = contractUses.usesOf(file);
    for (const [entryPoint, names] of used.names) for (const use of names) uses.get(entryPoint)?.add(use);
    exposes[name] = {
      js: webAssets(assets.js.sync),
      css: webAssets(assets.css.sync),
      entryPoints: [...used.entryPoints].sort(),
    };
  }
  return {
    remote: key,
    container: containerOf(key),
    prefixes,
    pages,
    widgets,
    exposes,
    web: assetOf(build, `web/${manifest.metaData.remoteEntry.name}`),
    uses: Object.fromEntries([...uses].map(([entryPoint, names]) => [entryPoint, [...names].sort()])),
  };
}
