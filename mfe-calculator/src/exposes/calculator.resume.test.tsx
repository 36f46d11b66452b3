import {
  act,
  answering,
  implantsWire,
  inDays,
  savedTripWire,
  screen,
  treatmentWire,
  violations,
  waitFor,
} from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { next, showWizard, stepHeading } from '../../testing/wizard.ts';

const offer = () => screen.queryByRole('button', { name: /^Continue:/ });
const findOffer = () => screen.findByRole('button', { name: /^Continue:/ });
const dates = { start_date: inDays(60), end_date: inDays(75) };
const saved = (...changes: Parameters<typeof savedTripWire>) =>
  answering('GET', 'journey/8', savedTripWire(...changes));
const returns = (...changes: Parameters<typeof savedTripWire>) =>
  showWizard({ returning: true, api: saved(...changes) });

describe('a visitor who returns', () => {
  it('is offered the trip that the server holds, and continues at the estimate', async () => {
    const { user, store, container } = returns(dates);
    await user.click(
      await screen.findByRole('button', { name: 'Continue: Hip Replacement, UK to India about $8,900' }),
    );
    expect(await screen.findByRole('heading', { name: 'Your estimate' })).toHaveFocus();
    expect(store.get(tripAtom)).toMatchObject({
      treatmentType: '52',
      destination: 'India',
      companions: 1,
      accommodationDuration: 15,
      startDate: dates.start_date,
    });
    expect(offer()).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('reads the total in their currency too', async () => {
    const { store } = returns(dates);
    act(() => store.set(takeKnownAnswersAtom, { currency: 'EUR' }));
    const name = /^Continue: Hip Replacement, UK to India about \$8,900 ≈\s€7,710$/;
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('whose dates have passed is asked for new ones', async () => {
    const { user } = returns({ start_date: '2020-01-01', end_date: '2020-01-16' });
    await user.click(await findOffer());
    await stepHeading('dates');
    expect(
      screen.getByText('Your trip is here, but its dates have passed. Please choose new ones.'),
    ).toBeVisible();
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
    showWizard({
      returning: true,
      api: [
        answering('GET', 'masters/treatments', treatments),
        answering('GET', 'journey/8', { ...wire, cost }),
      ],
    });
    expect(await findOffer()).toHaveAccessibleName(text);
  });

  it('is offered nothing once this page has saved a step', async () => {
    const { user } = returns(dates);
    await findOffer();
    await user.click(await screen.findByRole('radio', { name: /Knee Replacement/ }));
    // It stays where it is while the visitor taps what stands below it.
    expect(offer()).toBeVisible();
    await user.click(next());
    await stepHeading('destination');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await stepHeading('treatment');
    expect(offer()).toBeNull();
  });
});

describe('no trip is offered', () => {
  it.each([
    ['without a saved treatment', savedTripWire({ treatment_id: null }), 200],
    ['with a treatment that is not offered any more', savedTripWire({ treatment_id: 999 }), 200],
    ['when the session is not this browser’s', { title: 'Not found' }, 404],
  ])('%s', async (_case, body, status) => {
    const { queryClient } = showWizard({
      returning: true,
      api: answering('GET', 'journey/8', body, { status }),
    });
    await stepHeading('treatment');
    await screen.findByRole('radio', { name: /Hip Replacement/ });
    await waitFor(() => expect(queryClient.getQueryState(['saved-trip', 8])?.status).toBe('success'));
    expect(offer()).toBeNull();
  });

  it('to a new visitor, whose session is not even asked', async () => {
    const { queryClient } = showWizard({ api: saved(dates) });
    await screen.findByRole('radio', { name: /Hip Replacement/ });
    expect(queryClient.getQueryState(['saved-trip', 8])).toBeUndefined();
    expect(offer()).toBeNull();
  });
});
