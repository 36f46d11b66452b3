import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const AMERICAN = new RegExp(
  [
    String.raw`\w*(?:personal|item|organ|recogn|minim|optim|special|hospital|custom|categor|apolog|summar|real|author|emphas|prior|util)iz(?:e|es|ed|er|ing|ation)\w*`,
    String.raw`(?:orthop|an?esth|p)edic\w*`,
    'anesthe\\w*',
    'gynecolog\\w*',
    String.raw`(?:colo|favo|behavio|neighbo|hono|labo)r(?:s|ed|ing|ite)?`,
    String.raw`(?:cent|theat|lit|met)er(?:s|ed)?`,
    // Those of computers are programs everywhere.
    'program',
    String.raw`(?:travel|cancel|label)(?:er|ed|ing)s?`,
    'catalogs?',
    'gray',
    'skeptic\\w*',
    '(?:enroll|fulfill)ment',
    'defense',
    'tumors?',
    'pediatri\\w*',
  ]
    .map(word => `\\b${word}\\b`)
    .join('|'),
  'gi',
);

/** Labels and messages that the specification fixes (sections 2 and 8). */
const FIXED = [
  'Get Personalized Quote',
  'Get a Personalized Transparent Quote',
  'Our team will contact you within 24 hours with your personalized quote.',
];

/** The texts in a source file, without what is computed in them. */
const textsOf = (source: string): string[] =>
  (source.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []).map(text =>
    text.replaceAll(/\$\{[^}]*\}/g, ' '),
  );

it('texts on screen are British, but for labels that are fixed', () => {
  const files = globSync(
    [
      '{shell,mfe-*,shared-contracts}/src/**/*.copy.ts',
      'mfe-*/src/remote.ts',
      'shared-contracts/src/site/shell-pages.ts',
    ],
    {
      cwd: root,
    },
  );
  expect(files.length).toBeGreaterThan(25);
  const found = files.flatMap(file =>
    textsOf(readFileSync(join(root, file), 'utf8'))
      .filter(text => !FIXED.includes(text.slice(1, -1)))
      .flatMap(text => text.match(AMERICAN) ?? [])
      .map(word => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

it('knows American words', () => {
  const words = [
    'itemized',
    'Orthopedic',
    'color',
    'center',
    'program',
    'traveling',
    'anesthesia',
    'skeptical',
  ];
  expect(words.join(' or ').match(AMERICAN)).toEqual(words);
});
