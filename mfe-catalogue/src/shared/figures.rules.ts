import {
  type DestinationOption,
  describeStays,
  orderingTotal,
  pluralize,
  type Treatment,
  type TripCosts,
  type TripCostsOfTreatment,
} from 'shared-contracts';

/** The typical trip for a treatment; null until it is known where the visitor lives. */
export const typicalTripOf = (costs: TripCosts | null, treatmentId: string): TripCostsOfTreatment | null =>
  costs?.treatments.find(trip => trip.treatmentId === treatmentId) ?? null;

/** The destination with the lowest total of a trip; null if it is not known or nobody offers the treatment. */
const cheapestOf = (trip: TripCostsOfTreatment | null): TripCostsOfTreatment['costs'][number] | null =>
  [...(trip?.costs ?? [])].sort((a, b) => orderingTotal(a) - orderingTotal(b))[0] ?? null;

/** The figure of a trip from all home countries that is read first: of the first that it names, else the lowest. */
export const firstFigureOf = (span: DestinationOption['span']): number | undefined =>
  span && (Object.values(span.examples ?? {})[0] ?? span.low);

type Listed = Pick<
  Treatment,
  'id' | 'estimatedCost' | 'typicalCost' | 'unit' | 'typicalUnits' | 'cheapestIn' | 'cheapestRange' | 'basis'
>;

/**
 * The lowest figure of any country, with its range, and what it rests on and is for: the whole trip once that is known, the treatment's price before,
 * which is 0 where the API knows none.
 */
export function listedFigure(treatment: Listed, costs: TripCosts | null) {
  const trip = cheapestOf(typicalTripOf(costs, treatment.id));
  const { estimatedCost, typicalCost = estimatedCost, cheapestIn, cheapestRange, basis } = treatment;
  const units = describeTypicalUnits(treatment, trip === null && typicalCost === null);
  if (trip) return { amount: trip.total, trip, country: trip.country, basis: trip.basis, range: null, units };
  const range = cheapestRange && cheapestRange.low < cheapestRange.high ? cheapestRange : null;
  return { amount: typicalCost ?? estimatedCost, trip: null, country: cheapestIn, basis, range, units };
}

/** The treatment with the lowest price of its countries where the API gives it none of its own. */
export function pricedTreatment(treatment: Treatment, countries: readonly DestinationOption[]): Treatment {
  if (treatment.estimatedCost > 0) return treatment;
  const [lowest] = countries
    .filter(({ basePrice }) => basePrice > 0)
    .sort((a, b) => a.basePrice - b.basePrice);
  if (!lowest) return treatment;
  const { country, basePrice, priceLow, priceHigh, basis } = lowest;
  return {
    ...treatment,
    estimatedCost: basePrice,
    cheapestIn: country,
    cheapestRange: { low: priceLow, high: priceHigh },
    basis,
  };
}

/**
 * The typical number of what a treatment's price counts, e.g. `8 veneers`; null where nothing is counted.
 * @param isForOne `1 veneer`: the API says no other price
 */
export const describeTypicalUnits = (
  { typicalUnits, unit }: Pick<Treatment, 'typicalUnits' | 'unit'>,
  isForOne = false,
): string | null => (unit ? pluralize(isForOne ? 1 : typicalUnits, unit.one, unit.many) : null);

/** Several trips in words, `2 trips: 5 and 7 days`; null where one is enough. */
export const describeUsualTrips = ({ visits }: Pick<Treatment, 'visits'>): string | null =>
  visits && visits.days.length > 1 ? describeStays(visits.days) : null;

/**
 * How long one stays for it, in words; empty if the API does not say.
 * @param nights in the country; of the treatment everywhere unless given
 */
export const describeStay = (
  { visits, duration }: Pick<Treatment, 'visits' | 'duration'>,
  nights = 0,
): string =>
  describeUsualTrips({ visits }) ?? (nights || duration ? pluralize(nights || duration, 'night') : '');
