import { pluralize, type TreatmentInCountry } from 'shared-contracts';
import { type Amount, type AmountFault, readAmount } from './amounts.rules.ts';
import type { CheckedLine, ListedAs } from './checked-line.ts';
import { type Comparison, comparePrice, type NoComparison, type PriceCell } from './compare-price.rules.ts';
import type { Draft } from './draft.ts';
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
import { isCountedLine, type Span, type TripFigures } from './trip-figures.rules.ts';

export interface CheckedQuote {
  treatment: PricedTreatment;
  country: string;
  /** Several pieces, e.g. `3 implants`; else null. */
  counted: string | null;
  /** Null where we have no price. */
  cell: PriceCell | null;
  lines: CheckedLine[];
  /** What our price leaves out. */
  excludes: PriceScope['excludes'];
  comparison: Comparison | NoComparison;
}

/** A field that is not of a line. */
export type PriceField = 'treatment' | 'country' | 'units' | 'total';

/** A field's fault. */
export type Fault = AmountFault | 'treatment' | 'country' | 'units';
export type Faults = Partial<Record<PriceField | LineId, Fault>>;

const MOST_UNITS = 32;

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
  figures: TripFigures = {},
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
  const lines = quoteLines
    .map(({ id, part }): CheckedLine => {
      const amount = amountOf(draft.amounts[id]);
      const isInQuote = draft.has.includes(id) || amount !== null;
      return { id, part, isInQuote, amount, ours: listedAs(id, treatment, scope) };
    })
    .filter(({ id, isInQuote, ours }) => isInQuote || fits(id, ours, scope));
  return {
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
  return { treatment, country, counted, low, high, basis, note, ...(counted && ofUnits) };
}

const amountOf = (text = ''): Amount | null => {
  const amount = readAmount(text);
  return typeof amount === 'string' ? null : amount;
};

/** Not every treatment has these lines: only those whose price names them, if the API says what prices include. */
const fits = (line: LineId, ours: ListedAs, { includes }: PriceScope): boolean =>
  (line !== 'nights' && line !== 'anaesthesia') || ours !== 'unknown' || includes.length === 0;

/** What our figures say of a line, read from the same sentences that the pages show. */
function listedAs(
  line: LineId,
  { priceUnit }: PricedTreatment,
  { includes, excludes }: PriceScope,
): ListedAs {
  if (isCountedLine(line)) return 'trip';
  const names = (sentences: readonly string[]) => sentences.some(text => linesIn(text).includes(line));
  // What is said of the treatment itself counts more, e.g. `medicines not included`.
  if (names(priceUnit.split(',').filter(part => part.includes('not included')))) return 'leftOut';
  if (names(includes)) return 'included';
  return names(excludes) ? 'leftOut' : 'unknown';
}
