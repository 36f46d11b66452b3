import { aDatedTrip } from '@carefare/testing';
import {
  skipNextResetAtom,
  tripAtom,
  tripLink,
  tripNoticeAtom,
  type WizardView,
  wizardEntry,
  wizardViewAtom,
} from 'shared-contracts';
import { createTripStore, restoreTripAtom } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import { createTestRouter } from '../../testing/render-page-router.tsx';
import { bindTripToNavigation } from './trip-navigation.ts';

const trip = aDatedTrip();

/** A router at an address, and a store with the worked example's trip. */
function browserAt(address: string) {
  const router = createTestRouter(address);
  const store = createTripStore();
  const openLinkedTrip = vi.fn<() => void>();
  const navigation = bindTripToNavigation(router, store, openLinkedTrip);
  store.set(restoreTripAtom, trip);
  return {
    router,
    store,
    navigation,
    openLinkedTrip,
    treatment: () => store.get(tripAtom).treatmentType,
    view: () => store.get(wizardViewAtom),
    /** Moves the wizard forward, as its Next button does. */
    async forward(from: WizardView, view: WizardView) {
      store.set(wizardViewAtom, view);
      await router.navigate('/#calculator-section', { state: wizardEntry.toState({ from, view }) });
    },
    async back() {
      const { key } = router.state.location;
      await router.navigate(-1);
      await expect.poll(() => router.state.location.key).not.toBe(key);
    },
  };
}

describe('an entry to the home route', () => {
  it('by link starts a fresh trip, but not with the skip flag', async () => {
    const { router, store, treatment } = browserAt('/about');
    store.set(skipNextResetAtom);
    await router.navigate('/');
    expect(treatment()).toBe('52');
    await router.navigate('/about');
    await router.navigate('/');
    expect(treatment()).toBeNull();
  });

  it('at the address of a country card opens that trip, and resets none; not by back', async () => {
    const { router, treatment, back, openLinkedTrip } = browserAt('/about');
    await router.navigate('/?treatment=ivf&to=india#calculator-section');
    expect([openLinkedTrip.mock.calls.length, treatment()]).toEqual([1, '52']);
    await router.navigate('/about');
    await back();
    expect(openLinkedTrip).toHaveBeenCalledOnce();
  });

  it('by back, or by a link within the page, keeps the trip', async () => {
    const { router, treatment, back } = browserAt('/');
    await router.navigate('/#treatment-search');
    await router.navigate('/about');
    await back();
    expect(router.state.location.pathname).toBe('/');
    expect(treatment()).toBe('52');
  });
});

describe('back and forward among the wizard’s entries', () => {
  it('open the previous step, down to the first one that was open', async () => {
    const { store, view, forward, back, router } = browserAt('/#calculator-section');
    store.set(wizardViewAtom, 'accommodation');
    await forward('accommodation', 'food');
    await forward('food', 'estimate');
    await back();
    expect(view()).toBe('food');
    await back();
    expect(view()).toBe('accommodation');
    await router.navigate(1);
    await expect.poll(() => view()).toBe('food');
  });

  it('open no step that the answers do not allow yet', async () => {
    const { store, view, forward, back, router } = browserAt('/');
    await forward('treatment', 'destination');
    await forward('destination', 'dates');
    await router.navigate('/about');
    store.set(restoreTripAtom, { ...trip, destination: null });
    await back();
    expect(view()).toBe('destination');
  });

  it('are ignored if they belong to an earlier page load', async () => {
    const { view, back, router } = browserAt('/about');
    const stale = {
      wizard: { ...wizardEntry.toState({ from: 'dates', view: 'accommodation' }).wizard, load: 1 },
    };
    await router.navigate('/', { state: stale });
    await router.navigate('/about');
    await back();
    expect(view()).toBe('treatment');
  });
});

describe('a shared link', () => {
  it('restores its trip once and is removed from the address', async () => {
    const { store, navigation, router, view } = browserAt(`/${tripLink({ ...trip, patients: 3 })}`);
    expect(store.get(tripAtom).patients).toBe(1);
    navigation.applySharedTrip();
    await expect.poll(() => store.get(tripNoticeAtom)).not.toBeNull();
    expect(store.get(tripAtom)).toEqual({ ...trip, patients: 3, travelers: 4 });
    expect([view(), store.get(tripNoticeAtom)]).toEqual(['estimate', 'restored']);
    await expect.poll(() => location.hash).toBe('#calculator-section');
    store.set(restoreTripAtom, trip);
    await router.navigate('/about');
    await router.navigate(-1);
    expect(store.get(tripAtom).patients).toBe(1);
  });

  it('replaces the trip of an open page, without a reset', async () => {
    const { router, store } = browserAt('/about');
    await router.navigate(`/${tripLink({ ...trip, treatmentType: '30' })}`);
    await expect.poll(() => store.get(tripAtom).treatmentType).toBe('30');
    await expect.poll(() => location.hash).toBe('#calculator-section');
    expect(store.get(tripAtom).treatmentType).toBe('30');
  });

  it('with past dates asks for new ones', async () => {
    const past = { startDate: '2020-01-01', endDate: '2020-01-16' };
    const { navigation, view, store } = browserAt(`/${tripLink({ ...trip, ...past })}`);
    navigation.applySharedTrip();
    await expect.poll(() => store.get(tripNoticeAtom)).not.toBeNull();
    expect([view(), store.get(tripNoticeAtom)]).toEqual(['dates', 'dates-dropped']);
  });

  it('that mail programs have bent is restored, and leaves a plain address', async () => {
    const bent = encodeURIComponent(tripLink({ ...trip, patients: 3 }).slice(1));
    const { store, navigation } = browserAt(`/#${bent}%20%3E`);
    navigation.applySharedTrip();
    await expect.poll(() => store.get(tripNoticeAtom)).not.toBeNull();
    expect([store.get(tripAtom).patients, store.get(tripNoticeAtom)]).toEqual([3, 'restored']);
    await expect.poll(() => location.hash).toBe('#calculator-section');
  });

  it('that is damaged shows a notice, starts a fresh trip and is removed from the address', async () => {
    const { navigation, store, view, treatment } = browserAt('/#calculator-section&trip=v1.damaged');
    navigation.applySharedTrip();
    await expect.poll(() => store.get(tripNoticeAtom)).not.toBeNull();
    expect([treatment(), view(), store.get(tripNoticeAtom)]).toEqual([null, 'treatment', 'damaged']);
    await expect.poll(() => location.hash).toBe('#calculator-section');
  });
});
