import { routeOf } from '../../../../shared/route.rules.ts';
import { preselectedUnits } from '../../../../shared/units.rules.ts';
import { describeTrips } from '../../../../shared/visits.rules.ts';
import type { Step } from '../step.ts';
import { destinationCopy as copy } from './destination.copy.ts';
import { DestinationScreen } from './destination-screen.tsx';

/** Step 2: where the visitor travels from, and where to. */
export const destinationStep: Step = {
  id: 'destination',
  title: copy.title,
  missing: trip =>
    (['source', 'destination'] as const).filter(key => !trip[key]).map(key => copy.missing[key]),
  preselected: data => ({
    ...(data.isSourceAnswered ? {} : { source: data.trip.source }),
    ...preselectedUnits(data),
  }),
  answer: ({ trip, stays }) =>
    [
      copy.places[routeOf(trip)](trip.source ?? '', trip.destination ?? ''),
      ...(stays.length > 1 ? [describeTrips(stays)] : []),
    ].join(', '),
  Screen: DestinationScreen,
};
