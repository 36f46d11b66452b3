import { describe, expect, it } from 'vitest';
import type { StepUpdate } from '../api/save-step-request.ts';
import { resetTripAtom } from '../trip/reset-actions.ts';
import type { WizardView } from '../trip/steps.ts';
import { chooseTreatmentAtom } from '../trip/trip-actions.ts';
import { prefillAtom, tripAtom, wizardViewAtom } from '../trip/trip-atoms.ts';
import { createTripStore, type TripStore } from '../trip/trip-store.ts';
import { chooseDestination } from './choose-destination.ts';

const hip = { id: '52', duration: 15 };
const choice = { treatment: hip, country: 'India' };

/** Chooses a card; `meanwhile` runs while the treatment is saved, and makes that fail if it throws. */
async function chooseCard(meanwhile: (store: TripStore) => void = () => undefined) {
  const store = createTripStore();
  const sent: StepUpdate[] = [];
  const reported: unknown[] = [];
  const session = {
    start: () => Promise.resolve(),
    ready: () => Promise.resolve(40),
    renew: () => Promise.resolve(40),
  };
  const api = {
    async saveStep(_id: number, update: StepUpdate) {
      sent.push(update);
      await Promise.resolve();
      meanwhile(store);
    },
  };
  store.set(wizardViewAtom, 'accommodation');
  const opening = chooseDestination({ store, session, api }, choice, error => reported.push(error));
  const atOnce = { trip: store.get(tripAtom), view: store.get(wizardViewAtom) };
  return { opened: await opening, atOnce, store, sent, reported };
}

describe('a country card', () => {
  it('sets the trip at once, saves the treatment, then opens step 2', async () => {
    const { opened, atOnce, store, sent, reported } = await chooseCard();
    expect(atOnce).toMatchObject({ trip: { treatmentType: '52', destination: null }, view: 'treatment' });
    const updates = { treatment_id: 52, accommodation_duration: 15, variant: 'A' };
    expect(sent).toEqual([{ step: 'treatment', updates }]);
    expect([opened, store.get(wizardViewAtom), reported]).toEqual([true, 'destination', []]);
  });

  it('reports a failed save and stays at step 1, treatment chosen and prefill queued', async () => {
    const failure = new Error('Failed to update journey step');
    const { opened, store, reported } = await chooseCard(() => {
      throw failure;
    });
    expect([opened, store.get(wizardViewAtom), reported]).toEqual([false, 'treatment', [failure]]);
    expect(store.get(tripAtom).treatmentType).toBe('52');
    expect(store.get(prefillAtom)).toEqual({ country: 'India', treatmentId: '52' });
  });

  it.each<[string, (store: TripStore) => void, { opened: boolean; view: WizardView }]>([
    ['started over', store => store.set(resetTripAtom), { opened: false, view: 'treatment' }],
    [
      'started over with the same treatment',
      store => (store.set(resetTripAtom), store.set(chooseTreatmentAtom, hip)),
      { opened: false, view: 'treatment' },
    ],
    [
      'chose another treatment',
      store => store.set(chooseTreatmentAtom, { id: '30', duration: 7 }),
      { opened: false, view: 'treatment' },
    ],
    ['moved on', store => store.set(wizardViewAtom, 'dates'), { opened: true, view: 'dates' }],
  ])('does not move a visitor who %s in the meantime', async (_name, meanwhile, { opened, view }) => {
    const after = await chooseCard(meanwhile);
    expect([after.opened, after.store.get(wizardViewAtom)]).toEqual([opened, view]);
  });
});
