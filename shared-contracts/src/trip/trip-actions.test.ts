import { aTrip } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDestinationOnDetailAtom } from './prefill-actions.ts';
import { hip, knee, storeAt } from './testing/trip-store.ts';
import { chooseTreatmentAtom, clearDestinationAtom } from './trip-actions.ts';
import { tripAtom, wizardViewAtom } from './trip-atoms.ts';
import { createTripStore, type TripStore } from './trip-store.ts';

type Choose = (store: TripStore, treatment: typeof hip & { visits?: { days: number[] } }) => void;
const chooseFromList: Choose = (store, treatment) => store.set(chooseTreatmentAtom, treatment);
const chooseOnCard: Choose = (store, treatment) =>
  store.set(chooseDestinationOnDetailAtom, { treatment, country: 'India' });

describe('answers', () => {
  it('of any value keep travelers equal to patients plus companions, within bounds', () => {
    const counts = fc.record({ patients: fc.double(), companions: fc.double() }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 5 }), answers => {
        const store = createTripStore();
        for (const answer of answers) store.set(tripAtom, answer);
        const { patients, companions, travelers } = store.get(tripAtom);
        expect(travelers).toBe(patients + companions);
        for (const count of [patients, companions]) expect(count >= 0 && count <= 10).toBe(true);
      }),
    );
  });

  it.each([
    ['both dates set the nights', { startDate: '2027-03-01', endDate: '2027-03-11' }, 10],
    ['one date does not', { startDate: '2027-03-01' }, 15],
    [
      'a typed value stays',
      { accommodationDuration: 20, startDate: '2027-03-01', endDate: '2027-03-11' },
      20,
    ],
    ['180 nights are the maximum', { accommodationDuration: 900 }, 180],
  ])('%s', (_rule, answers, nights) => {
    const store = storeAt();
    store.set(tripAtom, answers);
    expect(store.get(tripAtom).accommodationDuration).toBe(nights);
  });

  it('another treatment clears the destination and sets the nights, unless the visitor typed them', () => {
    const store = storeAt();
    store.set(chooseTreatmentAtom, hip);
    expect(store.get(tripAtom).destination).toBe('India');
    store.set(chooseTreatmentAtom, knee);
    expect(store.get(tripAtom)).toMatchObject({ destination: null, accommodationDuration: 12 });
    store.set(tripAtom, { accommodationDuration: 20 });
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
    store.set(tripAtom, { units: answer });
    expect(store.get(tripAtom).units).toBe(units);
  });

  it('units are asked again for another treatment, and kept for the same one', () => {
    for (const choose of [chooseFromList, chooseOnCard]) {
      const store = storeAt('treatment', aTrip({ units: 4 }));
      choose(store, hip);
      expect(store.get(tripAtom).units).toBe(4);
      choose(store, knee);
      expect(store.get(tripAtom).units).toBeNull();
    }
  });

  it('the usual visits of a treatment are counted with their nights, and another number is kept for the same one', () => {
    const implants = { ...knee, visits: { days: [5, 7] } };
    for (const choose of [chooseFromList, chooseOnCard]) {
      const store = storeAt('treatment', aTrip({ visits: 3, laterNights: [9] }));
      choose(store, implants);
      expect(store.get(tripAtom)).toMatchObject({ visits: 2, laterNights: [] });
      store.set(tripAtom, { visits: 1 });
      choose(store, implants);
      expect(store.get(tripAtom).visits).toBe(1);
      choose(store, hip);
      expect(store.get(tripAtom).visits).toBeNull();
    }
  });

  it('clearing the destination returns a wizard that is past that question', () => {
    const store = storeAt('accommodation');
    store.set(clearDestinationAtom);
    expect([store.get(tripAtom).destination, store.get(wizardViewAtom)]).toEqual([null, 'destination']);
  });
});
