import { OTHER_SOURCE, standardChoice } from 'shared-contracts';
import type { CostsByTreatmentRequest, TripCostsAnswerSchema } from 'shared-contracts/wire';
import type { InferInput } from 'valibot';
import { type Catalogue, sourceName, type TreatmentRecord } from '../reference/catalogue.ts';
import { homeRange, homeUsd } from '../reference/home-prices.ts';
import { clampUnits } from './clamp-units.ts';
import { costsByDestination } from './trip-cost.ts';

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

/** What the typical trip for each treatment costs at each of its destinations (section 10.6). */
export const typicalTrips = (catalogue: Catalogue, source: string): TypicalTrips => ({
  travel_included: source !== OTHER_SOURCE,
  treatments: [...catalogue.treatments.values()].map(treatment => {
    const trip = typicalTrip(treatment, source);
    const units = clampUnits(treatment);
    const home = treatment.homePrices.get(source);
    return {
      treatment_id: treatment.id,
      units,
      nights: trip.accommodation_duration,
      visits: treatment.visits,
      left_out: treatment.left_out,
      home: homeUsd(home, units),
      home_range: home && homeRange(home, units),
      public_care: publicCareOf(treatment, source),
      sources: treatment.sources.map(sourceName),
      costs: costsByDestination(catalogue, trip).map(
        ({ country, treatment: price, total, low, high, basis, note }) => ({
          country,
          treatment: price,
          total,
          low,
          high,
          basis,
          note,
        }),
      ),
    };
  }),
  as_of: catalogue.meta.as_of,
});

/** The typical trips without a source, each with the range of its total over those from all source countries (section 10.6). */
export const withSpans = (trips: TypicalTrips, bySource: readonly TypicalTrips[]): TypicalTrips => ({
  ...trips,
  treatments: trips.treatments.map((treatment, index) => ({
    ...treatment,
    costs: treatment.costs.map(cost => {
      const ranges = bySource
        .flatMap(({ treatments }) => treatments[index]?.costs ?? [])
        .filter(({ country }) => country === cost.country);
      if (ranges.length === 0) return cost;
      const low = Math.min(...ranges.map(range => range.low));
      const high = Math.max(...ranges.map(range => range.high));
      // In tens, outwards: no page shows more digits, and the answer is smaller.
      return { ...cost, span: { low: Math.floor(low / 10) * 10, high: Math.ceil(high / 10) * 10 } };
    }),
  })),
});
