import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** The names that a module exports at run time, in order. It names them one by one. */
export function exportedNames(file: string): string[] {
  return parseSync(file, readFileSync(file, 'utf8'))
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => exportName.name ?? 'default')
    .sort();
}
