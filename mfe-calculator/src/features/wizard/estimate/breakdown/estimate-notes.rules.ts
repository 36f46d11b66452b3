import type { CostBreakdown } from 'shared-contracts';
import type { WizardData } from '../../use-wizard-data.ts';
import type { CostLine } from '../cost-lines.rules.ts';
import { breakdownCopy as copy } from './breakdown.copy.ts';

const chosenKinds = ({ trip, options }: WizardData) => ({
  room: options.data?.accommodation.find(({ id }) => id === trip.accommodationType?.accommodationMasterId),
  food: options.data?.food.find(({ id }) => id === trip.foodPreference?.foodMasterId),
});

/** What each line of the estimate is for. Flights or visas that are wanted but cost nothing are not needed. */
export function lineNotes(data: WizardData, cost: CostBreakdown | null): Record<CostLine, string> {
  const { trip, treatment, units } = data;
  const { room, food } = chosenKinds(data);
  const isNeeded = (line: CostLine) => !cost || cost.total === 0 || cost[line] > 0;
  return {
    treatment: copy.notes.treatment(trip.patients, units, treatment?.priceUnit ?? ''),
    travel: copy.notes.travel(trip.flightSupport, isNeeded('travel'), trip.travelers),
    visa: copy.notes.visa(trip.visaSupport, isNeeded('visa'), trip.travelers),
    accommodation: copy.notes.accommodation(trip.accommodationDuration, room?.name ?? ''),
    food: copy.notes.food(trip.accommodationDuration, food?.name ?? ''),
  };
}

/** The assumptions behind the estimate, one text each. */
export function assumptionsOf(data: WizardData): string[] {
  const { trip } = data;
  const country = trip.destination ?? '';
  const { room, food } = chosenKinds(data);
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
