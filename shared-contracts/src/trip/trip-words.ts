import type { LeavesOut } from '../api/fields.ts';
import { OTHER_SOURCE } from '../api/source-countries.ts';
import type { Treatment } from '../api/treatments.ts';
import type { TripCosts, TripCostsOfTreatment } from '../api/trip-costs.ts';
import { joinWords, pluralize, withArticle } from '../values/format.ts';
import { figureOf } from './compare-with-home.ts';
import { usualRange } from './price-words.ts';
import { describeStays } from './visits.ts';

type TripCostSpan = TripCostsOfTreatment['costs'][number]['span'];

/**
 * What a figure includes, or what is still to be added: it stands next to the figure.
 * @param costs null while only prices are known
 * @param of the treatment, whose price may lack something
 */
export const scopeOf = (costs: Pick<TripCosts, 'travelIncluded'> | null, of?: LeavesOut): string => {
  const lacking = of?.leftOut?.map(({ short }) => short) ?? [];
  if (costs === null) return `plus ${joinWords(['travel', ...lacking])}`;
  if (!costs.travelIncluded) return `plus ${joinWords(['flights', 'visa', ...lacking])}`;
  return lacking.length > 0 ? `without ${joinWords(lacking)}` : 'all in';
};

/** The usual trip's totals from all home countries, as they are said before it is known where the visitor lives. */
export interface SpanWords {
  /** The figure itself: no range wider than two to one. */
  amount: string;
  /** The whole range; null if `amount` shows it already. */
  range: string | null;
}

/**
 * `about $3,500 from the UK, $4,500 from the USA`, with the range next to it; `$7,500 to $8,500` where the API gives no examples.
 * @param figure writes an amount in USD without the digits that nobody knows
 */
export function spanWords(
  { low, high, examples = {} }: NonNullable<TripCostSpan>,
  figure: (amount: number) => string = figureOf,
): SpanWords {
  const range = usualRange(low, high, undefined, figure);
  const totals = Object.entries(examples).map(
    ([source, total]) => `${figure(total)}\u00a0from ${withArticle(source)}`,
  );
  if (totals.length === 0) return { amount: range, range: null };
  return { amount: `about ${totals.join(', ')}`, range };
}

/** What a total counts. */
interface Counted {
  patients: number;
  /** With companions. */
  travelers: number;
  /** Units of each patient. Without `unit` nothing is counted. */
  units?: number | null | undefined;
  unit?: Treatment['unit'];
  /** Nights of each visit; null where they have been said. */
  stays: readonly number[] | null;
  /** A source country, or `OTHER_SOURCE`; null where it has been said. */
  source: string | null;
}

/** What a total counts, in words: `2 patients, 1 companion, 2 implants each, 15 nights, travelling from the UK`. */
export function describeCounted({ patients, travelers, units, unit, stays, source }: Counted): string {
  const companions = travelers - patients;
  return [
    pluralize(patients, 'patient'),
    companions > 0 && pluralize(companions, 'companion'),
    unit && units && pluralize(units, unit.one, unit.many) + (patients > 1 ? ' each' : ''),
    stays && describeStays(stays),
    source !== null &&
      (source === OTHER_SOURCE ? 'travel not included' : `travelling from ${withArticle(source)}`),
  ]
    .filter(Boolean)
    .join(', ');
}
