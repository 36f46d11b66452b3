import { type CostBreakdown, type CostByCountry, OTHER_SOURCE } from 'shared-contracts';
import { staysOf } from 'shared-contracts/host';
import type { CostsByTreatmentAnswerSchema, CostsByTreatmentRequest } from 'shared-contracts/wire';
import type * as v from 'valibot';
import type { Catalogue, TreatmentRecord } from '../reference/catalogue.ts';
import type { PricedTrip } from '../reference/cost-rule.ts';
import { clampUnits } from './clamp-units.ts';
import { computeCost, computeRange } from './compute-cost.ts';

type TripAnswer = v.InferInput<typeof CostsByTreatmentAnswerSchema>[number];

/** A trip with the range of its treatment's price, and what that rests on. */
interface RangedTrip extends PricedTrip, Pick<CostByCountry, 'basis' | 'note'> {
  low: number;
  high: number;
}

/** Fare and visa fee from a source where they are not known: the site names them as not included. */
const notIncluded = { fare: 0, visa: 0 };

/** Looks up the prices of a trip; null when the reference data lacks one of them. */
function priceTrip(
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

/** The cost of a trip to one destination, or null when the reference data lacks one of its prices. */
export function tripCost(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
  destination: string,
): CostBreakdown | null {
  const priced = priceTrip(catalogue, trip, destination);
  return priced && computeCost(catalogue.costRule, priced);
}

/** The range of the total of a trip to one destination, or null when the reference data lacks one of its prices. */
export function tripRange(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
  destination: string,
): Record<'low' | 'high', number> | null {
  const priced = priceTrip(catalogue, trip, destination);
  return priced && computeRange(catalogue.costRule, priced, priced, catalogue.meta.cost_bands);
}

/**
 * The cost of the trip at every destination that offers its treatment, in the order of the reference data; only at the one
 * that the trip names, if it does.
 */
export function costsByDestination(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
): (Required<
  Pick<TripAnswer, keyof CostBreakdown | 'country' | 'low' | 'high' | 'treatment_range' | 'basis' | 'note'>
> &
  Pick<TripAnswer, 'later'>)[] {
  const { costRule, meta, treatments } = catalogue;
  const treatment = treatments.get(trip.treatment_id);
  const countries =
    trip.destination === undefined ? [...(treatment?.prices.keys() ?? [])] : [trip.destination];
  return countries.flatMap(country => {
    const priced = priceTrip(catalogue, trip, country);
    if (!priced) return [];
    const { basis, note } = priced;
    const range = computeRange(costRule, priced, priced, meta.cost_bands);
    const cost = { country, ...computeCost(costRule, priced), ...pick(range), basis, note };
    const later = laterFlight(catalogue, trip, country, treatment?.earliest_flight);
    return [Object.assign(cost, { treatment_range: range.treatment }, later && { later })];
  });
}

const pick = ({ low, high }: Record<'low' | 'high', number>) => ({ low, high });

/** The same trip with the flight home when a guideline lets patients fly; undefined where nobody flies, or the stay is that long. */
function laterFlight(
  catalogue: Catalogue,
  trip: CostsByTreatmentRequest,
  country: string,
  earliest: TreatmentRecord['earliest_flight'],
): TripAnswer['later'] {
  const stay = trip.accommodation_duration;
  const flies = trip.travel_support && trip.source !== OTHER_SOURCE && trip.source !== country;
  if (!flies || !earliest || earliest.days <= stay) return undefined;
  const priced = priceTrip(catalogue, { ...trip, accommodation_duration: earliest.days }, country);
  if (!priced) return undefined;
  const { costRule, meta } = catalogue;
  const { total } = computeCost(costRule, priced);
  const { after, advised_by } = earliest;
  return { stay, after, advised_by, total, ...pick(computeRange(costRule, priced, priced, meta.cost_bands)) };
}
