import { type CostsByTreatmentInput, standardChoice, type Treatment, type TripData } from 'shared-contracts';

/** What a visitor may count of a treatment: units of each patient, and trips. */
export interface Counts {
  units: number;
  visits: number;
}

/** The treatment with these numbers in place of the usual ones; itself where they are the same. */
export function countedTreatment<T extends Pick<Treatment, 'typicalUnits' | 'unit' | 'visits'>>(
  treatment: T,
  { units, visits }: Partial<Counts>,
): T {
  const typicalUnits = treatment.unit && units ? Math.min(units, treatment.unit.max) : treatment.typicalUnits;
  const days = treatment.visits?.days.slice(0, visits);
  if (typicalUnits === treatment.typicalUnits && days?.length === treatment.visits?.days.length)
    return treatment;
  return {
    ...treatment,
    typicalUnits,
    visits: treatment.visits && days ? { ...treatment.visits, days } : null,
  };
}

/** What the visitor has answered in the calculator, if that trip is for the treatment. */
export function countsOfTrip(
  { treatmentType, units, visits }: Pick<TripData, 'treatmentType' | 'units' | 'visits'>,
  treatment: Pick<Treatment, 'id' | 'visits'>,
): Partial<Counts> {
  if (treatmentType !== treatment.id) return {};
  return { ...(treatment.visits && { visits: visits ?? 1 }), ...(units && { units }) };
}

/** The typical trip (section 10.6) with the numbers of a counted treatment. */
export const typicalTrip = (
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
