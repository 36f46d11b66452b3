import { aTrip } from '@carefare/testing/worked-example';
import { describe, expect, it } from 'vitest';
import { applyPrefillAtom, chooseDestinationOnDetailAtom, viewTreatmentAtom } from './prefill-actions.ts';
import { enterHomeAtom } from './reset-actions.ts';
import { hip, storeAt } from './testing/trip-store.ts';
import { chooseTreatmentAtom } from './trip-actions.ts';
import { prefillAtom, tripAtom, wizardViewAtom } from './trip-atoms.ts';
import { createTripStore } from './trip-store.ts';

const options = [{ country: 'Thailand' }, { country: 'India' }, { country: 'Türkiye' }];

describe('a queued prefill', () => {
  it.each([
    ['sets the country it names', { country: 'India' }, '52', { shown: 'India', matched: true }],
    ['sets the same one by another name', { country: 'Turkey' }, '52', { shown: 'Türkiye', matched: true }],
    ['falls back to the first entry', { country: 'Peru' }, '52', { shown: 'Thailand', matched: false }],
    ['waits for its own treatment', { country: 'India', treatmentId: '51' }, '52', null],
    ['waits for the list of the chosen treatment', { country: 'India' }, '51', null],
  ])('%s', (_rule, prefill, treatmentId, outcome) => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, hip);
    store.set(prefillAtom, prefill);
    const applied = store.set(applyPrefillAtom, { treatmentId, options });
    if (outcome === null) expect([applied, store.get(prefillAtom)]).toEqual([null, prefill]);
    else expect(applied).toMatchObject(outcome);
    expect(store.get(tripAtom).destination).toBe(outcome?.shown ?? null);
  });

  it('is applied once, and not to an empty list', () => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, hip);
    store.set(prefillAtom, { country: 'India' });
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options: [] })).toBeNull();
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options })).not.toBeNull();
    store.set(tripAtom, { destination: 'Thailand' });
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options })).toBeNull();
    expect(store.get(tripAtom).destination).toBe('Thailand');
  });

  it("overwrites no answer after going back; the visitor's own choice removes it", () => {
    const store = storeAt('destination');
    store.set(wizardViewAtom, 'treatment');
    store.set(prefillAtom, { country: 'Thailand' });
    expect(store.set(applyPrefillAtom, { treatmentId: '52', options })).toBeNull();
    store.set(tripAtom, { destination: 'India' });
    expect(store.get(prefillAtom)).toBeNull();
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
