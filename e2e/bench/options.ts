import { type BenchPage, pages } from './pages.ts';

interface Flags {
  pages?: string;
  runs?: string;
  only?: string;
}

interface BenchOptions {
  pages: readonly BenchPage[];
  runs: number;
  only: readonly string[];
}

const RUNS_MAX = 500;

/** @throws Error with one line for a value that the bench does not take */
export function readOptions(flags: Flags, measurements: readonly string[]): BenchOptions {
  const chosen = readList('--pages', flags.pages, namesOf(pages));
  const runs = Number(flags.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1 || runs > RUNS_MAX)
    throw new Error(`--runs takes a number from 1 to ${RUNS_MAX}, not "${flags.runs}"`);
  return {
    pages: pages.filter(({ name }) => chosen.includes(name)),
    runs,
    only: readList('--only', flags.only, measurements),
  };
}

export const namesOf = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name);

function readList(flag: string, value: string | undefined, names: readonly string[]): readonly string[] {
  const list = value?.split(',') ?? names;
  const wrong = list.find(name => !names.includes(name));
  if (wrong !== undefined) throw new Error(`${flag} takes some of ${names.join(', ')}, not "${wrong}"`);
  return list;
}
