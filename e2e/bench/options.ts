import { existsSync } from 'node:fs';
import { type BenchPage, pages } from './pages.ts';

interface Flags {
  pages?: string;
  runs?: string;
  only?: string;
  builds?: string;
}

export interface BenchOptions {
  pages: readonly BenchPage[];
  runs: number;
  only: readonly string[];
  /** Names of builds. */
  builds: readonly string[];
}

export const buildNames = ['bare', 'federated', 'static'] as const;

const RUNS_MAX = 500;
const DEFAULT_RUNS = '3';

/** @throws Error with one line for a flag that the bench does not take */
export function readOptions(flags: Flags, measurements: readonly string[]): BenchOptions {
  const names = pages.map(({ name }) => name);
  const chosen = readList('--pages', flags.pages, names);
  const runs = Number(flags.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1 || runs > RUNS_MAX)
    throw new Error(`--runs takes a number from 1 to ${RUNS_MAX}, not "${flags.runs}"`);
  return {
    pages: pages.filter(({ name }) => chosen.includes(name)),
    runs,
    only: readList('--only', flags.only, measurements),
    builds: readList('--builds', flags.builds, buildNames),
  };
}

function readList(flag: string, value: string | undefined, names: readonly string[]): readonly string[] {
  if (value === undefined) return names;
  const list = value.split(',');
  const wrong = list.find(name => !names.includes(name));
  if (wrong !== undefined) throw new Error(`${flag} takes some of ${names.join(', ')}, not "${wrong}"`);
  return list;
}

/** @throws Error with one line for an environment in which the bench cannot measure */
export function checkEnvironment(environment: NodeJS.ProcessEnv): void {
  const browser = environment.CHROMIUM_PATH;
  if (browser && !existsSync(browser))
    throw new Error(`CHROMIUM_PATH names ${browser}, which does not exist`);
  if (!existsSync('/proc/self/stat'))
    throw new Error('the bench reads CPU times from /proc, so it runs on Linux only');
}
