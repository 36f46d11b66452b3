import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPrefillAtom, queuePrefillAtom } from './prefill-actions.ts';
import { enterHomeAtom, resetTripAtom, skipNextResetAtom } from './step-actions.ts';
import { chooseTreatmentAtom, updateTripAtom } from './trip-actions.ts';
import { prefillAtom, stepAtom, tripAtom } from './trip-atoms.ts';
import { defaultTrip } from './trip-data.ts';
import { createTripStore } from './trip-store.ts';

const hip = { id: '52', duration: 15 };
const options = [{ country: 'Thailand' }, { country: 'India' }];

describe('the trip store', () => {
  it('keeps travelers equal to patients plus companions, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ patients: fc.double(), companions: fc.double() }), { maxLength: 5 }),
        answers => {
          const store = createTripStore();
          for (const answer of answers) store.set(updateTripAtom, answer);
          const trip = store.get(tripAtom);
          expect(trip.travelers).toBe(trip.patients + trip.companions);
          expect(trip.patients).toBeGreaterThanOrEqual(0);
          expect(trip.patients).toBeLessThanOrEqual(10);
        },
      ),
    );
  });

  it('applies a prefill once, and takes the first entry for a country that is not offered', () => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, hip);
    store.set(queuePrefillAtom, { country: 'India', treatmentId: '52' });
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options })).toMatchObject({
      shown: 'India',
      matched: true,
    });
    expect(store.get(prefillAtom)).toBeNull();
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options })).toBeNull();
    store.set(queuePrefillAtom, { country: 'Peru' });
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options })).toMatchObject({
      shown: 'Thailand',
      matched: false,
    });
  });

  it('returns to exactly the defaults', () => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, hip);
    store.set(updateTripAtom, { source: 'UK', patients: 3, accommodationDuration: 9 });
    store.set(queuePrefillAtom, { country: 'India' });
    store.set(resetTripAtom);
    expect(store.get(tripAtom)).toEqual(defaultTrip);
    expect([store.get(stepAtom), store.get(prefillAtom)]).toEqual([1, null]);
  });

  it('skips one reset, not two', () => {
    const store = createTripStore();
    store.set(skipNextResetAtom);
    expect(store.set(enterHomeAtom)).toBe(false);
    expect(store.set(enterHomeAtom)).toBe(true);
  });
});
