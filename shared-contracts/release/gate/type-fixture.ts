import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pair } from './new-pairs.ts';
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

/**
 * Writes a project whose only errors are types that do not fit: each contract in a folder of its own, as the package that the
 * declarations of remotes beside it import, and for each pair a file with a line for each name and exposed module.
 * @returns what each line of these files compares, by file below the folder
 */
export function writeTypeFixture(folder: string, pairs: readonly Pair[]): Map<string, ComparedType[]> {
  // A package of its own: within another one its name would stand for that package itself.
  write(join(folder, 'package.json'), '{}');
  write(join(folder, COMPARISON), typeComparison);
  const fixtures = pairs.map((pair, index) => {
    const offered = addContract(folder, pair.shell);
    const built = addContract(folder, pair.release);
    const own = `${built.folder}/${pair.remote}-${pair.release.release.digest}`;
    addRemote(join(folder, own), pair.release);
    const lines = compare(pair, built, offered);
    const file = `${own}/pair-${index}.ts`;
    write(join(folder, file), lines.map(({ code }) => code).join('\n'));
    return [file, lines.map(({ what }) => ({ pair, what }))] as const;
  });
  const files = fixtures.map(([file]) => file);
  write(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return new Map(fixtures);
}

/** A contract in the project. Equal ones are there once, which compares them for nothing. */
interface Contract {
  folder: string;
  /** Files of its entry points, as files two folders below the project import them. */
  entryPoints: Readonly<Record<string, string>>;
  /** The element that a component is if its caller does not say, for components that can be any. */
  elements: ReadonlyMap<string, string>;
}

const POLYMORPHIC = /function (\w+)<\w+ extends ElementType = '(\w+)'>/g;

/** Without an element a component that can be any takes every prop. */
const elementOf = (name: string, { elements }: Contract): string =>
  elements.has(name) ? `<'${elements.get(name)}'>` : '';

function addContract(project: string, release: ComparedRelease<unknown>): Contract {
  const { entryPoints = {}, files = {} } = declarationsOf(release) ?? {};
  const own = Object.entries(files).filter(([path]) => path.startsWith('contract/'));
  const hash = createHash('sha256').update(JSON.stringify([entryPoints, own.toSorted()]));
  const folder = `contract-${hash.digest('hex').slice(0, 16)}`;
  const contract = `${folder}/node_modules/shared-contracts`;
  const inPackage = (path: string) => path.replace('contract/', '');
  const exports = Object.entries(entryPoints).map(([name, path]) => [
    name.replace('shared-contracts', '.'),
    { types: `./${inPackage(path)}` },
  ]);
  // Without a version: the compiler takes packages of the same name and version for one.
  write(join(project, contract, 'package.json'), JSON.stringify({ exports: Object.fromEntries(exports) }));
  for (const [path, text] of own) write(join(project, contract, inPackage(path)), text);
  const imported = Object.entries(entryPoints).map(([name, path]) => [
    name,
    `../../${contract}/${inPackage(path)}`,
  ]);
  const elements = own.flatMap(([, text]) =>
    [...text.matchAll(POLYMORPHIC)].map(([, name = '', element = '']) => [name, element] as const),
  );
  return { folder, entryPoints: Object.fromEntries(imported), elements: new Map(elements) };
}

function addRemote(folder: string, release: ComparedRelease): void {
  for (const [path, text] of Object.entries(declarationsOf(release)?.files ?? {}))
    if (path.startsWith('remote/')) write(join(folder, path), text);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The lines of a pair's file. A line that compares nothing has an empty `what`. */
function compare({ release }: Pair, own: Contract, offered: Contract): { code: string; what: string }[] {
  const { uses } = release.release;
  const { exposes = {} } = declarationsOf(release) ?? {};
  const entries = ['shared-contracts', ...Object.keys(uses).filter(name => name !== 'shared-contracts')];
  const imports = entries.flatMap((entryPoint, index) => [
    `import type * as built${index} from '${entryPoint}';`,
    `import type * as offered${index} from '${offered.entryPoints[entryPoint] ?? entryPoint}';`,
  ]);
  const helpers = `import type { ExposedLike, Given, GivenComponent, Lost, Parts, Received } from '../../${COMPARISON}';`;
  const names = entries.flatMap((entryPoint, index) =>
    (uses[entryPoint] ?? [])
      .filter(name => IDENTIFIER.test(name))
      .flatMap(name => {
        const [built, given] = [`typeof built${index}.${name}`, `typeof offered${index}.${name}`];
        // Components are the functions with a capital.
        const kind = /^[A-Z]/.test(name) ? 'GivenComponent' : 'Given';
        return [
          `(value: ${kind}<${given}, ${built}>): ${built} => value;`,
          `(value: Lost<${given}${elementOf(name, offered)}, ${built}${elementOf(name, own)}>): never => value;`,
        ].map(code => ({ code, what: `"${name}" of ${entryPoint}` }));
      }),
  );
  const modules = Object.entries(exposes).flatMap(([name, path]) => {
    const module = `typeof import('./${path.replace(/\.d\.ts$/, '.js')}')`;
    const [built, given] = [
      `Parts<${module}>`,
      `Parts<Extract<offered0.ExposedModule, ExposedLike<${module}>>>`,
    ];
    return [
      `(value: ${module}): offered0.ExposedModule => value;`,
      `(value: Given<Received<${given}>, Received<${built}>>): Received<${built}> => value;`,
    ].map(code => ({ code, what: `the exposed module ${name}` }));
  });
  return [...[...imports, helpers].map(code => ({ code, what: '' })), ...names, ...modules];
}
