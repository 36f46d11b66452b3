import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type EntryPoint, entryPoints } from 'shared-contracts/host';
import type { Declarations } from './types-folder.ts';

const require = createRequire(import.meta.url);
const contractFile = (entryPoint: EntryPoint): string => require.resolve(entryPoint);
const contract = dirname(contractFile('shared-contracts'));
const baseConfig = require.resolve('@carefare/build/tsconfig.json');
const styleModules = join(dirname(baseConfig), 'css-modules.d.ts');

/**
 * The declarations of a package's exposed modules, and of the contract that they are built with. Types are not checked here.
 * @param dir of the package
 * @param exposedFiles its exposed modules; none for the shell
 * @throws Error that names a module whose type cannot be declared
 */
export async function declareTypes(
  dir: string,
  exposedFiles: Readonly<Record<string, string>>,
): Promise<Declarations> {
  const folder = mkdtempSync(join(tmpdir(), 'carefare-types-'));
  try {
    const entryFiles = Object.fromEntries(entryPoints.map(name => [name, contractFile(name)]));
    const output = await Promise.all([
      emit(folder, 'contract', [styleModules, ...Object.values(entryFiles)]),
      // By themselves, since what they import need not have types that can be declared: an exposed module names its type.
      emit(folder, 'exposes', Object.values(exposedFiles), { noResolve: true, noLib: true }),
    ]);
    return collect({ dir, folder, output: output.join(''), entryFiles, exposedFiles });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Emitted {
  dir: string;
  /** Holds the declarations, each below it under its absolute path. */
  folder: string;
  /** What the compiler said. */
  output: string;
  entryFiles: Readonly<Record<string, string>>;
  exposedFiles: Readonly<Record<string, string>>;
}

function collect({ dir, folder, output, entryFiles, exposedFiles }: Emitted): Declarations {
  const files: Declarations['files'] = {};

  /** Adds a file, and of the contract all that it imports. */
  function add(source: string): string {
    const path = source.replace(/(\.d)?\.[jt]sx?$/, '.d.ts');
    const isContract = path.startsWith(`${contract}/`);
    const name = isContract ? `contract/${relative(contract, path)}` : `remote/${relative(dir, path)}`;
    if (name in files) return name;
    // A contract that is packed has its declarations beside its code.
    const file = [folder + path, path].find(existsSync);
    if (!file) throw new Error(`The types of ${name} cannot be declared:\n${output}`);
    const text = readFileSync(file, 'utf8');
    files[name] = text;
    if (!isContract) return name;
    for (const specifier of importsOf(path, text))
      if (specifier.startsWith('.')) add(join(dirname(path), specifier));
    return name;
  }

  const addAll = (sources: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, add(source)]));
  return { entryPoints: addAll(entryFiles), exposes: addAll(exposedFiles), files };
}

/** @returns what the compiler said */
function emit(folder: string, name: string, files: readonly string[], options: object = {}): Promise<string> {
  if (files.length === 0) return Promise.resolve('');
  const config = join(folder, `${name}.json`);
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '/',
    outDir: folder,
    removeComments: true,
    types: [],
    ...options,
  };
  writeFileSync(config, JSON.stringify({ extends: baseConfig, compilerOptions, include: [], files }));
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  return new Promise(resolve => {
    execFile(process.execPath, [compiler, '-p', config, '--pretty', 'false'], (_error, stdout) =>
      resolve(stdout),
    );
  });
}

/** Specifiers of all imports of a file of declarations, those within types included. */
function importsOf(path: string, text: string): string[] {
  const { staticImports, staticExports } = parseSync(path, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...[...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, specifier = '']) => specifier),
  ];
}
