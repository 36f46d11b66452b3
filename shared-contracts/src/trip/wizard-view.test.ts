import { aTrip } from '@carefare/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreTripAtom } from './reset-actions.ts';
import { stepUpdateFor } from './step-update.ts';
import { isBefore, stepNames, wizardViews } from './steps.ts';
import { wizardViewAtom } from './trip-atoms.ts';
import { createTripStore } from './trip-store.ts';
import { openViewAtom } from './wizard-actions.ts';
import { parseWizardEntry, wizardEntryState } from './wizard-entry.ts';

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

describe('an entry of the history', () => {
  it('has its view and the view before it, on the page load that made it', () => {
    const from = 'treatment';
    for (const view of wizardViews)
      expect(parseWizardEntry(wizardEntryState({ view, from }))).toMatchObject({ view, from });
    const { wizard } = wizardEntryState({ view: 'destination', from });
    expect(parseWizardEntry({ wizard: { ...wizard, load: 0 } })).toBeNull();
  });

  it('is not found in any other state', () => {
    fc.assert(fc.property(fc.anything(), state => parseWizardEntry(state) === null));
  });
});
