import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpus, corpusDir, mistakesIn } from '../../../../testing/quote-corpus.ts';
import { treatments } from '../../../../testing/section-3-units.ts';

/** Quotes that are read wrongly so far, with what is wrong. */
const expectedMistakes: Readonly<Record<string, string[]>> = {
  // French is not among the languages of the vocabulary.
  'hold-out-10: spain, cataract, French agency, two eyes': [
    'no units for 2',
    'theatre not read',
    'tests not read',
    'medicines not read',
    'checkUp not read',
    'flights not left out',
    'hotel not left out',
  ],
  // Nor is Czech.
  'hold-out-10: czechia, breast augmentation, koruna, Czech': [
    'procedure not read',
    'nights not read',
    'tests not left out',
    'hotel not left out',
    'transfers not left out',
  ],
  // `vineers 150e each, all inclusve`
  'hold-out-10: turkey, veneers, typing errors, no total written': [
    'treatment none for dental-veneers',
    'no units for 20',
    'hotel not read',
    'transfers not read',
    'total none (asked ) for EUR 3000',
  ],
};

it('reads the quotes as the table of the README says, and no other one wrongly', () => {
  const read = corpus.map(quote => ({ ...quote, mistakes: mistakesIn(quote, treatments) }));
  const wrong = read.filter(({ mistakes }) => mistakes.length > 0);
  expect(Object.fromEntries(wrong.map(({ file, name, mistakes }) => [`${file}: ${name}`, mistakes]))).toEqual(
    expectedMistakes,
  );
  const rows = [...new Set(corpus.map(({ file }) => file))].map(file => {
    const ofFile = read.filter(quote => quote.file === file);
    return `| ${file} | ${ofFile.length} | ${ofFile.filter(({ mistakes }) => mistakes.length === 0).length} |`;
  });
  const readme = readFileSync(join(corpusDir, 'README.md'), 'utf8');
  expect(readme.match(/^\| [a-z0-9-]+ \| \d+ \| \d+ \|$/gm)).toEqual(rows);
});
