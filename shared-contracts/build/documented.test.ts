import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Statement } from 'oxc-parser';
import { expect, it } from 'vitest';

const index = join(import.meta.dirname, '../src/index.ts');

/** Name of what a statement exports itself; undefined for anything else. */
function exportedName(statement: Statement): string | undefined {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return undefined;
  const { declaration } = statement;
  if (declaration.type === 'VariableDeclaration') {
    const id = declaration.declarations[0]?.id;
    return id?.type === 'Identifier' ? id.name : undefined;
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : undefined;
}

/** A type inferred from the schema above it is documented there. */
const isInferred = (text: string): boolean => /^export type \w+ = v\.Infer\w+<typeof \w+>/.test(text);

/** Exports of a file, other than those inferred, that have no docstring right before them. */
function undocumented(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  return program.body.flatMap(statement => {
    const name = exportedName(statement);
    if (!name || isInferred(text.slice(statement.start))) return [];
    const documented = comments.some(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && text.slice(end, statement.start).trim() === '',
    );
    return documented ? [] : [name];
  });
}

it('each exported name of the contract says what it means', () => {
  const { program } = parseSync(index, readFileSync(index, 'utf8'));
  const files = program.body.flatMap(statement =>
    'source' in statement && statement.source ? [join(dirname(index), statement.source.value)] : [],
  );
  expect(files.length).toBeGreaterThan(40);
  const missing = files.flatMap(file => undocumented(file).map(name => `${file.split('/src/')[1]}: ${name}`));
  expect(missing).toEqual([]);
});
