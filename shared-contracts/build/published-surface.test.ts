import { fileURLToPath } from 'node:url';
import { entryPoints } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { exportedNames } from './exported-names.ts';
import { findVersionFault, readCurrentSurface, readPublishedSurface } from './published-surface.ts';

it("the contract's version has risen with the names added since the published surface", () => {
  const current = readCurrentSurface();
  for (const names of Object.values(current.names)) expect(names.length).toBeGreaterThan(3);
  expect(findVersionFault(readPublishedSurface(), current)).toBeUndefined();
});

it('remotes get few names, which every page of the site loads', () => {
  const count = (entry: string) => exportedNames(fileURLToPath(import.meta.resolve(entry))).length;
  const [index, facade] = entryPoints.map(count);
  // With the words for two totals, which two remotes say.
  expect(index).toBeLessThanOrEqual(70);
  // With the place for parts of other remotes, which nothing else can be, the writer of amounts and the mark of a changed figure;
  // and whether code runs yet, of which three remotes had a copy each.
  expect(facade).toBeLessThanOrEqual(41);
});

it('the names of a module are those that it exports at run time', () => {
  expect(exportedNames(fileURLToPath(import.meta.resolve('shared-contracts/ui/forms')))).toEqual([
    'Checkbox',
    'NativeSelect',
    'PrintAndCopy',
    'TextInput',
    'Textarea',
    'cleanContact',
    'useForm',
  ]);
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
