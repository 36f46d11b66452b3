import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Statement } from 'oxc-parser';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../shared-contracts/src');
const entryFiles = ['index.ts', 'ui/index.ts', 'ui/forms/index.ts'];

/** Names that an entry point exports from the package's own files, by file. */
function exportsOf(entryFile: string): Map<string, Set<string>> {
  const path = join(src, entryFile);
  const { module } = parseSync(path, readFileSync(path, 'utf8'));
  const names = new Map<string, Set<string>>();
  for (const { moduleRequest, localName, importName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (moduleRequest && !moduleRequest.value.startsWith('.')) continue;
    const file = moduleRequest ? join(dirname(path), moduleRequest.value) : path;
    const name = moduleRequest ? importName.name : localName.name;
    names.set(file, (names.get(file) ?? new Set()).add(name ?? '*'));
  }
  return names;
}

/** Name of the function, component or schema that a statement exports. */
function documentable(statement: Statement): string | undefined {
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  const { declaration } = statement;
  if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name;
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const { id, init } = declaration.declarations[0] ?? {};
  if (id?.type !== 'Identifier') return undefined;
  return init?.type === 'ArrowFunctionExpression' || id.name.endsWith('Schema') ? id.name : undefined;
}

/** Whether a docstring ends right before a statement. */
function isDocumented(text: string, { start }: Statement): boolean {
  const before = text.slice(0, start).trimEnd();
  return before.endsWith('*/') && before.startsWith('/**', before.lastIndexOf('/*'));
}

it.each(entryFiles)('every function, component and schema that %s exports has a docstring', entryFile => {
  const missing = [...exportsOf(entryFile)].flatMap(([file, names]) => {
    const text = readFileSync(file, 'utf8');
    return parseSync(file, text).program.body.flatMap(statement => {
      const name = documentable(statement);
      return name && names.has(name) && !isDocumented(text, statement) ? [name] : [];
    });
  });
  expect(missing).toEqual([]);
});
