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
  /** The same without who advises it: in lists, which say once who does. */
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

const copy = {
  flyAfter: (time: string) => `fly after ${time}`,
  agreed: 'if your surgeon and airline agree',
};

/**
 * What a trip comes to: one total, or two of equal weight where a guideline lets patients fly home only after the stay
 * (section 10.4). Every page that shows the first shows the second.
 * @param home null where nothing is compared
 */
export function tripFigures({ later, ...trip }: Total, home: HomePrice | null, money: Writer): TripFigure[] {
  const figureOf = (
    { total, low, high }: Omit<Total, 'later'>,
    time?: string,
    advice?: string,
  ): TripFigure => {
    const briefly = time === undefined ? null : copy.flyAfter(time);
    const ranged = low === undefined || high === undefined ? null : { total, low, high };
    return {
      when: briefly && `${briefly}, ${advice}`,
      briefly,
      total,
      about: money.about(total),
      range: ranged && ranged.low < ranged.high ? money.range(ranged.low, ranged.high) : null,
      comparison: ranged &&
        home && {
          ...compareTotals(ranged, home, money.figure),
          ...(advice === copy.agreed && { isLess: false }),
        },
    };
  };
  if (!later) return [figureOf(trip)];
  const { stay, after, advised_by } = later;
  return [figureOf(trip, pluralize(stay, 'night'), copy.agreed), figureOf(later, after, advised_by)];
}

/** When each of two totals holds, once for a list or table that has both; null where there is one. */
export const describeAdvice = ({ later }: Pick<Total, 'later'>): string | null =>
  later
    ? `Fly after ${pluralize(later.stay, 'night')}: only ${copy.agreed}. Fly after ${later.after}: ${later.advised_by} advice.`
    : null;
