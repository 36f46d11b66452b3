import { aTrip, createTestContext, failing, network } from '@carefare/testing';
import { countriesAtom, prefillAtom, tripAtom, tripNoticeAtom, wizardViewAtom } from 'shared-contracts';
import { addDays, enterHomeAtom, restoreTripAtom, today } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import { createTestRouter } from '../../testing/render-page-router.tsx';
import { openLinkedTrip, parseLinkedTrip } from './linked-trip.ts';

function openHome(address: string) {
  const router = createTestRouter(address);
  const { store, services, queryClient } = createTestContext();
  const report = vi.fn<(error: unknown) => void>();
  const { api, session } = services;
  const open = () => openLinkedTrip({ router, store, api, session, queryClient, report });
  return { open, store, report, router };
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

describe('an address that was typed from a printed estimate', () => {
  const start = addDays(today(), 60);
  const TYPED = `/?treatment=Hip-Replacement&to=India#from=UK&start=${start}&end=${addDays(start, 15)}&companions=1&hotel=2&food=3&visa=no&compare=india,Thailand&currency=gbp`;

  it('opens the estimate with all its answers', async () => {
    const { open, store } = openHome(TYPED);
    store.set(countriesAtom, countries => ({ ...countries, sources: ['UK'] }));
    await open();
    expect(store.get(tripAtom)).toMatchObject({
      treatmentType: '52',
      source: 'UK',
      destination: 'India',
      startDate: start,
      accommodationDuration: 15,
      accommodationDurationEdited: false,
      timeline: 'soon',
      patients: 1,
      travelers: 2,
      accommodationType: { accommodationMasterId: 2 },
      foodPreference: { foodMasterId: 3 },
      flightSupport: true,
      visaSupport: false,
      compared: ['India', 'Thailand'],
    });
    expect(store.get(wizardViewAtom)).toBe('estimate');
    expect(location.search + location.hash).toBe('#calculator-section');
  });

  it.each([
    ['nights=15', [15, false]],
    ['nights=9', [9, true]],
    ['patients=2', [15, false]],
  ])('without dates has the nights of %s', async (answers, nights) => {
    const { open, store } = openHome(`/?treatment=hip-replacement&to=india#${answers}`);
    await open();
    const { accommodationDuration, accommodationDurationEdited } = store.get(tripAtom);
    expect([accommodationDuration, accommodationDurationEdited]).toEqual(nights);
  });

  it.each([
    ...['hotel=x', 'start=2027-13-45', 'patients=99', 'visits=1.5', 'later=7,x'].map(
      answer => `hip-replacement&to=india#${answer}`,
    ),
    'hip-replacment&to=india#companions=1',
    'hip-replacement&to=atlantis#companions=1',
  ])('with %s is said to be damaged', async answers => {
    const { open, store } = openHome(`/?treatment=${answers}`);
    await open();
    expect([store.get(tripNoticeAtom), store.get(tripAtom).treatmentType]).toEqual(['damaged', null]);
    expect(location.search + location.hash).toBe('#calculator-section');
  });

  it('leaves a visitor alone who has gone on while the treatments were loading', async () => {
    const { open, store, router } = openHome(TYPED);
    const opened = open();
    await router.navigate('/about');
    await opened;
    expect([location.pathname, store.get(tripAtom).treatmentType]).toEqual(['/about', null]);
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
