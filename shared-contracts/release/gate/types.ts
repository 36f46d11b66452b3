import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from './compile.ts';
import { findNewPairs, namesOf, type Pair } from './new-pairs.ts';
import { declarationsOf } from './read-types.ts';
import type { Rule } from './rule.ts';
import { type ComparedType, writeTypeFixture } from './type-fixture.ts';

/** The compiler's types can be long. */
const MESSAGE_LENGTH = 400;

/**
 * Each name that a remote uses has, in the contract of a shell beside it, a type that can stand in for the one that the
 * remote was built with, and takes all props and options that it took; and each exposed module is one that the shell can use.
 * Both sides carry their declarations; the compiler compares them. Methods inside of objects are compared as TypeScript
 * does, with either of two types for a parameter.
 * @throws Error when there is no compiler
 */
export const checkTypes: Rule = async (candidate, live, note) => {
  const pairs = findNewPairs(candidate, live).filter(pair => {
    const { shell, remote } = namesOf(pair);
    if (!declarationsOf(pair.shell)) note(`not compared: ${shell} has no declarations`);
    else if (!declarationsOf(pair.release)) note(`not compared: ${remote} has no declarations`);
    else return true;
    return false;
  });
  return pairs.length > 0 ? await compareTypes(pairs) : [];
};

async function compareTypes(pairs: readonly Pair[]): Promise<string[]> {
  const folder = createProjectFolder();
  try {
    const compared = writeTypeFixture(folder, pairs);
    const sentences = new Map<ComparedType['what'], string>();
    for (const { file, line, message } of await compile(folder)) {
      const type = compared.get(file)?.[line];
      if (!type?.what) throw new Error(`Types cannot be compared: ${file}: ${message}`);
      const key = `${file} ${type.what}`;
      if (!sentences.has(key)) sentences.set(key, describe(type, message));
    }
    return [...sentences.values()];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Inside of the contract's package, where the compiler finds what declarations import, such as React's. */
function createProjectFolder(): string {
  const manifest = findPackageJSON('shared-contracts', import.meta.url);
  if (!manifest)
    throw new Error('Types cannot be compared: the package "shared-contracts" is not installed.');
  const parent = join(realpathSync(dirname(manifest)), '.tmp');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'gate-'));
}

function describe({ pair, what }: ComparedType, message: string): string {
  const { shell, remote } = namesOf(pair);
  const difference = `${what} differs from what ${remote} was built with: ${shorten(message)}`;
  return pair.moved === 'shell'
    ? `${shell} is refused: ${difference} The shell's team keeps what it took and gave, or waits until ${pair.remote} has a release without it.`
    : `${remote} is refused: in ${shell} ${difference} ${pair.remote}'s team builds with the live contract, or a shell with the newer one is promoted first.`;
}

/** Without the addresses of this run's files. */
function shorten(message: string): string {
  const text = message.replaceAll(/import\("[^"]*"\)\./g, '');
  return text.length > MESSAGE_LENGTH ? `${text.slice(0, MESSAGE_LENGTH)} …` : text;
}
