import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { sharedModules } from 'shared-contracts/host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ContractUsesPlugin } from './contract-uses.plugin.ts';
import { exportedNames } from './exported-names.ts';
import { swcRule } from './rules.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-uses-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Builds an exposed module of this code, and other files by name. */
async function usesOf(code: string, files: Record<string, string> = {}) {
  const file = join(dir, 'page.tsx');
  for (const [name, text] of Object.entries({ ...files, 'page.tsx': code }))
    writeFileSync(join(dir, name), text);
  const uses = new ContractUsesPlugin([file]);
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: file,
    target: 'node24',
    output: { path: join(dir, 'build'), asyncChunks: false },
    resolve: { extensions: ['...', '.ts', '.tsx'] },
    module: { rules: [swcRule()] },
    externalsType: 'commonjs',
    externals: [...sharedModules],
    plugins: [uses],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const { names, entryPoints } = uses.usesOf(file);
  return {
    names: Object.fromEntries([...names].map(([entryPoint, used]) => [entryPoint, [...used].sort()])),
    entryPoints: [...entryPoints].sort(),
  };
}

const FORMS = 'shared-contracts/ui/forms';
const allOf = (entryPoint: string) => exportedNames(fileURLToPath(import.meta.resolve(entryPoint)));

it.each([
  ['by its name', "import { usd } from 'shared-contracts'; usd(1);", {}],
  ['under another name', "import { usd as money } from 'shared-contracts'; money(1);", {}],
  ['of a namespace', "import * as contract from 'shared-contracts'; contract.usd(1);", {}],
  ['exported again', "export { usd } from 'shared-contracts';", {}],
  [
    'in a file without extension',
    "import './list';",
    { 'list.ts': "export { usd } from 'shared-contracts';" },
  ],
  [
    'in the index of a folder of files',
    "export * from './list';",
    { 'list.ts': "import { usd } from 'shared-contracts'; export const price = usd(1);" },
  ],
  [
    'beside a type',
    "import { type Trip, usd } from 'shared-contracts'; export const price = (trip: Trip) => [trip, usd(1)];",
    {},
  ],
])('a name is used %s', async (_how, code, files) => {
  expect(await usesOf(code, files)).toEqual({
    names: { 'shared-contracts': ['usd'] },
    entryPoints: ['shared-contracts'],
  });
});

it.each([
  ['a namespace as a value', `import * as forms from '${FORMS}'; console.log(forms);`, [FORMS]],
  ['everything exported again', `export * from '${FORMS}';`, [FORMS]],
  ['a call of require', `console.log(require('${FORMS}').useForm);`, [FORMS]],
  ['a call of import', `void import('${FORMS}').then(({ useForm }) => console.log(useForm));`, []],
])('all names are used by %s', async (_how, code, entryPoints) => {
  expect(await usesOf(code)).toEqual({ names: { [FORMS]: allOf(FORMS) }, entryPoints });
});

it('a lazy import uses names, and its module can run before them', async () => {
  const lazy = `import { useForm } from '${FORMS}'; useForm();`;
  const uses = await usesOf("void import('./lazy');", { 'lazy.ts': lazy });
  expect(uses).toEqual({ names: { [FORMS]: ['useForm'] }, entryPoints: [] });
});

it('types are not used', async () => {
  const code = "import type { Trip } from 'shared-contracts'; export type Page = { trip: Trip };";
  expect(await usesOf(code)).toEqual({ names: {}, entryPoints: [] });
});
