import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fleschKincaid } from 'flesch-kincaid';
import { parseSync, Visitor } from 'oxc-parser';
import { syllable } from 'syllable';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Reading age of the pages on the way to an estimate and a quote, in years, and the words of their longest sentence. */
const AGE = 12;
const LONGEST = 25;
/** A school grade of the measure, in years. */
const AGE_OF_GRADE_0 = 5;

/** Texts of these pages. Claims are the customer's words, and the rest of the shell explains more than it asks. */
const files = globSync(
  ['mfe-*/src/**/*.copy.ts', 'shell/src/pages/home/*.copy.ts', 'shell/src/fallbacks/*.copy.ts'],
  {
    cwd: root,
  },
).sort();

/** The texts of a file; what is computed in them counts as a short word. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.cooked).join('it')),
  }).visit(parseSync('copy.ts', source).program);
  return texts;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d'’$,-]+/gu) ?? [];

/** Whole sentences: labels have no reading age. */
const sentencesOf = (source: string): string[] =>
  textsOf(source)
    .flatMap(text => text.split(/(?<=[.!?])\s+/))
    .filter(sentence => /[.!?]$/.test(sentence) && wordsOf(sentence).length > 3);

function readingAge(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return (
    fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }) + AGE_OF_GRADE_0
  );
}

const read = (file: string) => sentencesOf(readFileSync(join(root, file), 'utf8'));

it(`a child of ${AGE} can read the pages on the way to an estimate`, () => {
  const ages = files
    .map(file => ({ file, sentences: read(file) }))
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ file, sentences }) => ({ file, age: readingAge(sentences) }));
  expect(ages.length).toBeGreaterThan(20);
  expect(ages.filter(({ age }) => age > AGE)).toEqual([]);
});

it(`their sentences have at most ${LONGEST} words`, () => {
  const long = files.flatMap(file => read(file).filter(sentence => wordsOf(sentence).length > LONGEST));
  expect(long).toEqual([]);
});

it('the measure tells plain words from others', () => {
  expect(readingAge(['You see what is missing.', 'Ask the clinic.'])).toBeLessThan(9);
  expect(
    readingAge([
      'Comprehensive itemisation facilitates an international comparison of institutional remuneration.',
    ]),
  ).toBeGreaterThan(20);
  expect(
    sentencesOf(
      "const copy = { label: 'Next', keep: 'We keep none of it.', text: (n: number) => `You saved ${n} trips. Well done.` };",
    ),
  ).toEqual(['We keep none of it.', 'You saved it trips.']);
});
