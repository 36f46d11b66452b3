import { aTreatment, aTrip } from '@carefare/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveStepAtom, openEstimateAtom, openViewAtom, restoreTripAtom } from './step-actions.ts';
import { parseWizardEntry, wizardEntryState } from './step-history.ts';
import { isStepComplete, stepNames } from './steps.ts';
import { applyPendingSearchAtom, chooseTreatmentAtom, updateTripAtom } from './trip-actions.ts';
import {
  backNavigationAtom,
  pendingSearchAtom,
  searchTermAtom,
  stepAtom,
  tripAtom,
  type WizardView,
  wizardViewAtom,
} from './trip-atoms.ts';
import { createTripStore } from './trip-store.ts';

const TODAY = '2026-11-21';
const whole = aTrip({ startDate: '2027-01-10', endDate: '2027-01-25' });
const views: readonly WizardView[] = [1, 2, 3, 4, 5, 'estimate'];
const numberOf = (view: WizardView) => (view === 'estimate' ? 6 : view);

/** The whole trip without some of its answers. */
const trips = fc
  .subarray(['treatmentType', 'source', 'destination', 'startDate', 'accommodationType', 'foodPreference'])
  .map(missing => aTrip({ ...whole, ...Object.fromEntries(missing.map(key => [key, null])) }));

describe('a view that the history asks for', () => {
  it('is opened as far as the answers allow, and never further', () => {
    fc.assert(
      fc.property(trips, fc.constantFrom(...views), fc.constantFrom(...views), (trip, from, asked) => {
        const store = createTripStore();
        store.set(restoreTripAtom, trip);
        store.set(openViewAtom, from, TODAY);
        store.set(openViewAtom, asked, TODAY);
        const opened = numberOf(store.get(wizardViewAtom));
        const complete = stepNames.map(step => isStepComplete(step, trip, TODAY));
        expect(complete.slice(0, opened - 1)).not.toContain(false);
        expect(opened).toBeLessThanOrEqual(numberOf(asked));
        if (opened < numberOf(asked)) expect(complete[opened - 1]).toBe(false);
      }),
    );
  });

  it('behind the last step is the estimate, and the last step is back from there', () => {
    const store = createTripStore();
    store.set(restoreTripAtom, whole);
    store.set(openEstimateAtom);
    expect([store.get(wizardViewAtom), store.get(stepAtom)]).toEqual(['estimate', 5]);
    store.set(moveStepAtom, 5);
    expect([store.get(wizardViewAtom), store.get(backNavigationAtom)]).toEqual([5, true]);
  });
});

describe('an entry of the history', () => {
  it('tells what it shows and where it came from, on the page load that made it', () => {
    for (const view of views)
      expect(parseWizardEntry(wizardEntryState({ view, from: 1 }))).toMatchObject({ view, from: 1 });
    const { wizard } = wizardEntryState({ view: 2, from: 1 });
    expect(parseWizardEntry({ wizard: { ...wizard, load: 0 } })).toBeNull();
  });

  it('of anything else is none', () => {
    fc.assert(fc.property(fc.anything(), state => parseWizardEntry(state) === null));
  });
});

describe('a search', () => {
  const list = [aTreatment(), aTreatment({ id: '51', name: 'Knee Replacement' })];

  it('selects what it names exactly, once for each time that it is given', () => {
    const store = createTripStore();
    const treatment = () => store.get(tripAtom).treatmentType;
    store.set(searchTermAtom, 'Hip Replacement');
    expect(store.get(pendingSearchAtom)).toBe('Hip Replacement');
    store.set(applyPendingSearchAtom, list);
    expect([treatment(), store.get(pendingSearchAtom)]).toEqual(['52', null]);
    store.set(chooseTreatmentAtom, { id: '51', duration: 12 });
    expect(store.get(pendingSearchAtom)).toBeNull();
    store.set(searchTermAtom, 'Hip Replacement');
    store.set(applyPendingSearchAtom, list);
    expect(treatment()).toBe('52');
  });

  it('that finds several selects none and keeps what was chosen', () => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, { id: '51', duration: 12 });
    store.set(updateTripAtom, { destination: 'India' });
    store.set(searchTermAtom, 'replacement');
    store.set(applyPendingSearchAtom, list);
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '51', destination: 'India' });
  });
});
