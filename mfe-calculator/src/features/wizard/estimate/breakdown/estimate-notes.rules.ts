import { type CostBreakdown, type Faq, formatDate } from 'shared-contracts';
import type { WizardData } from '../../use-wizard-data.ts';
import type { CostLine } from '../cost-lines.rules.ts';
import { hasTravel } from '../estimate.copy.ts';
import { breakdownCopy as copy } from './breakdown.copy.ts';

/** The chosen kinds of accommodation and food, once the lists are there. */
export const chosenKinds = ({ trip, options }: WizardData) => ({
  room: options.data?.accommodation.find(({ id }) => id === trip.accommodationType?.accommodationMasterId),
  food: options.data?.food.find(({ id }) => id === trip.foodPreference?.foodMasterId),
});

/** What each line of the estimate is for. Flights or visas that are wanted but cost nothing are not needed. */
export function lineNotes(data: WizardData, cost: CostBreakdown | null): Record<CostLine, string> {
  const { trip, treatment, units } = data;
  const { room, food } = chosenKinds(data);
  const isHome = trip.source === trip.destination;
  const withTravel = hasTravel(trip);
  const isNeeded = (line: CostLine) => !isHome && (!cost || cost.total === 0 || cost[line] > 0);
  return {
    treatment: copy.notes.treatment(trip.patients, units, treatment?.priceUnit ?? ''),
    travel: withTravel
      ? copy.notes.travel(trip.flightSupport, isNeeded('travel'), trip.travelers)
      : copy.notes.notListed,
    visa: withTravel
      ? copy.notes.visa(trip.visaSupport, isNeeded('visa'), trip.travelers)
      : copy.notes.notListed,
    accommodation: isHome
      ? copy.notes.atHome
      : copy.notes.accommodation(trip.accommodationDuration, room?.name ?? ''),
    food: copy.notes.food(trip.accommodationDuration, food?.name ?? ''),
  };
}

/** What the treatment's questions and answers say about the flight home; null if nothing. */
export const flyingAdvice = (faqs: readonly Faq[]): string | null =>
  faqs.find(({ topic }) => topic === 'flying')?.answer ?? null;

/**
 * The assumptions behind the estimate, one text each.
 * @param advice the treatment's own on the flight home
 */
export function assumptionsOf(data: WizardData, advice: string | null): string[] {
  const { trip } = data;
  const country = trip.destination ?? '';
  const { room, food } = chosenKinds(data);
  const isHome = trip.source === trip.destination;
  const support = isHome
    ? [copy.assumed.home]
    : [
        ...(hasTravel(trip)
          ? [
              trip.flightSupport ? copy.assumed.flights : copy.assumed.noFlights,
              trip.visaSupport ? copy.assumed.visa : copy.assumed.noVisa,
            ]
          : [copy.assumed.notListed]),
        ...(trip.endDate ? [copy.assumed.return(formatDate(trip.endDate))] : []),
        ...(advice ? [copy.assumed.advice(advice)] : []),
      ];
  return [
    copy.assumed.price,
    ...(room && !isHome
      ? [copy.assumed.rooms(room.name, room.usdPerNight[country] ?? 0), copy.assumed.hospital]
      : []),
    ...(food ? [copy.assumed.food(food.name, food.usdPerDay[country] ?? 0)] : []),
    ...support,
  ];
}
