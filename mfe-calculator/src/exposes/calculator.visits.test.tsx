import {
  act,
  aDatedTrip,
  answering,
  implantsWire,
  inDays,
  recording,
  screen,
  treatmentWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { tripAtom, wizardViewAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { showEstimate, showStep, stepHeading } from '../../testing/wizard.ts';

const COSTS = 'journey/compute-cost-by-treatment';
const implants = answering('GET', 'masters/treatments', [implantsWire]);
const trip = (answers: Parameters<typeof aDatedTrip>[0] = {}) =>
  aDatedTrip({
    treatmentType: '37',
    accommodationDuration: 5,
    accommodationDurationEdited: true,
    ...answers,
  });
const field = () => screen.findByRole('combobox', { name: 'How many trips?' });

describe('the number of trips', () => {
  it('is asked in step 2, where fewer than usual can be counted', async () => {
    const costs = recording('POST', COSTS);
    const { user, store, container } = await showStep('destination', {
      api: [implants, costs.handler],
      trip: trip({ units: 2, visits: 2 }),
    });
    const choices = within(await field())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(choices).toEqual(['2 trips: 5 and 7 days (usual)', '1 trip: 5 days']);
    expect(await field()).toHaveAccessibleDescription('This usually takes 2 trips, 3 to 6 months apart.');
    const panel = within(await screen.findByRole('complementary', { name: 'Estimate so far' }));
    expect(await panel.findByText('2 trips: 5 and 7 days.')).toBeInTheDocument();
    expect(
      screen.getByText(/^The whole trip for 2 implants, 2 travellers, 2 trips: 5 and 7 days:/),
    ).toBeVisible();
    expect(costs.requests.at(-1)?.body).toMatchObject({ accommodation_duration: 5, visits: 2 });
    expect(await violations(container)).toEqual([]);

    await user.selectOptions(await field(), '1 trip: 5 days');
    expect(store.get(tripAtom).visits).toBe(1);
    await waitFor(() => expect(costs.requests.at(-1)?.body).toMatchObject({ visits: 1 }));
    expect(panel.queryByText(/2 trips/)).toBeNull();
  });

  it('stands with the nights that are counted, also after the dates were cleared', async () => {
    const costs = recording('POST', COSTS);
    const { store } = await showStep('destination', {
      api: [implants, costs.handler],
      trip: trip({ visits: 2, accommodationDurationEdited: false }),
    });
    act(() => store.set(tripAtom, { endDate: inDays(81) }));
    const panel = within(await screen.findByRole('complementary', { name: 'Estimate so far' }));
    expect(await panel.findByText('2 trips: 21 and 7 days.')).toBeInTheDocument();
    act(() => store.set(tripAtom, { endDate: null }));
    expect(await panel.findByText('2 trips: 5 and 7 days.')).toBeInTheDocument();
    await waitFor(() => expect(costs.requests.at(-1)?.body).toMatchObject({ accommodation_duration: 5 }));
  });

  it('is neither asked nor sent where one trip is enough', async () => {
    const costs = recording('POST', COSTS);
    await showStep('destination', { api: costs.handler });
    await waitFor(() => expect(costs.requests.at(-1)?.body).toMatchObject({ treatment_id: 52 }));
    expect(costs.requests.at(-1)?.body).not.toHaveProperty('visits');
    expect(screen.queryByRole('combobox', { name: 'How many trips?' })).toBeNull();
  });

  it('stands next to the dates, which are those of the first', async () => {
    await showStep('dates', { api: implants, trip: trip({ visits: 2 }) });
    expect(
      await screen.findByText('These are for the first trip. The estimate counts 2 trips: 5 and 7 days.'),
    ).toBeVisible();
  });

  it('has the nights of each, typed in step 4, in costs, the saved step, and the estimate', async () => {
    const costs = recording('POST', COSTS);
    const saved = recording('PUT', 'journey/*');
    const { user, store, container } = await showStep('accommodation', {
      api: [implants, costs.handler, saved.handler],
      trip: trip({ visits: 2 }),
    });
    const second = await screen.findByRole('textbox', { name: 'Nights of trip 2' });
    expect(screen.getByRole('textbox', { name: 'Nights of trip 1' })).toHaveValue('5');
    expect(second).toHaveValue('7');
    expect(second).toHaveAccessibleDescription('Typical: 7.');
    await user.clear(second);
    expect(screen.getByText('Still needed: enter 1 to 180 nights for trip 2.')).toBeVisible();
    await user.type(second, '4');
    expect(screen.getByText(/^This is shorter than the typical stay of 7 nights/)).toBeVisible();
    expect(store.get(tripAtom)).toMatchObject({ accommodationDuration: 5, laterNights: [4] });
    await waitFor(() => expect(costs.requests.at(-1)?.body).toMatchObject({ visits: 2, later_nights: [4] }));
    expect(await violations(container)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Next' }));
    await stepHeading('food');
    expect(saved.requests.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ updates: expect.objectContaining({ later_nights: [4] }) }),
    );
    act(() => store.set(wizardViewAtom, 'estimate'));
    expect(await screen.findByText('9 nights, 2 trips, Standard hotel')).toBeVisible();
    expect(screen.getByText('2 trips: 5 and 4 days, 3 to 6 months apart. Our assumption.')).toBeVisible();
  });

  it('stands in the lines of the estimate and in what it assumes', async () => {
    showEstimate({ api: implants, trip: trip({ visits: 2, companions: 2 }) });
    for (const note of [
      'return flights for 3 people, 2 trips',
      'for 3 people, 2 trips',
      '12 nights in 2 rooms, 2 trips, Standard hotel',
    ])
      expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByText('12 nights for 3 people, 2 trips, Standard')).toBeVisible();
    expect(screen.getByText('2 trips: 5 and 7 days, 3 to 6 months apart. Our assumption.')).toBeVisible();
    expect(screen.queryByText(/^This usually takes/)).toBeNull();
  });
});

describe('the number of units', () => {
  const units = () => screen.findByRole('textbox', { name: 'How many implants?' });

  it('is asked in step 2 where step 1 was skipped, and Next answers it', async () => {
    const { user, store } = await showStep('treatment', { api: implants, trip: trip() });
    // As a country card does, once the list of treatments is there.
    await units();
    act(() => store.set(wizardViewAtom, 'destination'));
    await stepHeading('destination');
    expect(await units()).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'One implant more' }));
    expect(await units()).toHaveValue('3');
    await user.clear(await units());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(store.get(tripAtom).units).toBe(2));
  });

  it('is asked once: not in step 2 after step 1', async () => {
    const { user, store } = await showStep('treatment', {
      api: answering('GET', 'masters/treatments', [implantsWire, treatmentWire()]),
      trip: trip(),
    });
    expect(await units()).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: /^Step 2 of 5/ });
    expect(store.get(tripAtom).units).toBe(2);
    expect(screen.queryByRole('textbox', { name: 'How many implants?' })).toBeNull();
  });
});
