import {
  aboutUsd,
  compareText,
  compareTotals,
  type DestinationOption,
  type PriceBasis,
  type Treatment,
  type TripCostsOfTreatment,
  usd,
  usualRange,
} from 'shared-contracts';

/** The figures of a country, for the typical number of units. */
export interface CountryFigures {
  country: string;
  /** The treatment's price, e.g. `$6,200`. */
  treatment: string;
  /** The whole trip, e.g. `about $7,900`; null until it is known where the visitor lives. */
  total: string | null;
  /** The same in USD. */
  totalUsd: number | null;
  /** The range of the total, or of the treatment's price while no total is known. */
  range: string;
  /** Of the treatment's price, with what has to stand beside it. */
  basis: PriceBasis;
  note: string | null;
  /** The whole trip against the treatment at home; null without a price at home. */
  comparison: ReturnType<typeof compareTotals> | null;
}

/**
 * The countries, the lowest total first; those without a total, and all while none is known, by price.
 * @param flightHours by country: where given, the shortest flight comes first
 */
export function sortCountries(
  options: readonly DestinationOption[],
  trip: TripCostsOfTreatment | null,
  flightHours?: ReadonlyMap<string, number>,
): DestinationOption[] {
  const totals = new Map(trip?.costs.map(({ country, total }) => [country, total]));
  const orderOf = ({ country, basePrice }: DestinationOption) => [
    flightHours?.get(country) ?? Number.MAX_SAFE_INTEGER,
    totals.get(country) ?? Number.MAX_SAFE_INTEGER,
    basePrice,
  ];
  return [...options].sort((a, b) => {
    const [first, second] = [orderOf(a), orderOf(b)];
    const differences = first.map((value, index) => value - (second[index] ?? 0));
    return differences.find(difference => difference !== 0) ?? compareText(a.country, b.country);
  });
}

/** What a country's card says: the whole trip before the treatment's own price, and never that alone against home (law 7). */
export function figuresOf(
  option: DestinationOption,
  treatment: Pick<Treatment, 'typicalUnits' | 'unit'>,
  trip: TripCostsOfTreatment | null,
): CountryFigures {
  const { country, basePrice, priceLow, priceHigh, basis, note } = option;
  const units = treatment.unit ? treatment.typicalUnits : 1;
  const cost = trip?.costs.find(entry => entry.country === country);
  return {
    country,
    treatment: usd(cost?.treatment ?? basePrice * units),
    total: cost ? aboutUsd(cost.total) : null,
    totalUsd: cost?.total ?? null,
    // A total is never usual: fares, fees, hotels and food have bands of the site's own.
    range: cost ? usualRange(cost.low, cost.high) : usualRange(priceLow * units, priceHigh * units, basis),
    basis,
    note,
    comparison: cost && trip?.homePrice ? compareTotals(cost, trip.homePrice) : null,
  };
}
