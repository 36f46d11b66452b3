import { expect, it } from 'vitest';
import { searchPages } from './search-pages.ts';

const pages = [
  'Treatments',
  'Check a quote',
  'Where prices come from',
  'Contact Us',
  'How it works',
  'About',
].map(name => ({ path: `/${name}`, name }));
const found = (term: string, isOnly: boolean) => searchPages(pages, term, isOnly).map(({ name }) => name);

it.each([
  ['quote', ['Check a quote']],
  ['check my quote', ['Check a quote']],
  ['Is my quote fair?', ['Check a quote']],
  ['quote checker', ['Check a quote']],
  ['quotes', ['Check a quote']],
  ['quote in turkey', ['Check a quote']],
  ['cont', ['Contact Us']],
  ['how it works', ['How it works']],
  ['price', ['Where prices come from']],
  ['xyz', []],
  ['a', []],
  ['', []],
])('finds for %j, which names no treatment, the pages %j', (term, names) =>
  expect(found(term, true)).toEqual(names),
);

it.each([
  ['quote in turkey', ['Check a quote']],
  ['about hip replacement', []],
  ['gastric sleeve quote', []],
])('finds besides treatments for %j only %j', (term, names) => expect(found(term, false)).toEqual(names));
