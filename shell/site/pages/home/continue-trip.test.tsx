import {
  act,
  answering,
  destinationWire,
  implantsWire,
  inDays,
  network,
  savedTripWire,
  screen,
  treatmentWire,
  violations,
  waitFor,
} from '@carefare/testing';
import { sessionAtom, tripAtom, wizardViewAtom } from 'shared-contracts';
import { acknowledgeStepAtom, noteFoundSessionAtom, takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { ContinueTrip } from './continue-trip.tsx';

const SESSION = 8;
const stepUpdate = { step: 'dates', updates: { timeline: 'soon' } } as const;
const offer = () => screen.queryByRole('button', { name: /^Continue:/ });
const findOffer = () => screen.findByRole('button', { name: /^Continue:/ });
const dates = { start_date: inDays(60), end_date: inDays(75) };
const saved = (...changes: Parameters<typeof savedTripWire>) =>
  answering('GET', 'journey/8', savedTripWire(...changes));

/** Shows the home page's offer to a visitor whose session was found. */
function returns(...api: Parameters<typeof network.use>) {
  network.use(...api);
  const shown = renderShell(<ContinueTrip />);
  act(() => {
    shown.store.set(noteFoundSessionAtom, SESSION);
    shown.store.set(sessionAtom, { sessionId: SESSION, isInitialized: true });
  });
  return shown;
}

describe('a visitor who returns', () => {
  it('is offered the trip that the server holds, and continues at the estimate', async () => {
    const { user, store, router } = returns(saved(dates));
    const button = await screen.findByRole('button', {
      name: 'Continue: Hip Replacement, UK to India about $8,900',
    });
    expect(await violations(document.body)).toEqual([]);
    await user.click(button);
    expect(store.get(tripAtom)).toMatchObject({
      treatmentType: '52',
      destination: 'India',
      companions: 1,
      accommodationDuration: 15,
      startDate: dates.start_date,
    });
    expect(store.get(wizardViewAtom)).toBe('estimate');
    expect(router.state.location.hash).toBe('#calculator-section');
  });

  it('is offered the trips for other treatments of before as well', async () => {
    const earlier = savedTripWire({ treatment_id: 30, destination: 'Thailand' }).answers;
    const gone = savedTripWire({ treatment_id: 999 }).answers;
    const { user, store } = returns(
      answering('GET', 'journey/8', { ...savedTripWire(), earlier: [earlier, gone] }),
    );
    await user.click(await screen.findByText('Or 1 earlier trip'));
    await user.click(screen.getByRole('button', { name: 'Rhinoplasty, UK to Thailand' }));
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '30', destination: 'Thailand' });
  });

  it('reads the total in their currency too', async () => {
    const { store } = returns(saved(dates));
    act(() => store.set(takeKnownAnswersAtom, { currency: 'EUR' }));
    const name = /^Continue: Hip Replacement, UK to India about €7,710 ≈\s\$8,900/;
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('reads both totals where a guideline advises a later flight home', async () => {
    const later = {
      stay: 15,
      after: '3 months',
      advised_by: 'NHS',
      total: 14_000,
      low: 12_000,
      high: 16_000,
    };
    returns(answering('GET', 'journey/8', { ...savedTripWire(dates), later }));
    const name =
      'Continue: Hip Replacement, UK to India about $8,900 or about $14,000 with a later flight home';
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  const none = { source: null, destination: null };
  it.each([
    ['only the treatment', none, null, 'Continue: Hip Replacement'],
    [
      'units',
      { treatment_id: 38, units: 3 },
      8865,
      'Continue: Veneers (3 veneers), UK to India about $8,900',
    ],
    ['no cost yet', {}, null, 'Continue: Hip Replacement, UK to India'],
    [
      'a country that is not listed',
      { source: 'Other' },
      7565,
      'Continue: Hip Replacement in India about $7,600 without flights and visa',
    ],
    [
      'no visa wanted',
      { visa_support: false },
      8765,
      'Continue: Hip Replacement, UK to India about $8,800 without visa',
    ],
    [
      'no visa wanted where none is needed',
      { destination: 'Mexico', visa_support: false },
      8765,
      'Continue: Hip Replacement, UK to Mexico about $8,800',
    ],
    [
      'treatment at home',
      { source: 'UAE', destination: 'UAE' },
      9000,
      'Continue: Hip Replacement, at home in the UAE about $9,000',
    ],
    [
      'several journeys',
      { treatment_id: 37, units: 2, visits: 2, source: 'UK', destination: 'India' },
      9000,
      'Continue: Dental Implants (2 implants, 2 trips), UK to India about $9,000',
    ],
  ])('with %s reads what is known', async (_case, answers, total, text) => {
    const wire = savedTripWire(answers);
    const cost = total === null || !wire.cost ? null : { ...wire.cost, total };
    const unit = { one: 'veneer', many: 'veneers', max: 20 };
    const treatments = [treatmentWire(), treatmentWire({ id: '38', name: 'Veneers', unit }), implantsWire];
    returns(
      answering('GET', 'masters/treatments', treatments),
      answering('GET', 'journey/8', { ...wire, cost }),
      answering('GET', 'masters/destinations', [
        destinationWire(),
        destinationWire({ country: 'Mexico', visa_fees: { UK: 0 } }),
      ]),
    );
    await findOffer();
    await waitFor(() => expect(offer()).toHaveAccessibleName(text));
  });

  it('is offered nothing once this page has saved a step', async () => {
    const { store } = returns(saved(dates));
    await findOffer();
    act(() => store.set(acknowledgeStepAtom, { sessionId: SESSION, update: stepUpdate }));
    expect(offer()).toBeNull();
  });
});

describe('no trip is offered', () => {
  it.each([
    ['without a saved treatment', savedTripWire({ treatment_id: null })],
    ['with a treatment that is not offered any more', savedTripWire({ treatment_id: 999 })],
    ['when the session is not this browser’s', null],
  ])('%s', async (_case, body) => {
    const { queryClient } = returns(answering('GET', 'journey/8', body));
    await waitFor(() => expect(queryClient.getQueryState(['saved-trip', 8])?.status).toBe('success'));
    await waitFor(() => expect(queryClient.getQueryState(['treatments'])?.status).toBe('success'));
    expect(offer()).toBeNull();
  });

  it('to a new visitor, whose session is not even asked', () => {
    const { queryClient, store } = renderShell(<ContinueTrip />);
    act(() => store.set(sessionAtom, { sessionId: SESSION, isInitialized: true }));
    expect(queryClient.getQueryState(['saved-trip', SESSION])).toBeUndefined();
    expect(offer()).toBeNull();
  });
});
