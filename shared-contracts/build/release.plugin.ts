import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { compareText } from 'shared-contracts';
import { packageNameOf, type Release } from 'shared-contracts/host';
import type { ReleaseParts } from './base-config.ts';
import { assetOf, describeWeb, type RemoteBuild } from './describe-web.ts';
import { describeFiles, publishRelease } from './publish-release.ts';
import { reportBuild } from './report-build.ts';
import { sharedRangesOf } from './shared-ranges.ts';

type ReleasePluginOptions = RemoteBuild & ReleaseParts;

/** Publishes a release once the node bundle, which is built last, has no errors. */
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
      const { home } = this.options;
      const build = join(home, '.build');
      sortShared(join(build, 'web/mf-manifest.json'));
      const digest = await publishRelease(home, build, ownDigest =>
        this.describe(build, nodeFile, ownDigest),
      );
      process.stdout.write(`${packageNameOf(this.options.description.key)}: release ${digest}\n`);
      reportBuild({ kind: 'release', digest, folder: join(home, '.releases', digest) });
    });
  }

  private describe(build: string, nodeFile: string, digest: string): Release {
    const { dir, contractUses } = this.options;
    const { uses, remote, container, ...web } = describeWeb(this.options, contractUses);
    const packageJson = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    return {
      schema: 1,
      remote,
      container,
      version: packageJson.version,
      digest,
      ...web,
      node: assetOf(build, `node/${nodeFile}`),
      files: describeFiles(build),
      removes: packageJson.carefare?.removes ?? [],
      budgets: packageJson.carefare?.budgets,
      uses,
      shared: sharedRangesOf(Object.values(uses).flat()),
    };
  }
}

/** The federation plugin lists shared modules in no fixed order, but the same sources must give the same digest. */
function sortShared(file: string): void {
  const manifest: { shared: { name: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  manifest.shared.sort((a, b) => compareText(a.name, b.name));
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}
