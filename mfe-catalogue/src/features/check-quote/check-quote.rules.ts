import type { PriceBasis } from 'shared-contracts';
import { type Amount, type AmountFault, readAmount } from './amounts.rules.ts';
import type { Draft } from './draft.ts';
import { countriesOf, type PricedTreatment, type Prices, type Rates } from './price-cells.query.ts';
import { type LineId, linesIn, type Part, quoteLines } from './quote-lines.ts';
import { readText } from './read-text.rules.ts';

/** What our own figures say of a line: part of the price, of the whole trip, not counted, or nothing. */
export type Ours = 'included' | 'trip' | 'leftOut' | 'unknown';

export interface CheckedLine {
  id: LineId;
  part: Part;
  isInQuote: boolean;
  amount: Amount | null;
  ours: Ours;
}

export type Position = 'below' | 'within' | 'above';

/** A quote's price of the treatment beside our range, both in USD for one unit. */
export interface Comparison {
  kind: 'compared';
  price: number;
  units: number;
  low: number;
  high: number;
  position: Position;
  /** Whether it is the sum of the lines' amounts, since no total is given. */
  isSum: boolean;
  /** Lines of the trip that were taken off the total, and those that are in it without an amount of their own. */
  takenOff: LineId[];
  alsoPaid: LineId[];
  /** Whether the lines' amounts are more than the total. */
  isLessThanSum: boolean;
  /** Currencies that were counted in US dollars, with their rates. */
  converted: (readonly [currency: string, perUsd: number])[];
}

/** Why there is nothing to compare. */
type NoComparison = { kind: 'noPrice' | 'noAmount' | 'onlyTrip' } | { kind: 'noRate'; currencies: string[] };

/** Our price of a treatment in a country. */
export interface PriceCell {
  treatment: PricedTreatment;
  country: string;
  low: number;
  high: number;
  basis: PriceBasis;
  note: string | null;
}

export interface CheckedQuote {
  treatment: PricedTreatment;
  country: string;
  /** Null where we have no price. */
  cell: PriceCell | null;
  lines: CheckedLine[];
  comparison: Comparison | NoComparison;
}

/** A field that is not of a line. */
export type PriceField = 'treatment' | 'country' | 'units' | 'total';

/** A field's fault. */
export type Fault = AmountFault | 'treatment' | 'country' | 'units';
export type Faults = Partial<Record<PriceField | LineId, Fault>>;

/** The lines of a trip that our estimate counts. */
const TRIP: readonly LineId[] = ['flights', 'visa', 'hotel', 'food'];
const MOST_UNITS = 32;

const treatmentOf = ({ treatment }: Draft, prices: Prices | null): PricedTreatment | undefined =>
  prices?.treatments.find(({ treatmentId }) => treatmentId === treatment);

/** What has to be mended first. @param prices null where they are not known: on the server, before the page */
export function faultsOf(draft: Draft, prices: Prices | null): Faults {
  const treatment = treatmentOf(draft, prices);
  const faults: Faults = {};
  if (prices ? !treatment : draft.treatment === '') faults.treatment = 'treatment';
  if (prices ? !countriesOf(prices).has(draft.country) : draft.country === '') faults.country = 'country';
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

/** Compares a quote with our lines and prices; null while it has a fault. */
export function checkQuote(draft: Draft, prices: Prices, rates: Rates | null): CheckedQuote | null {
  const treatment = treatmentOf(draft, prices);
  if (!treatment || Object.keys(faultsOf(draft, prices)).length > 0) return null;
  const cell = cellOf(treatment, draft.country);
  const lines = quoteLines.map(({ id, part }): CheckedLine => {
    const amount = amountOf(draft.amounts[id]);
    const isInQuote = draft.has.includes(id) || amount !== null;
    return { id, part, isInQuote, amount, ours: oursOf(id, treatment, prices) };
  });
  return { treatment, country: draft.country, cell, lines, comparison: compare(draft, cell, lines, rates) };
}

function cellOf(treatment: PricedTreatment, country: string): PriceCell | null {
  const row = treatment.prices.find(([name]) => name === country);
  if (!row) return null;
  const [, low, high, basis, note] = row;
  return { treatment, country, low, high, basis, note };
}

const amountOf = (text = ''): Amount | null => {
  const amount = readAmount(text);
  return typeof amount === 'string' ? null : amount;
};

/** What our figures say of a line, read from the same sentences that the pages show. */
function oursOf(line: LineId, { priceUnit }: PricedTreatment, { includes, excludes }: Prices): Ours {
  if (TRIP.includes(line)) return 'trip';
  const names = (sentences: readonly string[]) => sentences.some(text => linesIn(text).includes(line));
  // What is said of the treatment itself counts more, e.g. `medicines not included`.
  if (readText(priceUnit).leavesOut.includes(line)) return 'leftOut';
  if (names(includes)) return 'included';
  return names(excludes) ? 'leftOut' : 'unknown';
}

function compare(
  { total, units: typedUnits }: Draft,
  cell: PriceCell | null,
  lines: readonly CheckedLine[],
  rates: Rates | null,
): Comparison | NoComparison {
  const stated = amountOf(total);
  const tripLines = lines.filter(({ part, isInQuote }) => part !== 'treatment' && isInQuote);
  const counted = lines.flatMap(({ part, amount }) => (amount ? [{ part, amount }] : []));
  const amounts = [...(stated ? [stated] : []), ...counted.map(({ amount }) => amount)];
  if (amounts.length === 0) return { kind: 'noAmount' };
  const missing = amounts.flatMap(({ currency }) =>
    rateOf(currency, rates) === null ? [currency ?? ''] : [],
  );
  if (missing.length > 0) return { kind: 'noRate', currencies: [...new Set(missing)] };
  if (!cell) return { kind: 'noPrice' };

  const usdOf = ({ value, currency }: Amount) => value / (rateOf(currency, rates) ?? 1);
  const sumOf = (isWanted: (part: Part) => boolean) =>
    counted.reduce((sum, { part, amount }) => (isWanted(part) ? sum + usdOf(amount) : sum), 0);
  const all = sumOf(() => true);
  const whole = stated
    ? usdOf(stated) - sumOf(part => part !== 'treatment')
    : sumOf(part => part === 'treatment');
  if (whole <= 0) return { kind: 'onlyTrip' };
  const { low, high, treatment } = cell;
  const units = treatment.unit ? Number(typedUnits) : 1;
  const price = Math.round(whole / units);
  return {
    kind: 'compared',
    price,
    units,
    low,
    high,
    position: positionOf(price, low, high),
    isSum: stated === null,
    takenOff: stated ? tripLines.filter(({ amount }) => amount).map(({ id }) => id) : [],
    alsoPaid: stated ? tripLines.filter(({ amount }) => !amount).map(({ id }) => id) : [],
    // Rounded amounts may differ a little.
    isLessThanSum: stated !== null && all > usdOf(stated) * 1.01,
    converted: [...new Set(amounts.map(({ currency }) => currency ?? 'USD'))].flatMap(currency =>
      currency === 'USD' ? [] : [[currency, rateOf(currency, rates) ?? 1] as const],
    ),
  };
}

/** A number without a currency is in US dollars, as the form says. */
function rateOf(currency: string | null, rates: Rates | null): number | null {
  if (currency === null || currency === 'USD') return 1;
  return rates && Object.hasOwn(rates.perUsd, currency) ? (rates.perUsd[currency] ?? null) : null;
}

function positionOf(price: number, low: number, high: number): Position {
  if (price < low) return 'below';
  return price > high ? 'above' : 'within';
}
