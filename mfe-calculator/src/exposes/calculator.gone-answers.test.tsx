import {
  act,
  aDatedTrip,
  answering,
  countryWire,
  failing,
  hanging,
  network,
  optionsWire,
  screen,
  treatmentWire,
  violations,
  waitFor,
} from '@carefare/testing';
import { type StepName, type TripData, tripAtom } from 'shared-contracts';
import { takeSharedTripAtom } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import {
  costFailed,
  expectNeeded,
  expectTotal,
  next,
  recordSaves,
  showEstimate,
  showStep,
  showWizard,
  stepHeading,
  unsaved,
} from '../../testing/wizard.ts';

const trip = aDatedTrip();
const noHip = answering('GET', 'masters/treatments', [treatmentWire({ id: '51', name: 'Knee Replacement' })]);
const noIndia = answering('POST', 'masters/treatment-countries', [countryWire({ country: 'Thailand' })]);
/** Options that have these kinds of before only. */
const optionsOf = (hotels: number[], foods: number[]) =>
  answering('GET', 'masters/options', {
    ...optionsWire,
    accommodation: optionsWire.accommodation?.filter(({ id }) => hotels.includes(id)),
    food: optionsWire.food?.filter(({ id }) => foods.includes(id)),
  });
const noHotel = optionsOf([1], [1, 2]);
const gone = /is not offered any more\. Please choose another/;
const estimateHeading = () => screen.queryByRole('heading', { name: 'Your estimate' });

function openLink(options: Parameters<typeof showWizard>[0], shared: TripData = trip) {
  const page = showWizard(options);
  act(() => page.store.set(takeSharedTripAtom, { trip: shared, datesDropped: false }));
  return page;
}

describe('an answer of a shared trip that the lists do not have any more', () => {
  it.each([
    ['treatment', noHip, /^The treatment of this trip/, 'choose a treatment'],
    ['destination', noIndia, /^The destination of this trip/, 'choose a destination'],
    ['accommodation', noHotel, /^The kind of accommodation of this trip/, 'choose a kind of accommodation'],
    ['food', optionsOf([1, 2], [1]), /^The kind of food of this trip/, 'choose how you will eat'],
  ] as const)('of step %s is asked for again, and no other', async (step, api, notice, needed) => {
    const { announced, container, store } = openLink({ api });
    await stepHeading(step);
    expect(await screen.findByText(notice)).toHaveAttribute('data-tone', 'warning');
    await waitFor(() => expect(announced.some(text => notice.test(text))).toBe(true));
    expectNeeded(needed);
    expect(estimateHeading()).toBeNull();
    expect(await violations(container)).toEqual([]);
    expect(store.get(tripAtom)).toMatchObject({ startDate: trip.startDate, patients: 1, companions: 1 });
  });

  it('leads to the estimate once it is given', async () => {
    const { user } = openLink({ api: noHotel });
    const saves = recordSaves();
    await user.click(await screen.findByRole('radio', { name: /^Budget guesthouse/ }));
    expect(screen.queryByText(gone)).toBeNull();
    await user.click(next());
    await stepHeading('food');
    await user.click(next());
    await expectTotal('$8,865');
    expect(saves().slice(-5)).toEqual(
      ['treatment', 'destination', 'dates', 'accommodation', 'food'].map(step => `PUT ${step}`),
    );
  });

  it('is not the only one: the next is asked for in its turn, also after another answer is changed', async () => {
    const { user } = openLink({ api: [noIndia, optionsOf([1], [1])] });
    const open = async (step: StepName) => {
      await stepHeading(step);
      expect(await screen.findByText(gone)).toBeVisible();
    };
    await open('destination');
    await user.click(await screen.findByRole('radio', { name: /^Thailand/ }));
    await user.click(next());
    await stepHeading('dates');
    expect(screen.queryByText(gone)).toBeNull();
    await user.click(next());
    await open('accommodation');
    await user.click(screen.getByRole('button', { name: /^(?:Back to step 1 )?Treatment/ }));
    await stepHeading('treatment');
    await user.click(next());
    await open('accommodation');
    await user.click(screen.getByRole('radio', { name: /^Budget guesthouse/ }));
    await user.click(next());
    await open('food');
  });

  it('keeps the destination for another treatment that is offered there', async () => {
    const { user } = openLink({ api: noHip });
    await user.click(await screen.findByRole('radio', { name: /^Knee Replacement/ }));
    await user.click(next());
    await stepHeading('destination');
    await waitFor(() => expect(screen.getByRole('radio', { name: /^India/ })).toBeChecked());
  });

  it('is not one while its list is not loaded', async () => {
    openLink({ api: [hanging('GET', 'masters/options'), failing('POST', 'masters/treatment-countries')] });
    await expectTotal('$8,865');
    expect(screen.getByText(/^15 nights$/)).toBeVisible();
    expect(screen.queryByText(gone)).toBeNull();
  });
});

it('a treatment that goes while the steps are answered is asked for again, once a save is refused', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, queryClient } = await showStep('dates', { api: failing('PUT', 'journey/*', 422) });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  network.use(noHip);
  await user.click(next());
  await stepHeading('treatment');
  expect(screen.getByText(/^The treatment of this trip/)).toBeVisible();
});

it('does not name a trip whose treatment is not known', async () => {
  const { container } = showEstimate({
    api: [failing('GET', 'masters/treatments'), failing('POST', 'journey/compute-cost')],
  });
  expect(await screen.findByText(costFailed)).toBeVisible();
  expect(container).not.toHaveTextContent('from the UK');
});

it('does not try again to store what the API refuses, and says so', async () => {
  showEstimate({ api: failing('PUT', 'journey/*', 422) });
  await expectTotal('$8,865');
  expect(await screen.findByText(/^Your answers could not be saved/)).toBeVisible();
  expect(screen.queryByText(unsaved)).toBeNull();
});
