import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, it } from 'vitest';
import { screenTexts } from './copy-texts.ts';

/** Reading age of the pages on the way to an estimate and a quote, in years, and the words of their longest sentence. */
const AGE = 12;
const LONGEST = 25;
/** A school grade of the measure, in years. */
const AGE_OF_GRADE_0 = 5;

/** Pages that explain more than they ask: they are not on the way to an estimate. */
const notOnTheWay = [
  'shell/site/pages/accessibility/accessibility.copy.ts',
  'shell/site/pages/blog/blog.copy.ts',
  'shell/site/pages/blog/hidden-costs.copy.ts',
  'shell/site/pages/cookies/browser-storage.copy.ts',
  'shell/site/pages/cookies/cookies.copy.ts',
  'shell/site/pages/privacy/privacy.copy.ts',
  'shell/site/pages/terms/terms.copy.ts',
  'shell/host/server/channels/previews.copy.ts',
];

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d'’$,-]+/gu) ?? [];

/** Whole sentences: labels have no reading age. */
const sentencesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap(text => text.split(/(?<=[.!?])\s+/))
    .filter(sentence => /[.!?]$/.test(sentence) && wordsOf(sentence).length > 3);

function readingAge(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return (
    fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }) + AGE_OF_GRADE_0
  );
}

interface ReferenceData {
  treatments: readonly {
    name: string;
    description: string;
    faqs: readonly { question: string; answer: string }[];
  }[];
}

const { treatments } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../e2e/api/data/reference-data.json'), 'utf8'),
) as ReferenceData;

/** The files of these pages, and what the API says of each treatment. */
const read = [
  ...[...screenTexts].filter(([file]) => !notOnTheWay.includes(file)),
  ...treatments.map(({ name, description, faqs }): [string, string[]] => [
    name,
    [description, ...faqs.flatMap(({ question, answer }) => [question, answer])],
  ]),
]
  .map(([where, texts]) => ({ where, sentences: sentencesOf(texts) }))
  .filter(({ sentences }) => sentences.length > 0);

it(`a child of ${AGE} can read the pages on the way to an estimate`, () => {
  const ages = read.map(({ where, sentences }) => ({ where, age: readingAge(sentences) }));
  expect(ages.length).toBeGreaterThan(60);
  expect([...screenTexts.keys()]).toEqual(expect.arrayContaining(notOnTheWay));
  expect(ages.filter(({ age }) => age > AGE)).toEqual([]);
});

it(`their sentences have at most ${LONGEST} words`, () => {
  const long = read.flatMap(({ sentences }) =>
    sentences.filter(sentence => wordsOf(sentence).length > LONGEST),
  );
  expect(long).toEqual([]);
});
