import {
  answering,
  aTrip,
  costWire,
  failing,
  implantsWire,
  network,
  recording,
  screen,
  treatmentTripsWire,
  tripCostsWire,
  violations,
  waitFor,
} from '@carefare/testing';
import { type SlotData, tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { findCard, findSource, showEstimate, span } from '../../testing/quick-estimate.tsx';

const COSTS = 'journey/compute-cost-by-treatment';

describe('the numbers that it counts', () => {
  const implants = treatmentTripsWire({ treatment_id: 37, units: 2, nights: 5, home: 6_400 });
  const cost = {
    ...costWire,
    country: 'India',
    treatment: 2_400,
    home_price: { low: 9_600, typical: 9_600, high: 9_600 },
    total: 4_000,
    low: 3_400,
    high: 4_600,
  };
  const api = [
    answering('GET', 'masters/treatments', [implantsWire]),
    answering('GET', 'masters/trip-costs', tripCostsWire({ treatments: [implants] })),
  ];
  const showImplants = (
    handlers: typeof api = [],
    { data, ...options }: Parameters<typeof showEstimate>[0] & { data?: SlotData } = {},
  ) => showEstimate({ params: { slug: 'dental-implants' }, api: [...handlers, ...api], ...options }, data);
  const units = () => screen.findByRole('textbox', { name: 'How many implants?' });
  const trips = () => screen.findByRole('combobox', { name: 'How many trips?' });

  it('are those that a price was told for, which counts for no others', async () => {
    const { user } = showImplants([answering('POST', COSTS, [cost])]);
    await user.selectOptions(await findSource(), 'UK');
    await user.click(await screen.findByText('Were you told a price at home?'));
    const told = () => screen.findByRole('textbox', { name: /^What were you told at home/ });
    await user.type(await told(), '3000');
    expect(await screen.findByText(/You were told about £3,000 at home\.$/)).toBeVisible();
    await user.clear(await units());
    await user.type(await units(), '3');
    expect(await screen.findByText(/Privately at home: about £/)).toBeVisible();
    expect(await told()).toHaveValue('');
    await user.type(await told(), '£');
    await user.clear(await units());
    await user.type(await units(), '2');
    expect(await screen.findByText(/You were told about £3,000 at home\.$/)).toBeVisible();
  });

  it('are the usual ones until the visitor answers, and the figures follow', async () => {
    const costs = recording('POST', COSTS);
    const { user, container, recorded } = showImplants([costs.handler, answering('POST', COSTS, [cost])]);
    const shown = await findCard();
    expect(shown.getByText('for 2 implants')).toBeVisible();
    expect(await units()).toHaveValue('2');
    expect(await trips()).toHaveDisplayValue('2: 5 and 7 days');
    await user.selectOptions(await findSource(), 'UK');
    expect(await shown.findByText('about £6,040')).toBeVisible();
    // The fields above say the rest.
    expect(screen.getByText(/^All in from the UK: 1 patient, standard hotel and food/)).toBeVisible();
    expect(recorded.announced.at(-1)).toMatch(
      /^All in from the UK: 1 patient, 2 implants, 2 trips: 5 and 7 days, /,
    );
    expect(costs.requests).toEqual([]);

    await user.clear(await units());
    expect(await units()).toHaveValue('');
    expect(await shown.findByText('about £6,040')).toBeVisible();
    await user.type(await units(), 'x');
    expect(await units()).toHaveValue('');
    await user.type(await units(), '৩');
    expect(await units()).toHaveValue('3');
    expect(await units()).toHaveAttribute('type', 'text');
    expect(await shown.findByText('about £3,040')).toBeVisible();
    expect(shown.getByText('£2,580 to £3,500, for 3 implants')).toBeVisible();
    expect(costs.requests.at(-1)?.body).toMatchObject({
      treatment_id: 37,
      source: 'UK',
      people_count: 1,
      accommodation_duration: 5,
      units: 3,
      visits: 2,
    });
    expect(shown.getByText(/about £4,260 less than privately at home/)).toBeVisible();
    await user.selectOptions(await trips(), '1: 5 days');
    await waitFor(() => expect(costs.requests.at(-1)?.body).toMatchObject({ units: 3, visits: 1 }));
    await waitFor(() => expect(recorded.announced.at(-1)).toMatch(/1 patient, 3 implants, 5 nights, /));
    expect(await violations(container)).toEqual([]);
  });

  it('have the price that the API answers before it is known where the visitor lives', async () => {
    const costs = recording('POST', COSTS);
    const { user } = showImplants([costs.handler, answering('POST', COSTS, [cost])]);
    const shown = await findCard();
    await user.clear(await units());
    await user.type(await units(), '3');
    expect((await shown.findByText('$2,400')).parentElement).toHaveTextContent('$2,400 plus travel');
    expect(shown.getByText('for 3 implants')).toBeVisible();
    expect(screen.getByText(/For now you see the treatment alone\.$/)).toBeVisible();
    expect(costs.requests.at(-1)?.body).toMatchObject({ source: 'Other', units: 3 });
  });

  it('go with the visitor to the calculator, which asks for those that are not answered', async () => {
    const { user, store } = showImplants();
    await user.selectOptions(await trips(), '1: 5 days');
    await user.click(await screen.findByRole('link', { name: 'Estimate my trip to India' }));
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '37', units: null, visits: 1 });
  });

  it('are those of the visitor’s own trip for the treatment, until the visitor answers here', async () => {
    const trip = aTrip({ treatmentType: '37', units: 6, visits: 1 });
    const { user, store } = showImplants([], { trip });
    expect(await units()).toHaveValue('6');
    expect(await trips()).toHaveDisplayValue('1: 5 days');
    await user.clear(await units());
    await user.type(await units(), '4');
    await user.click(await screen.findByRole('link', { name: 'Estimate my trip to India' }));
    expect(store.get(tripAtom)).toMatchObject({ units: 4, visits: 1 });
    store.set(tripAtom, { units: 6 });
    expect(await units()).toHaveValue('4');
  });

  it('are the usual ones in a page whose other figures are', async () => {
    const trip = aTrip({ treatmentType: '37', units: 6, visits: 1, source: null });
    showImplants([], { trip, data: { country: 'India', ...span, isMain: true, isUsual: true } });
    expect(await screen.findByText('wherever you live, for 2 implants')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('have no totals when those cannot be loaded, with a way to try again', async () => {
    const { user } = showImplants([failing('POST', COSTS)]);
    await user.selectOptions(await findSource(), 'UK');
    await user.clear(await units());
    await user.type(await units(), '3');
    const failure = 'The cost of the whole trip could not be loaded. For now you see the treatment alone.';
    expect(await screen.findByText(failure)).toBeVisible();
    network.use(answering('POST', COSTS, [cost]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('about £3,040')).toBeVisible();
    expect(screen.getByText(/^All in from the UK: 1 patient/)).toBeVisible();
  });
});
