import { type CostByCountry, OTHER_SOURCE } from 'shared-contracts';
import { staysOf } from 'shared-contracts/host';
import type { CostsByTreatmentRequest } from 'shared-contracts/wire';
import type { Catalogue } from '../reference/catalogue.ts';
import type { PricedTrip } from '../reference/cost-rule.ts';
import { clampUnits } from './clamp-units.ts';

/** A trip with the range of its treatment's price, and what that rests on. */
interface RangedTrip extends PricedTrip, Pick<CostByCountry, 'basis' | 'note'> {
  low: number;
  high: number;
}

/** Fare and visa fee from a source where they are not known: the site names them as not included. */
const notIncluded = { fare: 0, visa: 0 };

/** Looks up the prices of a trip; null when the reference data lacks one of them. */
export function priceTrip(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
  destination: string,
): RangedTrip | null {
  const treatment = catalogue.treatments.get(trip.treatment_id);
  const price = treatment?.prices.get(destination);
  const route =
    trip.source === OTHER_SOURCE ? notIncluded : catalogue.routes.get(trip.source)?.get(destination);
  const room = catalogue.accommodation.get(trip.accommodation_id)?.usd_per_night[destination];
  const food = catalogue.food.get(trip.food_id)?.usd_per_day[destination];
  // A price of 0 is on request.
  if (!treatment || !price?.usd || !route || room === undefined || food === undefined) return null;
  const stays = staysOf(
    { visits: trip.visits, laterNights: trip.later_nights },
    trip.accommodation_duration,
    treatment,
  );
  return {
    treatmentPrice: price.usd,
    low: price.low,
    high: price.high,
    basis: price.basis,
    note: price.caution,
    fare: route.fare,
    visaFee: route.visa,
    // No hotel at home.
    roomPerNight: trip.source === destination ? 0 : room,
    foodPerDay: food,
    // The same bounds for each call that prices a trip.
    units: clampUnits(treatment, trip.units),
    patients: trip.patient_count,
    travelers: trip.people_count,
    nights: stays.reduce((sum, nights) => sum + nights, 0),
    visits: stays.length,
    wantsFlights: trip.travel_support,
    wantsVisa: trip.visa_support,
  };
}
