import type { HomePrice } from '../api/home-price.ts';
import type { TripCostsOfTreatment } from '../api/trip-costs.ts';
import { pluralize } from '../values/format.ts';
import { type Comparison, compareTotals } from './compare-with-home.ts';

type Total = Pick<TripCostsOfTreatment['costs'][number], 'total' | 'later'> & {
  low?: number | undefined;
  high?: number | undefined;
};

/** A total as pages show it, in the visitor's currency. */
export interface TripFigure {
  /** When one flies home and who advises it, where it is one of two totals; else null. */
  when: string | null;
  /** The same without who advises it: in lists, above which `describeTotals` stands. */
  briefly: string | null;
  /** USD. */
  total: number;
  /** `about £5,510` */
  about: string;
  /** `£4,900 to £7,100`; null if it is not known, or is one figure. */
  range: string | null;
  /** Against the treatment at home; null where nothing is compared. */
  comparison: Comparison | null;
}

interface Writer {
  figure(amount: number): string;
  about(amount: number): string;
  range(low: number, high: number): string;
}

type Later = NonNullable<Total['later']>;

const copy = {
  flyAfter: (time: string) => `fly after ${time}`,
  agreed: 'if your surgeon and airline agree',
  totals: (first: string, second: string) => `First total: ${first}. Second: ${second}.`,
};

/** When one flies home for each of two totals: briefly, and with who advises it. */
const flightsOf = ({ stay, after, advised_by }: Later) => ({
  agreed: flyAfter(pluralize(stay, 'night'), copy.agreed),
  advised: flyAfter(after, advised_by),
});

const flyAfter = (time: string, advice: string) => ({
  briefly: copy.flyAfter(time),
  when: `${copy.flyAfter(time)}, ${advice}`,
});

/** Who advises each of two totals: `First total: fly after 15 nights, if your surgeon and airline agree. Second: …` */
export function describeTotals(later: Later): string {
  const { agreed, advised } = flightsOf(later);
  return copy.totals(agreed.when, advised.when);
}

/**
 * What a trip comes to: one total, or two of equal weight where a guideline lets patients fly home only after the stay
 * (section 10.4). Every page that shows the first shows the second.
 * @param home null where nothing is compared
 */
export function tripFigures({ later, ...trip }: Total, home: HomePrice | null, money: Writer): TripFigure[] {
  const figureOf = (
    { total, low, high }: Omit<Total, 'later'>,
    flight?: ReturnType<typeof flyAfter>,
    isAgreed = false,
  ): TripFigure => {
    const ranged = low === undefined || high === undefined ? null : { total, low, high };
    return {
      when: flight?.when ?? null,
      briefly: flight?.briefly ?? null,
      total,
      about: money.about(total),
      range: ranged && ranged.low < ranged.high ? money.range(ranged.low, ranged.high) : null,
      comparison: ranged && home && compareTotals(ranged, { ...home, isAgreed }, money.figure),
    };
  };
  if (!later) return [figureOf(trip)];
  const { agreed, advised } = flightsOf(later);
  return [figureOf(trip, agreed, true), figureOf(later, advised)];
}
