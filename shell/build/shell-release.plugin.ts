import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishRelease } from '@carefare/build';
import type { Compiler, StatsCompilation } from '@rspack/core';

/** What a machine without sources installs beside the release: the native library, at the version it was built with. */
function manifest(dir: string): string {
  const installed = join(dir, 'node_modules/sharp/package.json');
  const { version } = JSON.parse(readFileSync(installed, 'utf8'));
  return `${JSON.stringify({ private: true, dependencies: { sharp: version } })}\n`;
}

/** Files of each chunk group, so that a page's HTML can link exactly what it needs: `client/assets.json`. */
export class ShellReleasePlugin {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('ShellReleasePlugin', async stats => {
      if (stats.hasErrors()) return;
      writeFileSync(join(this.dir, '.build/package.json'), manifest(this.dir));
      const digest = await publishRelease(this.dir, join(this.dir, '.build'));
      process.stdout.write(`shell: release ${digest}\n`);
    });
  }
}

/** In the client's build: writes the chunk table that the server reads. */
export class ChunkTablePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkTablePlugin', stats => {
      const { namedChunkGroups = {} }: StatsCompilation = stats.toJson({ all: false, chunkGroups: true });
      const table = Object.entries(namedChunkGroups).map(([name, group]) => {
        const files = (group.assets ?? []).map(asset => asset.name).filter(file => !file.endsWith('.map'));
        return [
          name,
          {
            js: files.filter(file => file.endsWith('.js')),
            css: files.filter(file => file.endsWith('.css')),
          },
        ];
      });
      writeFileSync(join(compiler.outputPath, 'chunks.json'), JSON.stringify(Object.fromEntries(table)));
    });
  }
}
