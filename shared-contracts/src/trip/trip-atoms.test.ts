import { expect, it } from 'vitest';
import type { WizardView } from './steps.ts';
import { backNavigationState, wizardViewAtom } from './trip-atoms.ts';
import { createTripStore } from './trip-store.ts';

it.each<[WizardView[], boolean]>([
  [['destination'], false],
  [['destination', 'treatment'], true],
  [['destination', 'treatment', 'destination'], false],
  [['dates', 'destination', 'destination'], true],
  [['estimate', 'food'], true],
])('moves to %j leave the back-navigation flag %s', (moves, flag) => {
  const store = createTripStore();
  for (const view of moves) store.set(wizardViewAtom, view);
  expect([store.get(wizardViewAtom), store.get(backNavigationState)]).toEqual([moves.at(-1), flag]);
});
