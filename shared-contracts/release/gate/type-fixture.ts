import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf, type Pair } from './new-pairs.ts';
import { declarationsOf } from './read-types.ts';
import type { ComparedRelease } from './rule.ts';
import { typeComparison } from './type-comparison.ts';

/** What a line of the fixture compares. */
export interface ComparedType {
  pair: Pair;
  /** Such as `"Button" of shared-contracts/ui`. */
  what: string;
}

const IDENTIFIER = /^[\w$]+$/;
const COMPARISON = 'comparison.ts';
const CONTRACT = 'node_modules/shared-contracts';

/**
 * Writes a project whose only errors are types that do not fit: the declarations of each release in a folder of its own, the
 * contract it was built with as its package, and beside a remote's one file with a line for each name and exposed module.
 * @returns what each line of these files compares, by file below the folder
 */
export function writeTypeFixture(folder: string, pairs: readonly Pair[]): Map<string, ComparedType[]> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2024',
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    types: [],
  };
  // A package of its own: within another one its name would stand for that package itself.
  write(join(folder, 'package.json'), '{}');
  write(join(folder, COMPARISON), typeComparison);
  const fixtures = pairs.map((pair, index) => {
    const { shell, remote } = folders(pair);
    writeDeclarations(join(folder, shell), pair.shell);
    writeDeclarations(join(folder, remote), pair.release);
    const lines = compare(pair);
    const file = `${remote}/pair-${index}.ts`;
    write(join(folder, file), lines.map(({ code }) => code).join('\n'));
    return [file, lines.map(({ what }) => ({ pair, what }))] as const;
  });
  const files = fixtures.map(([file]) => file);
  write(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return new Map(fixtures);
}

function folders(pair: Pair) {
  const { shell, remote } = namesOf(pair);
  return { shell: shell.replace(' ', '-'), remote: remote.replace(' ', '-') };
}

function writeDeclarations(folder: string, release: ComparedRelease<unknown>): void {
  const { entryPoints, files } = declarationsOf(release) ?? { entryPoints: {}, files: {} };
  for (const [path, text] of Object.entries(files))
    write(join(folder, path.replace(/^contract\//, `${CONTRACT}/`)), text);
  const exports = Object.entries(entryPoints).map(([name, path]) => [
    name.replace('shared-contracts', '.'),
    { types: path.replace('contract/', './') },
  ]);
  // Without a version: the compiler takes packages of the same name and version for one.
  write(join(folder, CONTRACT, 'package.json'), JSON.stringify({ exports: Object.fromEntries(exports) }));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The lines of a pair's file. A line that compares nothing has an empty `what`. */
function compare(pair: Pair): { code: string; what: string }[] {
  const { uses } = pair.release.release;
  const { exposes = {} } = declarationsOf(pair.release) ?? {};
  const offered = declarationsOf(pair.shell)?.entryPoints ?? {};
  const offeredFile = (entryPoint: string) =>
    offered[entryPoint]?.replace('contract/', `../${folders(pair).shell}/${CONTRACT}/`) ?? entryPoint;
  const entries = ['shared-contracts', ...Object.keys(uses).filter(name => name !== 'shared-contracts')];
  const imports = entries.flatMap((entryPoint, index) => [
    `import type * as built${index} from '${entryPoint}';`,
    `import type * as offered${index} from '${offeredFile(entryPoint)}';`,
  ]);
  const helpers = `import type { ExposedLike, Given, GivenComponent, Lost, Parts, Received } from '../${COMPARISON}';`;
  const names = entries.flatMap((entryPoint, index) =>
    (uses[entryPoint] ?? [])
      .filter(name => IDENTIFIER.test(name))
      .flatMap(name => {
        const [built, given] = [`typeof built${index}.${name}`, `typeof offered${index}.${name}`];
        // Components are the functions with a capital.
        const kind = /^[A-Z]/.test(name) ? 'GivenComponent' : 'Given';
        return [
          `(value: ${kind}<${given}, ${built}>): ${built} => value;`,
          `(value: Lost<${given}, ${built}>): never => value;`,
        ].map(code => ({ code, what: `"${name}" of ${entryPoint}` }));
      }),
  );
  const modules = Object.entries(exposes).flatMap(([name, path]) => {
    const module = `typeof import('./${path.replace(/\.d\.ts$/, '.js')}')`;
    const [built, given] = [`Parts<${module}>`, `Parts<Extract<offered0.ExposedModule, ExposedLike<${module}>>>`];
    return [
      `(value: ${module}): offered0.ExposedModule => value;`,
      `(value: Given<Received<${given}>, Received<${built}>>): Received<${built}> => value;`,
    ].map(code => ({ code, what: `the exposed module ${name}` }));
  });
  return [...[...imports, helpers].map(code => ({ code, what: '' })), ...names, ...modules];
}
