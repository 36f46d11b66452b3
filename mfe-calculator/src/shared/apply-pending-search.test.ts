import { aTreatment } from '@carefare/testing';
import {
  chooseTreatmentAtom,
  pendingSearchAtom,
  prefillAtom,
  searchTermAtom,
  tripAtom,
  wizardViewAtom,
} from 'shared-contracts';
import { createTripStore } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { applyPendingSearch } from './apply-pending-search.ts';

describe('a search', () => {
  const treatments = [aTreatment(), aTreatment({ id: '51', name: 'Knee Replacement' })];

  it('selects the treatment that it names exactly, once per search', () => {
    const store = createTripStore();
    const chosen = () => store.get(tripAtom).treatmentType;
    store.set(searchTermAtom, 'Hip Replacement');
    expect(store.get(pendingSearchAtom)).toBe('Hip Replacement');
    applyPendingSearch(store, treatments);
    expect([chosen(), store.get(pendingSearchAtom)]).toEqual(['52', null]);
    store.set(chooseTreatmentAtom, { id: '51', duration: 12 });
    expect(store.get(pendingSearchAtom)).toBeNull();
    store.set(searchTermAtom, 'Hip Replacement');
    applyPendingSearch(store, treatments);
    expect(chosen()).toBe('52');
  });

  it('of the list changes nothing in a wizard that is past step 1, as after going back', () => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, { id: '51', duration: 12 });
    store.set(tripAtom, { destination: 'India' });
    store.set(wizardViewAtom, 'dates');
    store.set(searchTermAtom, 'Hip Replacement in Turkey');
    applyPendingSearch(store, treatments);
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '51', destination: 'India' });
    expect([store.get(wizardViewAtom), store.get(prefillAtom)]).toEqual(['dates', null]);
  });

  it('that matches several treatments selects none and keeps the answers', () => {
    const store = createTripStore();
    store.set(chooseTreatmentAtom, { id: '51', duration: 12 });
    store.set(tripAtom, { destination: 'India' });
    store.set(searchTermAtom, 'replacement');
    applyPendingSearch(store, treatments);
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
    applyPendingSearch(store, treatments);
    expect([store.get(tripAtom).treatmentType, store.get(prefillAtom)]).toEqual([chosen, prefill]);
  });
});
