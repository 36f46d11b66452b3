import type { CostBreakdown, CostByCountry, CostsByTreatmentRequest } from 'shared-contracts';
import type { Catalogue } from '../reference/catalogue.ts';
import { computeCost } from './compute-cost.ts';

/** The cost of a trip to one destination, or null when the reference data lacks one of its prices. */
export function tripCost(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
  destination: string,
): CostBreakdown | null {
  const price = catalogue.treatments.get(trip.treatment_id)?.prices.get(destination);
  const route = catalogue.routes.get(trip.source)?.get(destination);
  const room = catalogue.accommodation.get(trip.accommodation_id)?.usd_per_night[destination];
  const food = catalogue.food.get(trip.food_id)?.usd_per_day[destination];
  if (!price || !route || room === undefined || food === undefined) return null;
  return computeCost({
    treatmentPrice: price.usd,
    fare: route.fare,
    visaFee: route.visa,
    roomPerNight: room,
    foodPerDay: food,
    units: trip.units,
    patients: trip.patient_count,
    travelers: trip.people_count,
    nights: trip.accommodation_duration,
    wantsFlights: trip.travel_support,
    wantsVisa: trip.visa_support,
  });
}

/** The cost of the trip at every destination that offers its treatment, in the order of the reference data. */
export function costsByDestination(catalogue: Catalogue, trip: CostsByTreatmentRequest): CostByCountry[] {
  const countries = [...(catalogue.treatments.get(trip.treatment_id)?.prices.keys() ?? [])];
  return countries.flatMap(country => {
    const cost = tripCost(catalogue, trip, country);
    return cost ? [{ country, ...cost }] : [];
  });
}
