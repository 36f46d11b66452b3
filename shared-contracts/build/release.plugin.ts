import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import {
  containerOf,
  type EntryPoint,
  entryPoints,
  packageNameOf,
  type Release,
} from 'shared-contracts/host';
import { collectContractUses } from './collect-contract-uses.ts';
import type { FirstBundlePlugin } from './first-bundle.plugin.ts';
import { integrityOf } from './integrity.ts';
import { describeFiles, publishRelease } from './publish-release.ts';
import type { readDescription } from './read-description.ts';

interface ReleasePluginOptions {
  dir: string;
  description: ReturnType<typeof readDescription>;
  exposedFiles: Record<string, string>;
  web: FirstBundlePlugin;
  /** As the container has them. */
  sharedRanges: Readonly<Record<string, string>>;
}

/** The fields of the federation plugin's manifest that a release needs. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

/** Publishes a release once the node bundle, the last of the two, is built without errors. */
export class ReleasePlugin {
  readonly options: ReleasePluginOptions;

  constructor(options: ReleasePluginOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('ReleasePlugin', async stats => {
      if (stats.hasErrors() || this.options.web.isOutdated(stats)) return;
      const nodeFile = Object.keys(stats.compilation.assets).find(name => name.endsWith('.cjs'));
      if (!nodeFile) throw new Error('The node bundle is missing');
      const build = join(this.options.dir, '.build');
      const digest = await publishRelease(this.options.dir, build, ownDigest =>
        this.describe(build, nodeFile, ownDigest),
      );
      process.stdout.write(`${packageNameOf(this.options.description.key)}: release ${digest}\n`);
    });
  }

  private describe(build: string, nodeFile: string, digest: string): Release {
    const { dir, description, exposedFiles, sharedRanges } = this.options;
    const { key, prefixes, pages, widgets } = description;
    const manifest: Manifest = JSON.parse(readFileSync(join(build, 'web/mf-manifest.json'), 'utf8'));
    const packageJson = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    const asset = (file: string) => ({ file, integrity: integrityOf(readFileSync(join(build, file))) });
    const webAssets = (files: string[]) => files.map(file => asset(`web/${file}`));
    const uses = new Map<EntryPoint, Set<string>>(entryPoints.map(entryPoint => [entryPoint, new Set()]));
    const exposes: Release['exposes'] = {};
    for (const [name, file] of Object.entries(exposedFiles)) {
      const assets = manifest.exposes.find(exposed => exposed.name === name)?.assets;
      if (!assets) throw new Error(`The federation manifest lacks ${name}`);
      const used = collectContractUses(file);
      for (const [entryPoint, names] of used.names) for (const use of names) uses.get(entryPoint)?.add(use);
      exposes[name] = {
        js: webAssets(assets.js.sync),
        css: webAssets([...assets.css.sync, ...assets.css.async]),
        entryPoints: [...used.entryPoints].sort(),
      };
    }
    return {
      schema: 1,
      remote: key,
      container: containerOf(key),
      version: packageJson.version,
      digest,
      prefixes,
      pages,
      widgets,
      exposes,
      web: asset(`web/${manifest.metaData.remoteEntry.name}`),
      node: asset(`node/${nodeFile}`),
      files: describeFiles(build),
      removes: packageJson.carefare?.removes ?? [],
      budgets: packageJson.carefare?.budgets,
      uses: Object.fromEntries([...uses].map(([entryPoint, names]) => [entryPoint, [...names].sort()])),
      shared: { ...sharedRanges },
    };
  }
}
