import { pluralize, type Treatment, type TripCosts, type TripCostsOfTreatment } from 'shared-contracts';

/** The typical trip for a treatment; null until it is known where the visitor lives. */
export const typicalTripOf = (costs: TripCosts | null, treatmentId: string): TripCostsOfTreatment | null =>
  costs?.treatments.find(trip => trip.treatmentId === treatmentId) ?? null;

/** The lowest total of a trip, in whole USD; null if it is not known or nobody offers the treatment. */
export const lowestTotal = (trip: TripCostsOfTreatment | null): number | null =>
  trip?.costs.length ? Math.min(...trip.costs.map(({ total }) => total)) : null;

/** The lowest figure of any country: the whole trip once that is known, the treatment's price before. */
export function listedFigure(
  treatment: Pick<Treatment, 'id' | 'estimatedCost' | 'unit' | 'typicalUnits'>,
  costs: TripCosts | null,
): { amount: number; isTotal: boolean } {
  const total = lowestTotal(typicalTripOf(costs, treatment.id));
  if (total !== null) return { amount: total, isTotal: true };
  return { amount: treatment.estimatedCost * (treatment.unit ? treatment.typicalUnits : 1), isTotal: false };
}

/** The typical number of what a treatment's price counts, e.g. `8 veneers`; null where nothing is counted. */
export const countUnits = ({
  typicalUnits,
  unit,
}: Pick<Treatment, 'typicalUnits' | 'unit'>): string | null =>
  unit ? pluralize(typicalUnits, unit.one, unit.many) : null;
