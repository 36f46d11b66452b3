import { aTrip, createTestContext, failing, network } from '@carefare/testing';
import { prefillAtom, tripAtom, wizardViewAtom } from 'shared-contracts';
import { enterHomeAtom, restoreTripAtom } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import { createPageRouter } from '../../host/navigation/page-router.ts';
import type { LoadedPage } from '../../host/page/loaded-page.ts';
import { openLinkedTrip, parseLinkedTrip } from './linked-trip.ts';

function openHome(address: string) {
  history.replaceState(null, '', address);
  const page = {} as LoadedPage;
  const router = createPageRouter({
    page,
    load: async () => page,
    isPageAt: () => true,
    onFailure: () => undefined,
  });
  const { store, services, queryClient } = createTestContext();
  const report = vi.fn<(error: unknown) => void>();
  const { api, session } = services;
  const open = () => openLinkedTrip({ router, store, api, session, queryClient, report });
  return { open, store, report };
}

const CARD = '/?treatment=hip-replacement&to=india#calculator-section';

describe('the address of a country card', () => {
  it('opens step 2 with treatment, nights and prefill, and is used once', async () => {
    const { open, store } = openHome(CARD);
    await open();
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '52', accommodationDuration: 15 });
    expect(store.get(prefillAtom)).toEqual({ country: 'India', treatmentId: '52' });
    expect(store.get(wizardViewAtom)).toBe('destination');
    expect(location.search + location.hash).toBe('#calculator-section');
    expect(store.set(enterHomeAtom)).toBe(true);
  });

  it('leaves an answer alone that was given while the treatments were loading', async () => {
    const { open, store } = openHome(CARD);
    const opened = open();
    store.set(restoreTripAtom, aTrip({ treatmentType: '30' }));
    await opened;
    expect(store.get(tripAtom).treatmentType).toBe('30');
    expect(store.get(prefillAtom)).toBeNull();
  });

  it('stays on step 1 when a call fails', async () => {
    network.use(failing('PUT', 'journey/*'));
    const { open, store, report } = openHome(CARD);
    await open();
    expect([store.get(wizardViewAtom), store.get(prefillAtom)?.country]).toEqual(['treatment', 'India']);
    expect(report).toHaveBeenCalledOnce();
    network.use(failing('GET', 'masters/treatments'));
    const other = openHome(CARD);
    await other.open();
    expect(other.store.get(tripAtom).treatmentType).toBeNull();
    expect(other.report).toHaveBeenCalledOnce();
  });
});

it('the address of a cost button queues the country for any treatment', async () => {
  const { open, store } = openHome('/?to=india');
  await open();
  expect(store.get(prefillAtom)).toEqual({ country: 'India' });
  expect(location.search).toBe('');
});

it.each([
  ['/about?treatment=hip-replacement&to=india', '?treatment=hip-replacement&to=india'],
  ['/?q=knee', '?q=knee'],
])('%s is left alone', async (address, search) => {
  const { open, store } = openHome(address);
  await open();
  expect([store.get(prefillAtom), location.search]).toEqual([null, search]);
});

it.each([
  ['?treatment=hip-replacement&to=india', { treatment: 'hip-replacement', to: 'india' }],
  ['?to=costa-rica&treatment=ivf', { treatment: 'ivf', to: 'costa-rica' }],
  ['?to=uae', { treatment: null, to: 'uae' }],
  ['?treatment=ivf', null],
  [`?to=india&x=${'x'.repeat(2_000)}`, null],
  ['?treatment=Hip+Replacement&to=South%20Korea', { treatment: 'hip-replacement', to: 'south-korea' }],
])('reads %s', (search, linked) => expect(parseLinkedTrip(search)).toEqual(linked));
