import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treatmentSlug } from 'shared-contracts';
import { expect, it } from 'vitest';
import { treatments } from '../../../../testing/section-3-units.ts';
import { readAmount, writeAmount } from '../amounts.rules.ts';
import type { LineId } from '../quote-lines.ts';
import { type ReadQuote, readQuote } from '../read-quote.rules.ts';

/** Where the quotes are, with what their rules mean. */
const corpusDir = import.meta.dirname;

/** A quote of the corpus: its text, and what has to be read from it. */
interface CorpusQuote {
  file: string;
  name: string;
  text: string;
  expected: Readonly<Record<string, string[]>>;
}

/** The quotes of all files, in their order. The README of this folder explains their form. */
const corpus: readonly CorpusQuote[] = readdirSync(corpusDir)
  .filter(file => file.endsWith('.txt'))
  .sort()
  .flatMap(file =>
    readFileSync(join(corpusDir, file), 'utf8')
      .split(/^=== /m)
      .slice(1)
      .map(block => {
        const [head = '', rules = ''] = block.split('\n---\n');
        const [name = '', ...text] = head.split('\n');
        const expected: Record<string, string[]> = {};
        for (const rule of rules.split('\n').filter(Boolean)) {
          const [key = '', ...words] = rule.split(' ');
          expected[key] = [...(expected[key] ?? []), words.join(' ')];
        }
        return { file: file.replace('.txt', ''), name, text: text.join('\n'), expected };
      }),
  );

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

const files = [...new Set(corpus.map(({ file }) => file))];
/** Of the README: a file, how many quotes it has, and how many are read rightly. */
const rows = readFileSync(join(corpusDir, 'README.md'), 'utf8').match(/^\| [a-z0-9-]+ \| \d+ \| \d+ \|$/gm);

it.each(files)('reads the quotes of %s as the table of the README says, and no other one wrongly', file => {
  const read = corpus
    .filter(quote => quote.file === file)
    .map(quote => ({ key: `${file}: ${quote.name}`, mistakes: mistakesIn(quote) }));
  const wrong = read.filter(({ mistakes }) => mistakes.length > 0);
  const expected = Object.entries(expectedMistakes).filter(([key]) => key.startsWith(`${file}: `));
  expect(wrong.map(({ key, mistakes }) => [key, mistakes])).toEqual(expected);
  expect(rows?.[files.indexOf(file)]).toBe(`| ${file} | ${read.length} | ${read.length - wrong.length} |`);
});

it('has a row of the table for each file', () => expect(rows).toHaveLength(files.length));

const wordsIn = (rules: readonly string[] = []): string[] =>
  rules.flatMap(rule => rule.split(' ')).filter(Boolean);

/** `INR 450000`, `USD 4000-5000` as the form writes it. */
function amountOf(rule: string): string {
  const amount = readAmount(rule.trim().replace(/(\d)-(\d)/, '$1 to $2'));
  if (!amount || typeof amount === 'string') throw new Error(`No amount: ${rule}`);
  return writeAmount(amount);
}

/** What of a quote was read wrongly; empty if nothing. */
function mistakesIn({ text, expected, file }: CorpusQuote): string[] {
  const read = readQuote(text, { treatments });
  return [
    ...namesIn(read, expected, file),
    ...linesIn(read, expected),
    ...amountsIn(read, expected),
    ...termsIn(read, expected),
  ];
}

/** Where a quote may be from whose text does not say it. */
const countryOf = (file: string): string =>
  file
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function namesIn(read: ReadQuote, expected: CorpusQuote['expected'], file: string): string[] {
  const mistakes: string[] = [];
  const slug = read.treatment ? treatmentSlug(read.treatment) : 'none';
  const names = (expected.treatment?.[0] ?? 'none').split(' | ');
  if (!names.includes(slug)) mistakes.push(`treatment ${slug} for ${names.join(' or ')}`);
  const [must] = expected.country ?? [];
  if (must ? read.country !== must : read.country !== null && read.country !== countryOf(file))
    mistakes.push(`country ${read.country} for ${must ?? 'none'}`);
  const others = read.others.map(treatmentSlug).join(' ');
  if (others !== (expected.besides?.[0] ?? ''))
    mistakes.push(`besides ${others || 'none'} for ${expected.besides?.[0] ?? 'none'}`);
  const units = String(read.units ?? '');
  const [count] = expected.units ?? [];
  if (count ? units !== count : units !== '' && units !== '1' && units !== expected['units?']?.[0])
    mistakes.push(`${units || 'no'} units for ${count ?? 'none'}`);
  return mistakes;
}

function linesIn(read: ReadQuote, expected: CorpusQuote['expected']): string[] {
  const has = wordsIn(expected.has);
  const out = wordsIn(expected.out);
  const may = wordsIn(expected.may);
  // What costs extra may have its amount, and is not in the price for that.
  const priced = [...(expected.amount ?? []), ...(expected['amount?'] ?? [])]
    .map(rule => rule.split(' ')[0] ?? '')
    .filter(line => !out.includes(line));
  return [
    ...has.filter(line => !read.has.includes(line as LineId)).map(line => `${line} not read`),
    ...out.filter(line => !read.leavesOut.includes(line as LineId)).map(line => `${line} not left out`),
    ...read.has.filter(line => ![...has, ...may, ...priced].includes(line)).map(line => `${line} ticked`),
    ...read.leavesOut.filter(line => ![...out, ...may].includes(line)).map(line => `${line} left out`),
  ];
}

function amountsIn(read: ReadQuote, expected: CorpusQuote['expected']): string[] {
  const mistakes: string[] = [];
  const total = read.total ? writeAmount(read.total) : 'none';
  const asked = read.askedTotals.map(writeAmount);
  const [must] = expected.total ?? [];
  const [may] = expected['total?'] ?? [];
  if (must?.startsWith('ask ')) {
    const missing = must
      .slice(4)
      .split(', ')
      .filter(rule => !rule.split(' | ').some(one => asked.includes(amountOf(one))));
    if (total !== 'none' || missing.length > 0)
      mistakes.push(`total ${total}, asked ${asked.join(' or ')} for ${must}`);
  } else if (must && !must.split(' | ').map(amountOf).includes(total))
    mistakes.push(`total ${total} (asked ${asked.join(' or ')}) for ${must}`);
  else if (may && ![total, ...asked].includes(amountOf(may))) mistakes.push(`total ${total} for ${may}`);
  else if (!must && !may && total !== 'none') mistakes.push(`total ${total} for none`);
  const split = (rule: string) =>
    [rule.split(' ')[0] ?? '', amountOf(rule.split(' ').slice(1).join(' '))] as const;
  const needed = (expected.amount ?? []).map(split);
  const allowed = [...needed, ...(expected['amount?'] ?? []).map(split)];
  const found = Object.entries(read.amounts).map(([line, amount]) => [line, writeAmount(amount)] as const);
  const lacks = (list: readonly (readonly [string, string])[], [line, amount]: readonly [string, string]) =>
    !list.some(([other, value]) => other === line && value === amount);
  mistakes.push(...needed.filter(pair => lacks(found, pair)).map(pair => `${pair.join(' ')} not read`));
  mistakes.push(...found.filter(pair => lacks(allowed, pair)).map(pair => `${pair.join(' ')} read`));
  return mistakes;
}

function termsIn({ terms, treatment }: ReadQuote, expected: CorpusQuote['expected']): string[] {
  const all = Object.values(terms).join(' ').toLowerCase();
  return (expected.keeps ?? [])
    .flatMap(rule => rule.split('; '))
    .filter(word => !all.includes(word.toLowerCase()))
    .map(word => `"${word}" lost of ${treatment?.name}`);
}
