import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { EngineName } from './engine.ts';

/** Of each engine the programs that it needs; of a list in it, one. */
const PROGRAMS: Record<EngineName, readonly string[][]> = {
  firefox: [['firefox-esr', 'firefox'], ['Xvfb'], ['setpriv']],
  webkit: [['WebKitWebDriver'], ['Xvfb'], ['setpriv']],
};

/** @returns the path of the first of these programs that is installed */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path));
}

export const isInstalled = (engine: EngineName): boolean =>
  PROGRAMS[engine].every(names => findProgram(...names) !== undefined);
