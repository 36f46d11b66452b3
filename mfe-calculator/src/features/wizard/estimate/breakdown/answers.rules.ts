import { formatDate, nightsOfDates, type StepName } from 'shared-contracts';
import type { WizardData } from '../../use-wizard-data.ts';
import { routeOf } from '../route.rules.ts';
import { forUnits } from '../total.rules.ts';
import { breakdownCopy } from './breakdown.copy.ts';
import { chosenKinds } from './estimate-notes.rules.ts';

const { answers: copy, ...words } = breakdownCopy;

/** What the visitor answered in each step, in words. */
export function answersOf(data: WizardData): Record<StepName, string> {
  const { trip, treatment, units } = data;
  const { room, food } = chosenKinds(data);
  const name = treatment?.name ?? '';
  return {
    treatment: units ? `${name}, ${forUnits(units, trip.patients)}` : name,
    destination: copy.places[routeOf(trip)](trip.source ?? '', trip.destination ?? ''),
    dates: `${words.period(formatDate(trip.startDate ?? ''), formatDate(trip.endDate ?? ''))}, ${words.nights(nightsOfDates(trip) ?? 0)}`,
    accommodation: [
      words.party(trip.patients, trip.companions),
      words.nights(trip.accommodationDuration),
      room?.name,
    ]
      .filter(Boolean)
      .join(', '),
    food: [food?.name, copy.support(trip.flightSupport, trip.visaSupport)].filter(Boolean).join(', '),
  };
}
