import { type Amount, writeAmount } from './amounts.rules.ts';
import { checkQuoteCopy } from './check-quote.copy.ts';
import { clausesOf, type Row } from './clauses.rules.ts';
import type { Draft } from './draft.ts';
import { lineIds } from './quote-lines.ts';
import { brandsIn, countryIn, isGuarantee, type Named, treatmentIn, unitsIn } from './read-names.rules.ts';
import { readQuoteCopy as copy } from './read-quote.copy.ts';
import { type ReadText, readText, written } from './read-text.rules.ts';
import { unique, valueOf } from './total.rules.ts';

const { lines } = checkQuoteCopy;

/** What a pasted quote says, with the treatment and the country that it names. */
export interface ReadQuote extends ReadText {
  treatment: Named | null;
  /** What the text is about besides: its total is not the price of one treatment, and nothing is compared. */
  others: readonly Named[];
  country: string | null;
  units: number | null;
  /** What the text says of a maker, a guarantee, a deposit; in its own words. */
  terms: { brand: string; guarantee: string; deposit: string };
}

interface ReadOptions {
  treatments: readonly Named[];
  /** Countries that a quote may name. */
  destinations?: readonly string[];
  /** Currencies that can be compared. */
  currencies?: readonly string[];
}

/** Reads the text of a quote. The code is loaded when somebody pastes one. */
export function readQuote(
  text: string,
  { treatments, destinations, currencies = [] }: ReadOptions,
): ReadQuote {
  const { treatment, others: named, othersIn, isNamed } = treatmentIn(treatments, text);
  const rows = clausesOf(text);
  const units = treatment && unitsIn(treatment, text);
  const read = readText(rows, {
    units,
    isNamed,
    hasRate: currency => currency === 'USD' || currencies.includes(currency),
  });
  const others = named.length > 0 ? named : pricedBesides(rows, read.total, othersIn);
  return {
    ...(others.length > 0 ? withoutTotal(read) : read),
    treatment,
    others,
    country: countryIn(text, destinations),
    units,
    terms: termsIn(text, rows),
  };
}

/** Words with which a price is not in the total. */
const ASIDE = /^(?:out(?:Ahead)?|extra|condition|free|option|old|part|deposit|from)$/;

/** The treatments that a total has in it besides: each has a price of its own that is less than the total. */
function pricedBesides(
  rows: readonly Row[],
  total: Amount | null,
  othersIn: (text: string) => readonly Named[],
): Named[] {
  if (!total) return [];
  const others = rows.flatMap(({ text, sentences }) =>
    sentences.flatMap(({ segments }) => {
      const isAside = segments.some(({ marks }) => marks.some(({ kind }) => ASIDE.test(kind)));
      const isPriced = segments.some(({ amounts }) =>
        amounts.some(amount => amount.currency === total.currency && valueOf(amount) < valueOf(total)),
      );
      const [first] = segments;
      const last = segments.at(-1);
      return !isAside && isPriced && first && last
        ? othersIn(text.slice(first.start, last.start + last.text.length)).slice(0, 1)
        : [];
    }),
  );
  return [...new Set(others)];
}

/** The text without a total: each amount that may be it becomes one without a line. */
const withoutTotal = (read: ReadText): ReadText => ({
  ...read,
  total: null,
  askedTotals: [],
  amounts: {},
  unplaced: unique([
    ...(read.total ? [read.total] : []),
    ...read.askedTotals,
    ...Object.values(read.amounts),
    ...read.unplaced,
  ]),
});

/** The most characters that are kept of a term. */
const TERM_CHARACTERS = 60;

function termsIn(text: string, rows: readonly Row[]): ReadQuote['terms'] {
  const terms = { brand: brandsIn(text).slice(0, 3).join(', '), guarantee: '', deposit: '' };
  for (const row of rows)
    for (const { segments } of row.sentences)
      for (const [index, { start, text: own, marks, amounts }] of segments.entries()) {
        const next = segments[index + 1];
        const isOpen =
          next && ['colon', 'link', 'open'].includes(next.joint) && !/\d|¤/.test(own.replace(/%/, ''));
        const end =
          isOpen || (next && /%/.test(own) && next.joint === 'open')
            ? next.start + next.text.length
            : start + own.length;
        const words = row.text.slice(start, end).trim().slice(0, TERM_CHARACTERS);
        if (isGuarantee(own)) terms.guarantee ||= words;
        const isPaid = amounts.length > 0 || (isOpen && next.amounts.length > 0) || /%/.test(own);
        if (marks.some(({ kind }) => kind === 'deposit') && isPaid) terms.deposit ||= words;
      }
  return terms;
}

/** The form with what the text says. What it does not say stays. A treatment with a total is the procedure. */
export const fillFrom = (read: ReadQuote, draft: Draft): Draft => ({
  ...draft,
  treatment: read.treatment?.name ?? draft.treatment,
  country: read.country ?? draft.country,
  units: read.units === null ? draft.units : String(read.units),
  has: lineIds.filter(
    line =>
      !read.leavesOut.includes(line) &&
      (draft.has.includes(line) ||
        read.has.includes(line) ||
        (line === 'procedure' && read.treatment !== null && read.total !== null)),
  ),
  amounts: {
    ...draft.amounts,
    ...Object.fromEntries(Object.entries(read.amounts).map(([line, amount]) => [line, writeAmount(amount)])),
  },
  total: read.total ? writeAmount(read.total) : draft.total,
  extra: read.leavesOut,
  terms: read.terms,
});

/** The form before a text was read, and after it. */
export interface LastRead {
  before: Draft;
  filled: Draft;
}

/** Another text is another quote: what was read of the last one goes, and what the visitor has changed since stays. */
export function withoutLastRead(draft: Draft, { before, filled }: LastRead): Draft {
  const kept = <T>(read: (form: Draft) => T): T => read(read(draft) === read(filled) ? before : draft);
  return {
    ...draft,
    treatment: kept(form => form.treatment),
    country: kept(form => form.country),
    units: kept(form => form.units),
    total: kept(form => form.total),
    has: lineIds.filter(line => kept(form => form.has.includes(line))),
    amounts: Object.fromEntries(lineIds.map(line => [line, kept(form => form.amounts[line]) ?? ''])),
  };
}

/** What was read, in sentences. */
export function describeReading(read: ReadQuote): string[] {
  const { treatment, country, has, leavesOut, askedLines, amounts, total, extras, unplaced } = read;
  const placed = Object.keys(amounts).length + (total ? 1 : 0);
  const isNothing =
    has.length + leavesOut.length + askedLines.length + read.askedTotals.length + placed + unplaced.length ===
    0;
  const kept = Object.values(read.terms).filter(Boolean);
  return [
    ...(treatment ? [copy.treatment(treatment.name, read.units)] : []),
    ...(treatment && read.others.length > 0
      ? [copy.others([treatment, ...read.others].map(({ name }) => name))]
      : []),
    ...(country === null ? [] : [copy.country(country)]),
    isNothing ? copy.nothing : copy.found(has.length, placed),
    ...(leavesOut.length > 0 ? [copy.leftOut(leavesOut.map(id => lines[id].name))] : []),
    ...(askedLines.length > 0 ? [copy.asked(askedLines.map(id => lines[id].name))] : []),
    ...(extras.length > 0 ? [copy.extras(written(extras))] : []),
    ...(placed + read.askedTotals.length + extras.length + unplaced.length === 0 ? [copy.currency] : []),
    ...(unplaced.length > 0 ? [copy.unplaced(written(unplaced))] : []),
    ...(kept.length > 0 ? [copy.kept(kept)] : []),
  ];
}
