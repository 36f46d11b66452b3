import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** The names that a module exports at run time, and its types on request, in order. The module must list them one by one. */
export function exportedNames(file: string, { types = false } = {}): string[] {
  return parseSync(file, readFileSync(file, 'utf8'))
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => types || !isType)
    .map(({ exportName }) => exportName.name ?? 'default')
    .sort();
}
