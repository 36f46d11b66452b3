import type { CostBreakdown, DestinationOption, Options, Treatment, TripData } from 'shared-contracts';
import type { CostLine } from './cost-shares.rules.ts';
import { estimateCopy as copy } from './estimate.copy.ts';

/** What the estimate's words are made of. */
export interface TripFacts {
  trip: TripData;
  treatment: Treatment | undefined;
  destination: DestinationOption | undefined;
  options: Options | null;
}

const chosenKinds = ({ trip, options }: TripFacts) => ({
  room: options?.accommodation.find(({ id }) => id === trip.accommodationType?.accommodationMasterId),
  food: options?.food.find(({ id }) => id === trip.foodPreference?.foodMasterId),
});

/** What each line of the estimate is for. A flight or visa that is wanted and costs nothing is not needed. */
export function lineNotes(facts: TripFacts, cost: CostBreakdown | null): Record<CostLine, string> {
  const { trip, treatment } = facts;
  const { room, food } = chosenKinds(facts);
  const needed = (line: CostLine) => !cost || cost.total === 0 || cost[line] > 0;
  return {
    treatment: copy.notes.treatment(trip.patients, treatment?.priceUnit ?? ''),
    travel: copy.notes.travel(trip.flightSupport, needed('travel'), trip.travelers),
    visa: copy.notes.visa(trip.visaSupport, needed('visa'), trip.travelers),
    accommodation: copy.notes.accommodation(trip.accommodationDuration, room?.name ?? ''),
    food: copy.notes.food(trip.accommodationDuration, food?.name ?? ''),
  };
}

/** What the estimate takes for granted, a line each. */
export function assumptionsOf(facts: TripFacts): string[] {
  const { trip } = facts;
  const country = trip.destination ?? '';
  const { room, food } = chosenKinds(facts);
  const support =
    trip.source === trip.destination
      ? [copy.assumed.home]
      : [
          trip.flightSupport ? copy.assumed.flights : copy.assumed.noFlights,
          trip.visaSupport ? copy.assumed.visa : copy.assumed.noVisa,
        ];
  return [
    copy.assumed.price,
    ...(room ? [copy.assumed.rooms(room.name, room.usdPerNight[country] ?? 0)] : []),
    ...(food ? [copy.assumed.food(food.name, food.usdPerDay[country] ?? 0)] : []),
    ...support,
  ];
}
