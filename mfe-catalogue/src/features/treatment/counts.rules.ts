import {
  type CostByCountry,
  type CostsByTreatmentInput,
  standardChoice,
  type Treatment,
  type TripCosts,
} from 'shared-contracts';

/** What a visitor may count of a treatment: units of each patient, and trips. */
export interface Counts {
  units: number;
  visits: number;
}

/** The treatment with these numbers in place of the usual ones; itself where they are the same. */
export function countedTreatment<
  T extends Pick<Treatment, 'typicalUnits' | 'typicalCost' | 'unit' | 'visits'>,
>(treatment: T, { units, visits }: Partial<Counts>): T {
  const typicalUnits = treatment.unit && units ? Math.min(units, treatment.unit.max) : treatment.typicalUnits;
  const days = treatment.visits?.days.slice(0, visits);
  if (typicalUnits === treatment.typicalUnits && days?.length === treatment.visits?.days.length)
    return treatment;
  return {
    ...treatment,
    typicalUnits,
    // What another number costs only the API knows.
    ...(typicalUnits !== treatment.typicalUnits && { typicalCost: null }),
    visits: treatment.visits && days ? { ...treatment.visits, days } : null,
  };
}

/** The typical trip (section 10.6) with the numbers of a counted treatment. */
export const countedInput = (
  { id, duration, typicalUnits, visits }: Pick<Treatment, 'id' | 'duration' | 'typicalUnits' | 'visits'>,
  source: string,
): CostsByTreatmentInput => ({
  treatmentId: id,
  source,
  patients: 1,
  travelers: 1,
  nights: duration,
  accommodationId: standardChoice.accommodationMasterId,
  foodId: standardChoice.foodMasterId,
  flightSupport: true,
  visaSupport: true,
  units: typicalUnits,
  ...(visits && { visits: visits.days.length }),
});

/** The typical trips with the costs of one treatment replaced by those of an input. */
export function withCounts(
  trips: TripCosts | null,
  { treatmentId, units = 1 }: CostsByTreatmentInput,
  costs: readonly CostByCountry[],
): TripCosts | null {
  const homePrice = costs[0]?.home_price ?? null;
  return (
    trips && {
      ...trips,
      treatments: trips.treatments.map(trip =>
        trip.treatmentId === treatmentId
          ? {
              ...trip,
              units,
              home: homePrice && homePrice.typical,
              homePrice,
              costs: costs.map(cost => ({
                ...cost,
                low: cost.low ?? cost.total,
                high: cost.high ?? cost.total,
              })),
            }
          : trip,
      ),
    }
  );
}

/** What the treatment comes to in each country, by costs. */
export const pricesOf = (costs: readonly CostByCountry[]) =>
  new Map(
    costs.map(({ country, treatment: price, treatment_range: range }) => [
      country,
      { price, ...(range ?? { low: price, high: price }) },
    ]),
  );
