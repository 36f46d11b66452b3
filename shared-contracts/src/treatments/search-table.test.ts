import { expect, it } from 'vitest';
import { searchedCountry } from './read-search.ts';
import { find } from './search.fixture.ts';
import { expectations } from './search-expectations.fixture.ts';

it.each(expectations)('%j finds %s first', (term, first, country) => {
  expect(find(term)[0]).toBe(first);
  expect(searchedCountry(term)).toBe(country ?? null);
});

it.each([
  'kidney transplant',
  'xyzzy',
  'pizza',
  'wings',
  'car insurance',
  '???',
  'asdf',
  'cheap flights',
  'weather',
  'hello',
  'football',
  'iphone',
  'vet',
  'lawyer',
  'tattoo',
  'mortgage',
  'hernia',
  'breast cancer',
  'mri scan',
  'liver transplant',
])('%j finds nothing', term => {
  expect(find(term)).toEqual([]);
  expect(searchedCountry(term)).toBeNull();
});

it('a country alone finds every treatment', () => {
  for (const term of ['in india', 'Türkiye', 'cheap treatment in turkey'])
    expect(find(term)).toHaveLength(25);
});

it('a category in everyday words finds all of it, and only that', () => {
  expect(find('dentist').toSorted()).toEqual([
    'Dental Crowns',
    'Dental Implants',
    'Dental Veneers',
    'Full Mouth Restoration',
    'Orthodontics',
  ]);
  expect(find('plastic surgery')).toHaveLength(8);
});
