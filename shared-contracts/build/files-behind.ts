import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const EXTENSIONS = ['', '.ts', '.tsx'];

/** A file and all files of its package that it imports, directly or indirectly. */
export function filesBehind(file: string): Set<string> {
  const files = new Set<string>();
  const visit = (path: string): void => {
    if (files.has(path)) return;
    files.add(path);
    const { staticImports, staticExports } = parseSync(path, readFileSync(path, 'utf8')).module;
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ];
    for (const specifier of specifiers) {
      if (!specifier?.startsWith('.')) continue;
      const imported = EXTENSIONS.map(extension => join(dirname(path), specifier + extension)).find(isFile);
      if (imported) visit(imported);
    }
  };
  visit(file);
  return files;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
