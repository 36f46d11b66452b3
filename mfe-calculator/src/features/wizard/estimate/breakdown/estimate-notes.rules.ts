import { type CostBreakdown, type Faq, formatDate } from 'shared-contracts';
import { chosenKinds } from '../../../../shared/chosen-kinds.ts';
import { type CostLine, costLines, lineNames } from '../../../../shared/cost-lines.ts';
import { exactIn } from '../../../../shared/currency/local-currency.rules.ts';
import { countsFlights, routeOf } from '../../../../shared/route.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { nightsIn } from '../../../../shared/visits.rules.ts';
import { breakdownCopy as copy } from './breakdown.copy.ts';

/** What each line of the estimate is for. */
export function lineNotes(data: WizardData, cost: CostBreakdown | null): Record<CostLine, string> {
  const { countedTrip: trip, treatment, unitsText, stays } = data;
  const { room, food } = chosenKinds(data);
  const paid = {
    ...trip,
    route: routeOf(trip),
    units: unitsText,
    priceUnit: treatment?.priceUnit ?? '',
    nights: nightsIn(stays),
    visits: stays.length,
    room: room?.name ?? '',
    food: food?.name ?? '',
  };
  return Object.fromEntries(
    lineNames.map(line => [line, costLines[line].note(paid, cost?.[line] === 0)]),
  ) as Record<CostLine, string>;
}

/** What the treatment's questions and answers say about the flight home; null if nothing. */
export const flyingAdvice = (faqs: readonly Faq[]): string | null =>
  faqs.find(({ topic }) => topic === 'flying')?.answer ?? null;

/** Only where the price has nights in hospital, by its own words, the hotel is counted for these too. */
const hasHospitalNights = ({ destination }: WizardData): boolean =>
  destination?.includes.some(text => /\bhospital nights?\b/.test(text)) ?? false;

/**
 * The assumptions behind the estimate, one text each.
 * @param advice the treatment's own on the flight home
 */
export function assumptionsOf(data: WizardData, advice: string | null): string[] {
  const { countedTrip: trip, treatment, stays, local } = data;
  const country = trip.destination ?? '';
  const { room, food } = chosenKinds(data);
  const { assumed } = copy;
  const board = food ? [assumed.food(food.name, exactIn(local, food.usdPerDay[country] ?? 0))] : [];
  const route = routeOf(trip);
  const { companions, earliestFlight } = treatment ?? {};
  const wait = earliestFlight && earliestFlight.days > (stays[0] ?? 0) ? [assumed.wait(earliestFlight)] : [];
  const company = companions && trip.companions === 0 ? [companions.note] : [];
  const visits = treatment?.visits && stays.length > 1 ? [assumed.trips(stays, treatment.visits)] : [];
  if (route === 'home') return [assumed.price, ...visits, ...board, assumed.home, ...company];
  return [
    assumed.price,
    ...visits,
    ...(room ? [assumed.rooms(room.name, exactIn(local, room.usdPerNight[country] ?? 0))] : []),
    ...(room && hasHospitalNights(data) ? [assumed.hospital] : []),
    ...board,
    ...(route === 'unlisted'
      ? [assumed.notListed]
      : [
          trip.flightSupport ? assumed.flights : assumed.noFlights,
          trip.visaSupport ? assumed.visa : assumed.noVisa,
        ]),
    ...company,
    ...(countsFlights(trip)
      ? [
          ...(trip.endDate ? [assumed.return(formatDate(trip.endDate))] : []),
          ...wait,
          ...(advice ? [assumed.advice(advice)] : []),
        ]
      : []),
  ];
}
