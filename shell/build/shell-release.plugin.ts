import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFiles, type FirstBundlePlugin, publishRelease } from '@carefare/build';
import type { Compiler } from '@rspack/core';

/** The release's package.json. Machines without sources install the native module by it, in the version of the build. */
function createManifest(dir: string): string {
  const installed = join(dir, 'node_modules/sharp/package.json');
  const { version } = JSON.parse(readFileSync(installed, 'utf8'));
  return `${JSON.stringify({ private: true, dependencies: { sharp: version } })}\n`;
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
      writeFileSync(join(build, 'package.json'), createManifest(this.dir));
      const files = describeFiles(build);
      const digest = await publishRelease(this.dir, build, partial => ({
        schema: 1,
        package: 'shell',
        digest: partial,
        files,
      }));
      process.stdout.write(`shell: release ${digest}\n`);
    });
  }
}
