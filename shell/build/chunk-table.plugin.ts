import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler, StatsCompilation } from '@rspack/core';
import { createDevelopmentReact } from './development-react.ts';

/** What is asked of each module. */
const MODULES = {
  all: false,
  modules: true,
  ids: true,
  chunkRelations: true,
  modulesSpace: Infinity,
} as const;

/**
 * Writes `client/chunks.json`: the files of each chunk, so that the server links exactly what a page needs; and the file of
 * `main-development`, which is `main` with React's development build.
 */
export class ChunkTablePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkTablePlugin', stats => {
      if (stats.hasErrors()) return;
      const { namedChunkGroups = {} }: StatsCompilation = stats.toJson({ all: false, chunkGroups: true });
      const table: Record<string, Record<'js' | 'css', string[]>> = {};
      for (const [name, { assets = [] }] of Object.entries(namedChunkGroups)) {
        const filesOf = (extension: string) =>
          assets.map(asset => asset.name).filter(file => file.endsWith(extension));
        table[name] = { js: filesOf('.js'), css: filesOf('.css') };
      }
      const react = createDevelopmentReact(stats.toJson(MODULES));
      mkdirSync(join(compiler.outputPath, dirname(react.name)), { recursive: true });
      writeFileSync(join(compiler.outputPath, react.name), react.code);
      const { js = [], css = [] } = table.main ?? {};
      const development = js.map(file => (file.startsWith('react.') ? react.name : file));
      table['main-development'] = { js: development, css };
      writeFileSync(join(compiler.outputPath, 'chunks.json'), JSON.stringify(table));
    });
  }
}
