import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, StatsCompilation } from '@rspack/core';

/** Writes `client/chunks.json`: the files of each chunk, so that the server links exactly what a page needs. */
export class ChunkTablePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkTablePlugin', stats => {
      if (stats.hasErrors()) return;
      const { namedChunkGroups = {} }: StatsCompilation = stats.toJson({ all: false, chunkGroups: true });
      const table = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => {
        const filesOf = (extension: string) =>
          assets.map(asset => asset.name).filter(file => file.endsWith(extension));
        return [name, { js: filesOf('.js'), css: filesOf('.css') }];
      });
      writeFileSync(join(compiler.outputPath, 'chunks.json'), JSON.stringify(Object.fromEntries(table)));
    });
  }
}
