import { aTreatment, aTrip } from '@carefare/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreTripAtom } from './reset-actions.ts';
import { stepUpdateFor } from './step-update.ts';
import { isBefore, stepNames, type WizardView, wizardViews } from './steps.ts';
import { chooseTreatmentAtom, openViewAtom, pendingSearchAtom } from './trip-actions.ts';
import { backNavigationState, prefillAtom, searchTermAtom, tripAtom, wizardViewAtom } from './trip-atoms.ts';
import { createTripStore } from './trip-store.ts';
import { wizardEntry } from './wizard-entry.ts';

const completeTrip = aTrip({ startDate: '2027-01-10', endDate: '2027-01-25' });

/** The complete trip without some of its answers. */
const trips = fc
  .subarray(['treatmentType', 'source', 'destination', 'startDate', 'accommodationType', 'foodPreference'])
  .map(missing => aTrip({ ...completeTrip, ...Object.fromEntries(missing.map(key => [key, null])) }));

describe('a view', () => {
  it('opens as far as the answers allow', () => {
    fc.assert(
      fc.property(
        trips,
        fc.constantFrom(...wizardViews),
        fc.constantFrom(...wizardViews),
        (trip, from, requested) => {
          const store = createTripStore();
          store.set(restoreTripAtom, trip);
          store.set(openViewAtom, from);
          store.set(openViewAtom, requested);
          const opened = store.get(wizardViewAtom);
          const incomplete = stepNames.filter(step => stepUpdateFor(step, trip, 8) === null);
          expect(incomplete.some(step => isBefore(step, opened))).toBe(false);
          if (opened !== requested)
            expect([opened, isBefore(opened, requested)]).toEqual([incomplete[0], true]);
        },
      ),
    );
  });
});

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

describe('an entry of the history', () => {
  it('has its view and the view before it, on the page load that made it', () => {
    const from = 'treatment';
    for (const view of wizardViews)
      expect(wizardEntry.parse(wizardEntry.toState({ view, from }))).toMatchObject({ view, from });
    const { wizard } = wizardEntry.toState({ view: 'destination', from });
    expect(wizardEntry.parse({ wizard: { ...wizard, load: 0 } })).toBeNull();
  });

  it('is not found in any other state', () => {
    fc.assert(fc.property(fc.anything(), state => wizardEntry.parse(state) === null));
  });
});

describe('a search', () => {
  const treatments = [aTreatment(), aTreatment({ id: '51', name: 'Knee Replacement' })];

  it('selects the treatment that it names exactly, once per search', () => {
    const store = createTripStore();
    const chosen = () => store.get(tripAtom).treatmentType;
    store.set(searchTermAtom, 'Hip Replacement');
    expect(store.get(pendingSearchAtom)).toBe('Hip Replacement');
    store.set(pendingSearchAtom, treatments);
    expect([chosen(), store.get(pendingSearchAtom)]).toEqual(['52', null]);
    store.set(chooseTreatmentAtom, { id: '51', duration: 12 });
    expect(store.get(pendingSearchAtom)).toBeNull();
    store.set(searchTermAtom, 'Hip Replacement');
    store.set(pendingSearchAtom, treatments);
    expect(chosen()).toBe('52');
  });

  it('of the list changes nothing in a wizard that is past step 1, as after going back', () => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, { id: '51', duration: 12 });
    store.set(tripAtom, { destination: 'India' });
    store.set(wizardViewAtom, 'dates');
    store.set(searchTermAtom, 'Hip Replacement in Turkey');
    store.set(pendingSearchAtom, treatments);
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '51', destination: 'India' });
    expect([store.get(wizardViewAtom), store.get(prefillAtom)]).toEqual(['dates', null]);
  });

  it('that matches several treatments selects none and keeps the answers', () => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, { id: '51', duration: 12 });
    store.set(tripAtom, { destination: 'India' });
    store.set(searchTermAtom, 'replacement');
    store.set(pendingSearchAtom, treatments);
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '51', destination: 'India' });
  });

  it.each([
    ['cost of hip replacement in india', '52', { country: 'India', treatmentId: '52' }],
    ['knee op turkey', null, { country: 'Turkey', treatmentId: '51' }],
    ['replacement in Türkiye', null, { country: 'Turkey' }],
    ['in india', null, { country: 'India' }],
    ['hip replacement', '52', null],
  ])('for %j chooses %s and queues %j', (term, chosen, prefill) => {
    const store = createTripStore();
    store.set(searchTermAtom, term);
    store.set(pendingSearchAtom, treatments);
    expect([store.get(tripAtom).treatmentType, store.get(prefillAtom)]).toEqual([chosen, prefill]);
  });
});
