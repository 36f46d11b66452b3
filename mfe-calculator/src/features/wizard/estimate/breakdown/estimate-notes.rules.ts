import { type Faq, formatDate } from 'shared-contracts';
import { chosenKinds } from '../../../../shared/chosen-kinds.ts';
import { type CostLine, costLines, lineNames } from '../../../../shared/cost-lines.ts';
import { exactIn } from '../../../../shared/currency/local-currency.rules.ts';
import { countsFlights, routeOf } from '../../../../shared/route.rules.ts';
import type { TripTotal } from '../../../../shared/total.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { nightsIn } from '../../../../shared/visits.rules.ts';
import { breakdownCopy as copy } from './breakdown.copy.ts';

/** What each line of the estimate is for. */
export function lineNotes(data: WizardData, cost: TripTotal | null): Record<CostLine, string> {
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
    rooms: cost?.counted?.rooms ?? 1,
  };
  return Object.fromEntries(
    lineNames.map(line => [line, costLines[line].note(paid, cost && cost[line] === 0)]),
  ) as Record<CostLine, string>;
}

/** What the treatment's questions and answers say about the flight home; null if nothing. */
export const flyingAdvice = (faqs: readonly Faq[]): string | null =>
  faqs.find(({ topic }) => topic === 'flying')?.answer ?? null;

/** Only where the price has nights in hospital, by its own words, the hotel is counted for these too. */
const hasHospitalNights = ({ destination }: WizardData): boolean =>
  destination?.includes.some(text => /\bhospital nights?\b/.test(text)) ?? false;

/**
 * The assumptions behind the estimate, one text each: those on what its lines count only where the API says its rates.
 * @param advice the treatment's own on the flight home
 */
export function assumptionsOf(data: WizardData, advice: string | null): string[] {
  const { countedTrip: trip, treatment, stays, local, hasRates } = data;
  const country = trip.destination ?? '';
  const { room, food } = chosenKinds(data);
  const { assumed } = copy;
  const stated = (...texts: string[]) => (hasRates ? texts : []);
  const perNight = room?.usdPerNight[country];
  const perDay = food?.usdPerDay[country];
  const board = food && perDay !== undefined ? [assumed.food(food.name, exactIn(local, perDay))] : [];
  const route = routeOf(trip);
  const { companions, earliestFlight } = treatment ?? {};
  const wait = earliestFlight && earliestFlight.days > (stays[0] ?? 0) ? [assumed.wait(earliestFlight)] : [];
  const company = companions && trip.companions === 0 ? [companions.note] : [];
  const visits = treatment?.visits && stays.length > 1 ? [assumed.trips(stays, treatment.visits)] : [];
  if (route === 'home')
    return [...stated(assumed.price), ...visits, ...board, ...stated(assumed.home), ...company];
  return [
    ...stated(assumed.price),
    ...visits,
    ...(room && perNight !== undefined ? [assumed.rooms(room.name, exactIn(local, perNight))] : []),
    ...(room && hasHospitalNights(data) ? [assumed.hospital] : []),
    ...board,
    ...(route === 'unlisted'
      ? stated(assumed.notListed)
      : [
          ...(trip.flightSupport ? stated(assumed.flights) : [assumed.noFlights]),
          ...(trip.visaSupport ? stated(assumed.visa) : [assumed.noVisa]),
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
