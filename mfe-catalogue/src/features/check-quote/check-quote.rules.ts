import { pluralize, type TreatmentInCountry } from 'shared-contracts';
import { type Amount, type AmountFault, readAmount } from './amounts.rules.ts';
import type { CheckedLine, ListedAs } from './checked-line.ts';
import { type Comparison, comparePrice, type NoComparison, type PriceCell } from './compare-price.rules.ts';
import type { Draft } from './draft.ts';
import { countedLines, type LineSpans, type Span } from './line-spans.rules.ts';
import {
  countryNamed,
  type PricedTreatment,
  type PriceScope,
  type Prices,
  type Rates,
  scopeOf,
  treatmentNamed,
} from './price-cells.query.ts';
import { type LineId, linesIn, quoteLines } from './quote-lines.ts';

export interface CheckedQuote {
  treatment: PricedTreatment;
  country: string;
  /** Several pieces, e.g. `3 implants`; else null. */
  counted: string | null;
  /** Null where we have no price. */
  cell: PriceCell | null;
  lines: CheckedLine[];
  /** Whether the quote lists what it covers: else nothing can be missing. */
  isListed: boolean;
  /** What our price leaves out. */
  excludes: PriceScope['excludes'];
  /** What it says of a maker, a guarantee and a deposit. */
  terms: Draft['terms'];
  comparison: Comparison | NoComparison;
}

/** A field that is not of a line. */
export type PriceField = 'treatment' | 'country' | 'units' | 'total';

/** A field's fault. */
export type Fault = AmountFault | 'treatment' | 'country' | 'units';
export type Faults = Partial<Record<PriceField | LineId, Fault>>;

const MOST_UNITS = 32;
/** A quote that names fewer lines lists nothing. */
const LEAST_LISTED = 2;

/** What has to be mended first. @param prices null where they are not known: on the server, before the page */
export function faultsOf(draft: Draft, prices: Prices | null): Faults {
  const treatment = prices ? treatmentNamed(prices, draft.treatment) : undefined;
  const faults: Faults = {};
  if (prices ? !treatment : draft.treatment === '') faults.treatment = 'treatment';
  if (prices ? !countryNamed(prices, draft.country) : draft.country === '') faults.country = 'country';
  const units = draft.units.trim();
  const isCounted = treatment ? treatment.unit !== null : units !== '';
  const count = /^\d{1,2}$/.test(units) ? Number(units) : 0;
  if (isCounted && (count < 1 || count > (treatment?.unit?.max ?? MOST_UNITS))) faults.units = 'units';
  const total = readAmount(draft.total);
  if (typeof total === 'string') faults.total = total;
  for (const { id } of quoteLines) {
    const amount = readAmount(draft.amounts[id] ?? '');
    if (typeof amount === 'string') faults[id] = amount;
  }
  return faults;
}

/** The treatment and the country whose figures a draft needs; null while one is missing. */
export function tripOf(draft: Draft, prices: Prices | null | undefined): TreatmentInCountry | null {
  const treatment = prices && treatmentNamed(prices, draft.treatment);
  const destination = prices && countryNamed(prices, draft.country);
  return treatment && destination ? { treatmentId: treatment.treatmentId, destination } : null;
}

/** How many pieces a draft is about; 1 where none are counted. */
export const countedUnits = (draft: Draft, prices: Prices): number =>
  treatmentNamed(prices, draft.treatment)?.unit && !faultsOf(draft, prices).units ? Number(draft.units) : 1;

/**
 * Compares a quote with our lines, prices and figures; null while it has a fault.
 * @param ofUnits our price for several pieces; null where the API does not say it
 */
export function checkQuote(
  draft: Draft,
  prices: Prices,
  rates: Rates | null,
  figures: LineSpans = {},
  ofUnits: Span | null = null,
): CheckedQuote | null {
  const treatment = treatmentNamed(prices, draft.treatment);
  const country = countryNamed(prices, draft.country);
  if (!treatment || !country || Object.keys(faultsOf(draft, prices)).length > 0) return null;
  const units = countedUnits(draft, prices);
  const counted =
    treatment.unit && units > 1 ? pluralize(units, treatment.unit.one, treatment.unit.many) : null;
  const cell = cellOf(treatment, country, counted, ofUnits);
  const scope = scopeOf(prices, treatment);
  const listed = listedLines(treatment, scope);
  const lines = quoteLines
    .map(({ id, part }): CheckedLine => {
      const amount = amountOf(draft.amounts[id]);
      const isInQuote = draft.has.includes(id) || amount !== null;
      const isExtra = !isInQuote && draft.extra.includes(id);
      return { id, part, isInQuote, isExtra, amount, ours: listed[id] ?? 'unknown' };
    })
    .filter(({ id, isInQuote, ours }) => isInQuote || fits(id, ours, scope));
  return {
    isListed: lines.filter(({ isInQuote }) => isInQuote).length >= LEAST_LISTED,
    terms: draft.terms,
    treatment,
    country,
    counted,
    cell,
    lines,
    excludes: scope.excludes,
    comparison: comparePrice(amountOf(draft.total), cell, lines, rates, figures),
  };
}

function cellOf(
  treatment: PricedTreatment,
  country: string,
  counted: string | null,
  ofUnits: Span | null,
): PriceCell | null {
  const row = treatment.prices.find(([name]) => name === country);
  if (!row || (counted && !ofUnits)) return null;
  const [, low, high, basis, note] = row;
  const cell = { treatment, country, counted, low, high, basis, note, ...(counted && ofUnits) };
  // A price of 0 is on request.
  return cell.high > 0 ? cell : null;
}

const amountOf = (text = ''): Amount | null => {
  const amount = readAmount(text);
  return typeof amount === 'string' ? null : amount;
};

/** Not every treatment has these lines: only those whose price names them, if the API says what prices include. */
const fits = (line: LineId, ours: ListedAs, { includes }: PriceScope): boolean =>
  (line !== 'nights' && line !== 'anaesthesia') || ours !== 'unknown' || includes.length === 0;

/** What our figures say of each line: our sentences are read once, and later lines count more. */
function listedLines({ priceUnit }: PricedTreatment, { includes, excludes }: PriceScope) {
  const as = (ours: ListedAs, sentences: readonly string[]) =>
    sentences.flatMap(linesIn).map(line => [line, ours] as const);
  const own = priceUnit.split(',').filter(part => part.includes('not included'));
  return Object.fromEntries([
    ...as('leftOut', excludes),
    ...as('included', includes),
    // What is said of the treatment itself, e.g. `medicines not included`.
    ...as('leftOut', own),
    ...countedLines.map(line => [line, 'trip'] as const),
  ]) as Partial<Record<LineId, ListedAs>>;
}
