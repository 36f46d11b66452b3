import {
  aboutUsd,
  compareText,
  compareTotals,
  type DestinationOption,
  type HomePrice,
  type PriceBasis,
  priceFigure,
  scopeOf,
  type Treatment,
  type TripCostsOfTreatment,
  usd,
  usualRange,
} from 'shared-contracts';
import { compareFigures } from '../../shared/compare-figures.ts';
import { describeTypicalUnits } from '../../shared/figures.rules.ts';
import { spansCopy } from '../../shared/spans.copy.ts';

/** The figures of a country, for the typical number of units. */
export interface CountryFigures {
  country: string;
  /**
   * The treatment's price, e.g. `$6,200`; its range `$5,200 to $8,000` until a total is known. Null where it would only repeat
   * `price`.
   */
  treatment: string | null;
  /** The typical price; null where it has to be asked for. */
  price: string | null;
  /** What these count, e.g. `8 veneers`; `1 veneer` where the API says no other price. Null where nothing is counted. */
  units: string | null;
  /** The whole trip, e.g. `about $7,900`; null until it is known where the visitor lives. */
  total: string | null;
  /** The same in USD. */
  totalUsd: number | null;
  /** The range of the total; null as long as that. */
  range: string | null;
  /** Of the treatment's price, with what has to stand beside it. */
  basis: PriceBasis;
  note: string | null;
  /** The treatment where the visitor lives; null where no price is known. */
  home: HomePrice | null;
  /** The whole trip against that. */
  comparison: ReturnType<typeof compareTotals> | null;
}

/** How many of many countries are shown; all of a few, and at `?q=all`. */
export const shownOf = (count: number): number => (count > 20 ? 12 : count);

/**
 * The countries, the lowest total first, then those without a total, and all while none is known: by the span of the whole trip
 * where they have one, else by price.
 * @param flightHours by country: where given, the shortest flight comes first
 */
export function sortCountries(
  options: readonly DestinationOption[],
  trip: TripCostsOfTreatment | null,
  flightHours?: ReadonlyMap<string, number>,
): DestinationOption[] {
  const totals = new Map(trip?.costs.map(({ country, total }) => [country, total]));
  const orderOf = ({ country, basePrice, span }: DestinationOption) => [
    flightHours?.get(country),
    totals.get(country),
    span?.low,
    span?.high,
    basePrice || undefined,
  ];
  return [...options].sort(
    (a, b) => compareFigures(orderOf(a), orderOf(b)) || compareText(a.country, b.country),
  );
}

/** What a country's card says: the whole trip before the treatment's own price, and never that alone against home (law 7). */
export function figuresOf(
  option: DestinationOption,
  treatment: Pick<Treatment, 'typicalUnits' | 'unit'>,
  trip: TripCostsOfTreatment | null,
): CountryFigures {
  const { country, basePrice, priceLow, priceHigh, typicalCost, basis, note } = option;
  const { typicalUnits, unit } = treatment;
  const { price: typical, low, high } = typicalCost ?? { price: basePrice, low: priceLow, high: priceHigh };
  const cost = trip?.costs.find(entry => entry.country === country);
  const amount = cost?.treatment ?? typical;
  const price = amount > 0 ? usd(amount) : null;
  const part = cost || option.span || unit ? price : null;
  return {
    country,
    treatment: cost || low === high ? part : usualRange(low, high, basis),
    price,
    units: describeTypicalUnits(treatment, !cost && !typicalCost && typicalUnits > 1),
    total: cost ? aboutUsd(cost.total) : null,
    totalUsd: cost?.total ?? null,
    // A total is never usual: fares, fees, hotels and food have bands of the site's own.
    range: cost ? usualRange(cost.low, cost.high) : null,
    basis,
    note,
    home: trip?.homePrice ?? null,
    comparison: cost && trip?.homePrice ? compareTotals(cost, trip.homePrice) : null,
  };
}

/**
 * The first figure, what it includes, and the line below it: of the whole trip where anything is known of it.
 * @param scope what a known total includes, e.g. `all in`
 */
export function headlineOf(
  treatment: Treatment,
  { price, total, range }: CountryFigures,
  span: DestinationOption['span'],
  scope: string,
) {
  if (total !== null) return { amount: total, includes: scope, below: range };
  if (span)
    return { amount: spansCopy.amount(span), includes: spansCopy.scope(treatment), below: spansCopy.origin };
  if (price === null) return { amount: priceFigure(0), includes: '', below: null };
  return { amount: price, includes: scopeOf(null, treatment), below: null };
}
