import { routeOf } from '../../estimate/route.rules.ts';
import type { Step } from '../step.ts';
import { destinationCopy as copy } from './destination.copy.ts';
import { DestinationScreen } from './destination-screen.tsx';

/** Step 2: where the visitor travels from, and where to. */
export const destinationStep: Step = {
  id: 'destination',
  title: copy.title,
  missing: trip =>
    (['source', 'destination'] as const).filter(key => !trip[key]).map(key => copy.missing[key]),
  preselected: ({ trip, isSourceAnswered }) => (isSourceAnswered ? {} : { source: trip.source }),
  answer: ({ trip }) => copy.places[routeOf(trip)](trip.source ?? '', trip.destination ?? ''),
  Screen: DestinationScreen,
};
