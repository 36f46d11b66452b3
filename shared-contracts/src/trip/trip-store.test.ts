import { aTrip } from '@carefare/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPrefillAtom,
  chooseDestinationOnDetailAtom,
  queuePrefillAtom,
  viewTreatmentAtom,
} from './prefill-actions.ts';
import { enterHomeAtom, resetTripAtom, restoreTripAtom, skipNextResetAtom } from './reset-actions.ts';
import type { WizardView } from './steps.ts';
import { chooseTreatmentAtom, clearDestinationAtom, setUnitsAtom, updateTripAtom } from './trip-actions.ts';
import {
  backNavigationAtom,
  prefillAtom,
  prefillOutcomeAtom,
  resetCountAtom,
  searchTermAtom,
  tripAtom,
  wizardViewAtom,
} from './trip-atoms.ts';
import { defaultTrip } from './trip-data.ts';
import { createTripStore, type TripStore } from './trip-store.ts';
import { moveWizardAtom } from './wizard-actions.ts';

const hip = { id: '52', duration: 15 };
const knee = { id: '51', duration: 12 };
const options = [{ country: 'Thailand' }, { country: 'India' }];

/** A store with the worked example's trip, and the wizard at a view. */
function storeAt(view: WizardView = 'treatment', trip = aTrip()): TripStore {
  const store = createTripStore();
  store.set(restoreTripAtom, trip);
  store.set(moveWizardAtom, view);
  return store;
}

describe('answers', () => {
  it('of any value keep travelers equal to patients plus companions, within bounds', () => {
    const counts = fc.record({ patients: fc.double(), companions: fc.double() }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 5 }), answers => {
        const store = createTripStore();
        for (const answer of answers) store.set(updateTripAtom, answer);
        const { patients, companions, travelers } = store.get(tripAtom);
        expect(travelers).toBe(patients + companions);
        for (const count of [patients, companions]) expect(count >= 0 && count <= 10).toBe(true);
      }),
    );
  });

  it.each([
    ['both dates set the nights', { startDate: '2027-03-01', endDate: '2027-03-11' }, 10],
    ['one date does not', { startDate: '2027-03-01' }, 15],
    ['an end before the start does not', { startDate: '2027-03-11', endDate: '2027-03-01' }, 15],
    ['an invalid date does not', { startDate: '2027-02-30', endDate: '2027-03-11' }, 15],
    [
      'a typed value stays',
      { accommodationDuration: 20, startDate: '2027-03-01', endDate: '2027-03-11' },
      20,
    ],
    ['180 nights are the maximum', { accommodationDuration: 900 }, 180],
  ])('%s', (_rule, answers, nights) => {
    const store = storeAt();
    store.set(updateTripAtom, answers);
    expect(store.get(tripAtom).accommodationDuration).toBe(nights);
  });

  it('another treatment clears the destination and sets the nights, unless the visitor typed them', () => {
    const store = storeAt();
    store.set(chooseTreatmentAtom, hip);
    expect(store.get(tripAtom).destination).toBe('India');
    store.set(chooseTreatmentAtom, knee);
    expect(store.get(tripAtom)).toMatchObject({ destination: null, accommodationDuration: 12 });
    store.set(updateTripAtom, { accommodationDuration: 20 });
    store.set(chooseTreatmentAtom, hip);
    expect(store.get(tripAtom).accommodationDuration).toBe(20);
    store.set(chooseTreatmentAtom, { id: '37', duration: 0 });
    expect(store.get(tripAtom).accommodationDuration).toBe(20);
  });

  it.each([
    [8, 8],
    [0, 1],
    [99, 32],
    [2.7, 2],
    [Number.NaN, 1],
    [null, null],
  ])('%j units are kept as %j', (answer, units) => {
    const store = storeAt('treatment', aTrip({ units: 4 }));
    store.set(setUnitsAtom, answer);
    expect(store.get(tripAtom).units).toBe(units);
  });

  it('units are asked again for another treatment, and kept for the same one', () => {
    for (const choose of [
      (store: TripStore, treatment: typeof hip) => store.set(chooseTreatmentAtom, treatment),
      (store: TripStore, treatment: typeof hip) =>
        store.set(chooseDestinationOnDetailAtom, { treatment, country: 'India' }),
    ]) {
      const store = storeAt('treatment', aTrip({ units: 4 }));
      choose(store, hip);
      expect(store.get(tripAtom).units).toBe(4);
      choose(store, knee);
      expect(store.get(tripAtom).units).toBeNull();
    }
  });

  it('clearing the destination returns a wizard that is past that question', () => {
    const store = storeAt('accommodation');
    store.set(clearDestinationAtom);
    expect([store.get(tripAtom).destination, store.get(wizardViewAtom)]).toEqual([null, 'destination']);
  });
});

describe('a queued prefill', () => {
  it.each([
    ['sets the country it names', { country: 'India' }, '52', { shown: 'India', matched: true }],
    ['falls back to the first entry', { country: 'Peru' }, '52', { shown: 'Thailand', matched: false }],
    ['waits for its own treatment', { country: 'India', treatmentId: '51' }, '52', null],
    ['waits for the list of the chosen treatment', { country: 'India' }, '51', null],
  ])('%s', (_rule, prefill, treatmentId, outcome) => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, hip);
    store.set(queuePrefillAtom, prefill);
    const applied = store.set(applyPrefillAtom, { treatmentId, options });
    if (outcome === null) expect([applied, store.get(prefillAtom)]).toEqual([null, prefill]);
    else expect(applied).toMatchObject(outcome);
    expect(store.get(tripAtom).destination).toBe(outcome?.shown ?? null);
  });

  it('is applied once, and not to an empty list', () => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, hip);
    store.set(queuePrefillAtom, { country: 'India' });
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options: [] })).toBeNull();
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options })).not.toBeNull();
    store.set(updateTripAtom, { destination: 'Thailand' });
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options })).toBeNull();
    expect(store.get(tripAtom).destination).toBe('Thailand');
  });

  it("overwrites no answer after going back; the visitor's own choice removes it", () => {
    const store = storeAt('destination');
    store.set(moveWizardAtom, 'treatment');
    store.set(queuePrefillAtom, { country: 'Thailand' });
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options })).toBeNull();
    store.set(updateTripAtom, { destination: 'India' });
    expect([store.get(prefillAtom), store.get(prefillOutcomeAtom)]).toEqual([null, null]);
  });
});

describe('a country card', () => {
  it('has every effect of section 4', () => {
    const store = storeAt('accommodation', aTrip({ treatmentType: '51', companions: 2 }));
    store.set(chooseDestinationOnDetailAtom, { treatment: hip, country: 'Thailand' });
    expect(store.get(tripAtom)).toMatchObject({
      treatmentType: '52',
      destination: null,
      accommodationDuration: 15,
      companions: 2,
    });
    expect(store.get(prefillAtom)).toEqual({ country: 'Thailand', treatmentId: '52' });
    expect(store.get(wizardViewAtom)).toBe('treatment');
    expect(store.set(enterHomeAtom)).toBe(false);
  });

  it('keeps the nights if the treatment has no days', () => {
    const store = storeAt();
    store.set(chooseDestinationOnDetailAtom, { treatment: { id: '37', duration: 0 }, country: 'India' });
    expect(store.get(tripAtom).accommodationDuration).toBe(15);
  });

  it('is dropped on the page of another treatment, not on that of the same one', () => {
    const store = createTripStore();
    store.set(chooseDestinationOnDetailAtom, { treatment: hip, country: 'India' });
    store.set(viewTreatmentAtom, '52');
    expect(store.get(prefillAtom)).not.toBeNull();
    store.set(viewTreatmentAtom, '51');
    expect([store.get(prefillAtom), store.get(tripAtom).destination]).toEqual([null, null]);
  });
});

describe('steps', () => {
  it.each<[WizardView[], boolean]>([
    [['destination'], false],
    [['destination', 'treatment'], true],
    [['destination', 'treatment', 'destination'], false],
    [['dates', 'destination', 'destination'], true],
    [['estimate', 'food'], true],
  ])('moves to %j leave the back-navigation flag %s', (moves, flag) => {
    const store = createTripStore();
    for (const view of moves) store.set(moveWizardAtom, view);
    expect([store.get(wizardViewAtom), store.get(backNavigationAtom)]).toEqual([moves.at(-1), flag]);
  });
});

describe('a reset', () => {
  it('restores the defaults from any state, and clears the search term', () => {
    const store = storeAt('dates');
    store.set(queuePrefillAtom, { country: 'India' });
    store.set(moveWizardAtom, 'destination');
    store.set(searchTermAtom, 'nose job');
    const resets = store.get(resetCountAtom);
    store.set(resetTripAtom);
    expect(store.get(tripAtom)).toEqual(defaultTrip);
    expect(defaultTrip).toMatchObject({ patients: 1, companions: 0, travelers: 1, accommodationDuration: 0 });
    const atoms = [
      wizardViewAtom,
      prefillAtom,
      prefillOutcomeAtom,
      backNavigationAtom,
      searchTermAtom,
    ] as const;
    expect(atoms.map(atom => store.get<unknown>(atom))).toEqual(['treatment', null, null, false, '']);
    expect(store.get(resetCountAtom)).toBe(resets + 1);
  });

  it('is skipped once only', () => {
    const store = storeAt();
    store.set(skipNextResetAtom);
    expect([store.set(enterHomeAtom), store.get(tripAtom).destination]).toEqual([false, 'India']);
    expect([store.set(enterHomeAtom), store.get(tripAtom).destination]).toEqual([true, null]);
  });
});
