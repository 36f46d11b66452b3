import { bounds, compareTotals } from 'shared-contracts';
import type { CostsByTreatmentAnswerSchema, CostsByTreatmentRequest } from 'shared-contracts/wire';
import type * as v from 'valibot';
import type { Catalogue } from '../reference/catalogue.ts';
import { homeRange, homeUsd } from '../reference/home-prices.ts';
import { clampUnits } from './clamp-units.ts';
import { costsByDestination, tripCost } from './trip-cost.ts';

type Answer = v.InferInput<typeof CostsByTreatmentAnswerSchema>;

/** What a trip costs, and of a destination that it names what other answers would come to (section 10.6). */
export function tripAnswer(catalogue: Catalogue, trip: CostsByTreatmentRequest): Answer {
  const home = homePrice(catalogue, trip);
  const rooms = catalogue.costRule.rooms(trip.people_count);
  const changes = trip.destination !== undefined && {
    alternatives: alternatives(catalogue, trip, trip.destination),
    less_than_home: lessThanHome(catalogue, trip),
  };
  return costsByDestination(catalogue, trip).map(cost =>
    Object.assign(cost, { home_price: home, counted: { rooms }, as_of: catalogue.meta.as_of }, changes),
  );
}

/** The treatment at home for the units of all patients; null where no price is known. */
function homePrice(catalogue: Catalogue, trip: CostsByTreatmentRequest) {
  const treatment = catalogue.treatments.get(trip.treatment_id);
  const price = treatment?.homePrices.get(trip.source);
  if (!treatment || !price) return null;
  const count = clampUnits(treatment, trip.units) * trip.patient_count;
  return { typical: homeUsd(price, count) ?? 0, ...homeRange(price, count) };
}

/** The totals of the trip with one answer changed. */
function alternatives(catalogue: Catalogue, trip: CostsByTreatmentRequest, destination: string) {
  const totalWith = (change: Partial<CostsByTreatmentRequest>) =>
    tripCost(catalogue, { ...trip, ...change }, destination)?.total;
  const totalsOf = (key: 'accommodation_id' | 'food_id', ids: Iterable<number>) =>
    Object.fromEntries(
      [...ids].flatMap(id => {
        const total = totalWith({ [key]: id });
        return total === undefined ? [] : [[id, total] as const];
      }),
    );
  return {
    accommodation_id: totalsOf('accommodation_id', catalogue.accommodation.keys()),
    food_id: totalsOf('food_id', catalogue.food.keys()),
    travel_support: totalWith({ travel_support: !trip.travel_support }),
    visa_support: totalWith({ visa_support: !trip.visa_support }),
  };
}

/** Where units and companions decide whether the whole trip is surely less than the treatment at home (law 7). */
function lessThanHome(catalogue: Catalogue, trip: CostsByTreatmentRequest) {
  const { unit } = catalogue.treatments.get(trip.treatment_id) ?? {};
  const isLess = (change: Partial<CostsByTreatmentRequest>): boolean => {
    const changed = { ...trip, ...change };
    const [cost] = costsByDestination(catalogue, changed);
    const home = homePrice(catalogue, changed);
    // With the later flight, where a guideline asks for it.
    return cost !== undefined && home !== null && compareTotals(cost.later ?? cost, home).isLess;
  };
  const tooFew = unit ? numbers(1, unit.max).findLast(units => !isLess({ units })) : undefined;
  const tooMany = numbers(0, bounds.companions.max).find(
    companions => !isLess({ people_count: trip.patient_count + companions }),
  );
  return {
    from_units: unit && tooFew && tooFew < unit.max ? tooFew + 1 : null,
    up_to_companions: tooMany ? tooMany - 1 : null,
  };
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
