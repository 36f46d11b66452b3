import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFiles, type FirstBundlePlugin, publishRelease, reportBuild } from '@carefare/build';
import type { Compiler } from '@rspack/core';
import { describeOfferedModules } from './describe-offered-modules.ts';

/**
 * Machines without sources install the native module with `npm ci`, by this lockfile in the release. To raise the version:
 * `npm install --package-lock-only --omit-lockfile-registry-resolved` with the new one in a folder of its own.
 */
const lockfile = join(import.meta.dirname, 'native-packages.lock.json');

function writeNativePackages(build: string): void {
  const { dependencies } = JSON.parse(readFileSync(lockfile, 'utf8')).packages[''];
  writeFileSync(join(build, 'package.json'), `${JSON.stringify({ private: true, dependencies })}\n`);
  copyFileSync(lockfile, join(build, 'package-lock.json'));
}

/** Publishes the release once the server bundle, the last of the two, is built without errors. */
export class ShellReleasePlugin {
  readonly dir: string;
  readonly client: FirstBundlePlugin;

  constructor(dir: string, client: FirstBundlePlugin) {
    this.dir = dir;
    this.client = client;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('ShellReleasePlugin', async stats => {
      if (stats.hasErrors() || this.client.isOutdated(stats)) return;
      const build = join(this.dir, '.build');
      writeNativePackages(build);
      const files = describeFiles(build);
      const digest = await publishRelease(this.dir, build, partial => ({
        schema: 1,
        package: 'shell',
        digest: partial,
        offers: describeOfferedModules(),
        files,
      }));
      process.stdout.write(`shell: release ${digest}\n`);
      reportBuild({ kind: 'release', digest, folder: join(this.dir, '.releases', digest) });
    });
  }
}
