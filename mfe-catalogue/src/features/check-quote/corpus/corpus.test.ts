import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpus, corpusDir, mistakesIn } from '../../../../testing/quote-corpus.ts';
import { treatments } from '../../../../testing/section-3-units.ts';

/** Quotes that are read wrongly so far, with what is wrong. */
const expectedMistakes: Readonly<Record<string, string[]>> = {};

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
