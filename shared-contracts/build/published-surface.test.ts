import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { findVersionFault, namesOf, readCurrentSurface, readPublishedSurface } from './published-surface.ts';

it("the contract's version has risen with the names added since the published surface", () => {
  expect(findVersionFault(readPublishedSurface(), readCurrentSurface())).toBeUndefined();
});

it.each([
  ['index', 'index.ts'],
  ['ui', 'ui/index.ts'],
  ['ui-forms', 'ui/forms/index.ts'],
])('the committed report of %s has the names that the entry point exports', (report, entryFile) => {
  const path = join(import.meta.dirname, '../src', entryFile);
  const entries = parseSync(path, readFileSync(path, 'utf8')).module.staticExports.flatMap(
    each => each.entries,
  );
  const names = entries.map(({ exportName }) => exportName.name ?? 'default').sort();
  expect(names.length).toBeGreaterThan(3);
  expect(readCurrentSurface().names[report]?.toSorted()).toEqual(names);
});

it('reads the names that a report exports', () => {
  const report = [
    'export { Anchor }',
    'export { Link as NavLink }',
    'export const usd: (amount: number) => string;',
    'export abstract class Base {',
    'export interface Trip {',
    'type Hidden = string;',
    '    export const nested = 1;',
  ].join('\n');
  expect(namesOf(report)).toEqual(['Anchor', 'Base', 'NavLink', 'Trip', 'usd']);
});

describe('findVersionFault', () => {
  const published = { version: '1.4.2', names: { index: ['usd'], ui: ['Button'] } };
  const more = { index: ['eur', 'usd'], ui: ['Button'] };
  const less = { index: ['usd'], ui: [] };

  it.each([
    ['1.4.2', 'an unchanged surface', published.names],
    ['1.5.0', 'an added name with a minor', more],
    ['2.0.0', 'an added name with a major', more],
    ['2.0.0', 'a removed name with a major', less],
  ])('accepts %s for %s', (version, _change, names) => {
    expect(findVersionFault(published, { version, names })).toBeUndefined();
  });

  it.each([
    ['1.4.2', more, 'eur (index) was added since 1.4.2: raise the version to 1.5.0'],
    ['1.4.3', more, 'eur (index) was added since 1.4.2: raise the version to 1.5.0'],
    ['1.5.0', less, 'Button (ui) was removed since 1.4.2: raise the version to 2.0.0, or keep the name'],
  ])('refuses %s for %o', (version, names, sentence) => {
    expect(findVersionFault(published, { version, names })).toBe(sentence);
  });
});
