import { expect, it } from 'vitest';
import { readReferenceData } from '../src/reference/reference-data.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

it('every page that a price was found on has been read within a year', () => {
  const old = readReferenceData().price_book.sources.filter(
    ({ read }) => Date.now() - Date.parse(read) > YEAR_MS,
  );
  expect(old.map(({ url, read }) => `${url}, read ${read}`)).toEqual([]);
});
