import { OTHER_SOURCE, standardChoice } from 'shared-contracts';
import type { CostsByTreatmentRequest, TripCostsAnswerSchema } from 'shared-contracts/wire';
import type { InferInput } from 'valibot';
import { type Catalogue, type TreatmentRecord } from '../reference/catalogue.ts';
import { homeRange, homeUsd } from '../reference/home-prices.ts';
import { clampUnits } from './clamp-units.ts';
import { costsByDestination, tripCost, tripRange } from './trip-cost.ts';

/** 1 patient, no companion, the usual visits, standard hotel and food, flights and visa. */
export const typicalTrip = (treatment: TreatmentRecord, source: string): CostsByTreatmentRequest => ({
  treatment_id: treatment.id,
  source,
  people_count: 1,
  patient_count: 1,
  accommodation_duration: treatment.min_treatement_days,
  accommodation_id: standardChoice.accommodationMasterId,
  food_id: standardChoice.foodMasterId,
  travel_support: true,
  visa_support: true,
  units: clampUnits(treatment),
  visits: treatment.visits?.days.length ?? 1,
});

function publicCareOf({ publicCare }: TreatmentRecord, source: string) {
  const care = publicCare.get(source);
  return care ? { text: care.text, source: care.source, source_url: care.url } : null;
}

export type TypicalTrips = InferInput<typeof TripCostsAnswerSchema>;
type Span = TypicalTrips['treatments'][number]['costs'][number]['span'];

/** What an answer is about, of all treatments and destinations. */
interface NarrowTrips {
  treatmentIds?: readonly number[] | undefined;
  destination?: string | undefined;
}

const offeredTreatments = (
  { treatments }: Catalogue,
  ids: NarrowTrips['treatmentIds'],
  destination?: string,
): TreatmentRecord[] =>
  (ids ? ids.flatMap(id => treatments.get(id) ?? []) : [...treatments.values()]).filter(
    ({ prices }) => destination === undefined || prices.has(destination),
  );

/**
 * What the typical trip for each treatment costs at each of its destinations (section 10.6). Without a source fares and visa
 * fees are not included, and each cost has the range of its total over all source countries.
 */
export const typicalTrips = (
  catalogue: Catalogue,
  source: string | undefined,
  { treatmentIds, destination }: NarrowTrips = {},
): TypicalTrips => ({
  travel_included: source !== undefined && source !== OTHER_SOURCE,
  treatments: offeredTreatments(catalogue, treatmentIds, destination).map(treatment => {
    const trip = typicalTrip(treatment, source ?? OTHER_SOURCE);
    const units = clampUnits(treatment);
    const home = treatment.homePrices.get(trip.source);
    return {
      treatment_id: treatment.id,
      units,
      nights: trip.accommodation_duration,
      visits: treatment.visits,
      left_out: treatment.left_out,
      home: homeUsd(home, units),
      home_range: home ? homeRange(home, units) : null,
      public_care: publicCareOf(treatment, trip.source),
      costs: costsByDestination(catalogue, { ...trip, destination }).map(
        ({ country, treatment: price, total, low, high, later, basis, note }) =>
          Object.assign(
            { country, treatment: price, total, low, high, basis, note },
            later && { later },
            source === undefined && { span: spanOf(catalogue, treatment, country) },
          ),
      ),
    };
  }),
  as_of: catalogue.meta.as_of,
});

/** The range of the typical trip's total over those from all source countries; undefined where no route is known. */
export function spanOf(catalogue: Catalogue, treatment: TreatmentRecord, destination: string): Span {
  const ranges = catalogue.sources.flatMap(
    ({ name: source }) => tripRange(catalogue, typicalTrip(treatment, source), destination) ?? [],
  );
  if (ranges.length === 0) return undefined;
  const low = Math.min(...ranges.map(range => range.low));
  const high = Math.max(...ranges.map(range => range.high));
  // In tens, outwards: no page shows more digits, and the answer is smaller.
  return {
    low: Math.floor(low / 10) * 10,
    high: Math.ceil(high / 10) * 10,
    examples: examplesOf(catalogue, treatment, destination),
  };
}

/** The typical total from the home countries that stand for near and far. */
const examplesOf = (catalogue: Catalogue, treatment: TreatmentRecord, destination: string) =>
  Object.fromEntries(
    catalogue.meta.example_sources.flatMap(source => {
      const total = tripCost(catalogue, typicalTrip(treatment, source), destination)?.total;
      return total === undefined ? [] : [[source, total] as const];
    }),
  );
