import {
  answering,
  costsBySourceWire,
  createTestContext,
  destinationWire,
  failing,
  hanging,
  network,
  screen,
  treatmentTripsWire,
  treatmentWire,
  tripCostsWire,
  tripCostWire,
  waitFor,
} from '@carefare/testing';
import { describe, expect, it, vi } from 'vitest';
import { loadCountry, renderCountry } from '../../testing/country-page.ts';
import * as country from './country.tsx';

const COUNTRY = '/destinations/india';
const TREATMENT = '/treatments/hip-replacement/india';
/** Where the API's treatment of the example's id is another. */
const OTHER = '/treatments/knee-cap-renewal/india';

/** The call that each page waits for, its last heading, and what only it needs. */
describe.each([
  [
    COUNTRY,
    'masters/destinations',
    'Before you travel',
    ['destination', 'example-costs', 'other-destinations', 'treatment-kinds', 'treatment-prices'],
  ],
  [
    TREATMENT,
    'masters/costs-by-source',
    'Good to know',
    ['costs-by-source', 'country-options', 'destination', 'treatment-prices', 'treatments'],
  ],
])('%s', (path, call, heading, parts) => {
  it('waits for all data on the server, briefly in the browser, and carries only what the page shows', async () => {
    const { result, context } = await loadCountry(path);
    expect(result).toEqual({ status: 200 });
    const entries = context.queryClient.getQueryCache().getAll();
    expect(entries.map(({ queryKey }) => queryKey[0]).toSorted()).toEqual(parts);
    network.use(hanging('GET', call));
    expect((await loadCountry(path, false)).result).toMatchObject({ status: 200 });
  });

  it('answers 503 when its call fails', async () => {
    network.use(failing('GET', call));
    expect((await loadCountry(path)).result).toEqual({ status: 503 });
  });

  it('needs no call after a prefetch', async () => {
    const { context } = createTestContext({ path });
    await country.page.prefetch?.(context);
    network.use(failing('GET', 'masters/*'), failing('POST', 'masters/*'));
    expect(await country.page.load?.(context)).toEqual({ status: 200 });
  });

  it('says that it is loading, and offers to try again', async () => {
    const { user, unmount } = renderCountry(path, { api: hanging('GET', call) });
    expect(await screen.findByText('Loading prices...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/ in India/);
    unmount();
    renderCountry(path, { api: failing('GET', call) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.resetHandlers();
    await user.click(retry);
    expect(await screen.findByText(heading)).toBeVisible();
  });
});

it('counts no treatments before it knows them', async () => {
  renderCountry(COUNTRY, { api: hanging('GET', 'masters/*') });
  await screen.findByText('Loading prices...');
  expect(screen.queryByText(/^What \d+ treatments cost/)).toBeNull();
});

it.each([
  '/destinations/atlantis',
  '/destinations/spain',
  '/treatments/brain-swap/india',
  '/treatments/hip-replacement/atlantis',
  '/treatments/hip-replacement/spain',
])('finds nothing at %s', async path => {
  expect((await loadCountry(path)).result).toEqual({ status: 404 });
});

it('finds no treatment where the API has no price', async () => {
  network.use(failing('GET', 'masters/costs-by-source', 404));
  expect((await loadCountry(TREATMENT)).result).toEqual({ status: 404 });
});

it.each([
  [
    COUNTRY,
    '25 treatments in India: hip $6,200 | Carefare',
    'What 25 treatments cost in India: hip $6,200, plus travel. A hip replacement from the UK is about $7,900, all in. Visa, flights and whole trips by home country.',
  ],
  [
    TREATMENT,
    'Hip Replacement in India: $6,200 plus travel | Carefare',
    'Hip Replacement in India, all in: about $7,900 from the UK. 15 nights, with flights, visa, hotel and food. Indicative, as of November 2026.',
  ],
])('%s describes itself with its figures', async (path, title, description) => {
  const { context } = await loadCountry(path);
  expect(country.page.head?.(context)).toMatchObject({ title, description });
});

it.each([COUNTRY, TREATMENT])('asks for the trips to its country only: %s', async path => {
  const { context } = createTestContext({ path, server: true });
  const tripCosts = vi.spyOn(context.api, 'tripCosts');
  await country.page.load?.(context);
  expect(tripCosts.mock.calls).toEqual([[null, expect.anything(), { destination: 'India' }]]);
});

it('names what the lowest price of a country is for', async () => {
  const crowns = treatmentTripsWire({
    treatment_id: 39,
    units: 4,
    costs: [tripCostWire({ treatment: 720, basis: 'interpolated' })],
  });
  network.use(
    answering('GET', 'masters/trip-costs', tripCostsWire({ treatments: [treatmentTripsWire(), crowns] })),
    answering('GET', 'masters/treatments', [
      treatmentWire(),
      treatmentWire({ id: '39', unit: { one: 'crown', many: 'crowns', max: 28 }, typical_units: 4 }),
    ]),
    answering('GET', 'masters/destinations', [
      destinationWire({ lowest_price: 180, lowest_basis: 'interpolated', lowest_treatment_id: 39 }),
    ]),
  );
  const { context } = await loadCountry(COUNTRY);
  expect(country.page.head?.(context)?.title).toBe('25 treatments in India: crown about $180, hip $6,200');
});

it('names no price in its head that has a note', async () => {
  const costs = [tripCostWire({ note: 'Not confirmed.' })];
  const treatments = [treatmentTripsWire({ costs })];
  network.use(answering('GET', 'masters/trip-costs', tripCostsWire({ treatments })));
  const { context } = await loadCountry(COUNTRY);
  expect(country.page.head?.(context)?.title).toBe('Treatment in India | Carefare');
});

it('counts no treatments in the head where the API does not', async () => {
  network.use(answering('GET', 'masters/destinations', [destinationWire({ treatments: 0 })]));
  const { context } = await loadCountry(COUNTRY);
  expect(JSON.stringify(country.page.head?.(context))).not.toContain('0 treatments');
});

it('says of no country that it has no prices while they cannot be loaded', async () => {
  const { user, queryClient } = renderCountry(COUNTRY, { api: failing('GET', 'masters/trip-costs') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('No price is known yet.')).toBeNull();
  expect(screen.getByText('Before you travel')).toBeVisible();
  network.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('rowheader', { name: 'Hip Replacement' })).toBeVisible();
});

it('says what the prices of a country rest on, without those on request', async () => {
  const asked = tripCostWire({ treatment: 0, basis: 'interpolated' });
  const treatments = [treatmentTripsWire(), treatmentTripsWire({ treatment_id: 30, costs: [asked] })];
  renderCountry(COUNTRY, { api: answering('GET', 'masters/trip-costs', tripCostsWire({ treatments })) });
  expect(await screen.findByText(/price on request/)).toBeVisible();
  expect(screen.getAllByText(/^These prices were found/)).not.toHaveLength(0);
  expect(screen.queryByText(/^Found on pages that you can open: 1 of these 2/)).toBeNull();
});

it('has no list of other countries where there are none', async () => {
  renderCountry(COUNTRY, { api: answering('GET', 'masters/destinations', [destinationWire()]) });
  expect(await screen.findByText('Before you travel')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Other destinations' })).toBeNull();
});

it('shows a country without the example treatment, and without prices', async () => {
  const none = tripCostsWire({ treatments: [] });
  network.use(
    failing('GET', 'masters/costs-by-source', 404),
    answering('GET', 'masters/trip-costs', none),
    answering('GET', 'masters/destinations', [destinationWire({ treatments: 0, lowest_price: 0 })]),
  );
  const { result, context } = await loadCountry(COUNTRY);
  expect(result).toEqual({ status: 200 });
  expect(country.page.head?.(context)).toMatchObject({
    title: 'Treatment in India | Carefare',
    description: 'Visa, flights and whole trips by home country.',
  });
  const addresses = await country.page.addresses?.(context);
  expect(addresses?.map(({ social }) => social.text)).toEqual([
    'Prices, visas and flights, by home country.',
  ]);
  renderCountry(COUNTRY);
  expect(await screen.findByText('No price is known yet.')).toBeVisible();
  expect(screen.queryByText('Travelling to India, by home country')).toBeNull();
});

it('takes no other treatment of its id for the example', async () => {
  network.use(answering('GET', 'masters/treatments', [treatmentWire({ name: 'Knee Cap Renewal' })]));
  const { result, context } = await loadCountry(COUNTRY);
  expect(result).toEqual({ status: 200 });
  expect(JSON.stringify(country.page.head?.(context))).not.toMatch(/hip/i);
  const { container } = renderCountry(COUNTRY);
  expect(await screen.findByText('Knee Cap Renewal')).toBeVisible();
  expect(container).not.toHaveTextContent(/hip replacement/i);
});

it.each([
  [OTHER, COUNTRY, 'Before you travel'],
  [COUNTRY, OTHER, 'Good to know'],
])('after %s is the same at %s where the example is not what its id means', async (before, path, heading) => {
  network.use(answering('GET', 'masters/treatments', [treatmentWire({ name: 'Knee Cap Renewal' })]));
  const { queryClient, unmount } = renderCountry(before);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  unmount();
  const { container } = renderCountry(path, { queryClient });
  expect(await screen.findByText(heading)).toBeVisible();
  expect(container).not.toHaveTextContent(/hip replacement/i);
});

it('says of a treatment without a price or routes what is not known, and offers no price of 0', async () => {
  network.use(
    answering('GET', 'masters/costs-by-source', costsBySourceWire({ costs: [] })),
    answering('POST', 'masters/treatment-countries', [{ country: 'India', baseprice: 0 }]),
  );
  const { result, context } = await loadCountry(TREATMENT);
  expect(result).toEqual({ status: 200 });
  const head = JSON.stringify(country.page.head?.(context));
  expect(head).not.toMatch(/\$0|Offer|all in: \.|\b0 nights/);
  const { container } = renderCountry(TREATMENT);
  expect(await screen.findByText(/is on request, so the total is not known/)).toBeVisible();
  expect(container).toHaveTextContent('price on request');
  expect(container).not.toHaveTextContent(/Infinity|NaN|\$0|\b0 nights/);
});

it('describes a treatment in a country as structured data', async () => {
  const { context } = await loadCountry(TREATMENT);
  const data = country.page.head?.(context)?.structuredData ?? [];
  expect(data.map(entry => entry['@type'])).toEqual(['MedicalWebPage', 'MedicalProcedure', 'Service']);
  expect(data[1]).toMatchObject({
    '@id': 'https://carefare.example/treatments/hip-replacement#procedure',
    bodyLocation: 'Hip',
  });
});
