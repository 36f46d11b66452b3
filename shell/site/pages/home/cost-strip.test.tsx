import {
  act,
  answering,
  failing,
  network,
  screen,
  treatmentWire,
  tripCostsWire,
  tripCostWire,
  violations,
  waitFor,
} from '@carefare/testing';
import { OTHER_SOURCE, sessionAtom } from 'shared-contracts';
import { takeKnownAnswersAtom } from 'shared-contracts/host';
import { beforeEach, expect, it } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { CostStrip } from './cost-strip.tsx';

const unknown = { visits: null, home_range: null, public_care: null };
const trips = (travel_included: boolean) =>
  tripCostsWire({
    travel_included,
    treatments: [
      {
        treatment_id: 37,
        units: 4,
        nights: 5,
        home: 8_000,
        ...unknown,
        costs: [tripCostWire({ country: 'Turkey', treatment: 3_600, total: 4_680, low: 4_000, high: 5_500 })],
      },
      {
        treatment_id: 45,
        units: 1,
        nights: 7,
        home: null,
        ...unknown,
        costs: [tripCostWire({ treatment: 15_000, total: 16_210, low: 5_000, high: 16_210 })],
      },
    ],
  });
const items = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\n', ' '));

const treatmentsNamed = (...names: string[]) =>
  answering(
    'GET',
    'masters/treatments',
    names.map((name, index) => treatmentWire({ id: String(60 + index), name })),
  );

beforeEach(() =>
  network.use(
    answering('GET', 'masters/trip-costs', trips(true)),
    treatmentsNamed('Dental Implants', 'Breast Augmentation', 'Hair Transplant', 'Gastric Sleeve'),
  ),
);

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('leaves out samples of treatments that the API does not have, once that is known', async () => {
  network.use(treatmentsNamed('Hair Transplant', 'Egg Freezing'));
  const { store } = renderShell(<CostStrip />, '/', { session: null });
  expect(links()).toHaveLength(4);
  act(() => store.set(sessionAtom, { sessionId: 8, isInitialized: true }));
  await waitFor(() => expect(links()).toEqual(['Hair Transplant in Turkey $1,200']));
  expect(screen.getByText(/^Indicative, as of/)).toBeVisible();
});

it('has no sample where the API has none of their treatments', async () => {
  network.use(treatmentsNamed('Egg Freezing'));
  renderShell(<CostStrip>An offer</CostStrip>);
  await waitFor(() => expect(links()).toEqual([]));
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/^Indicative, as of/)).toBeNull();
  expect(screen.getByText('An offer')).toBeVisible();
});

it.each([
  ['is empty', answering('GET', 'masters/treatments', [])],
  ['cannot be loaded', failing('GET', 'masters/treatments')],
])('keeps its samples where the list of treatments %s', async (_case, api) => {
  network.use(api);
  const { queryClient } = renderShell(<CostStrip />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(links()).toHaveLength(4);
});

it('says what the prices leave out until it is known where the visitor lives', async () => {
  renderShell(<CostStrip />);
  for (const text of items()) expect(text).toMatch(/plus travel, hotel and food from where you live$/);
  expect(
    screen.getByText(/^Indicative, as of \w+ 2026\. The first price is for the treatment only/),
  ).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
});

it('then says what the whole trip costs, where that is known', async () => {
  const { user } = renderShell(<CostStrip />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'I live in' }), 'UK');
  await screen.findByText(/^about £3,560, for 4 implants, all in from the UK/);
  expect(items()).toEqual([
    'Dental Implants in Turkey $900per implant, with abutment and crownabout £3,560, for 4 implants, all in from the UK ≈\u00a0$4,700',
    expect.stringMatching(/Breast Augmentation.*plus travel, hotel and food from where you live$/),
    expect.stringMatching(/Hair Transplant.*plus travel, hotel and food from where you live$/),
    expect.stringMatching(/\$15,000.*about £12,300, all in from the UK ≈\s\$16,200$/),
  ]);
});

it('has the visitor’s currency first in whole trips alone, with their dollars and its rate', async () => {
  const { store } = renderShell(<CostStrip />);
  act(() => store.set(takeKnownAnswersAtom, { source: 'UK', currency: 'GBP' }));
  expect(await screen.findByText('US$1 is 0.76 GBP, rate of 1 November 2026.')).toBeVisible();
  await screen.findByText(/^about £3,560/);
  expect(items()).toEqual([
    expect.stringMatching(/\$900.*about £3,560, for 4 implants, all in from the UK ≈\s\$4,700$/),
    expect.stringMatching(/\$3,200[^£]*plus travel, hotel and food from where you live$/),
    expect.stringMatching(/\$1,200[^£]*plus travel, hotel and food from where you live$/),
    expect.stringMatching(/\$15,000.*about £12,300, all in from the UK ≈\s\$16,200$/),
  ]);
});

it('names what is not included from a country that is not listed', async () => {
  network.use(answering('GET', 'masters/trip-costs', trips(false)));
  const { user } = renderShell(<CostStrip />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'I live in' }), OTHER_SOURCE);
  await screen.findByText('about $16,200, plus flights and visa');
});

it('names what the price of the treatment lacks, as every other page does', async () => {
  const { treatments, ...answer } = trips(true);
  const left_out = [{ name: 'Stimulation medicines', short: 'medicines' }];
  const lacking = treatments.map(treatment => Object.assign(treatment, { left_out }));
  network.use(answering('GET', 'masters/trip-costs', { ...answer, treatments: lacking }));
  const { user } = renderShell(<CostStrip />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'I live in' }), 'UK');
  await screen.findByText(/^about £12,300, without medicines from the UK/);
});

it('says what the trip costs wherever one lives, where nobody knows where the visitor lives', async () => {
  const answer = trips(false);
  const treatments = answer.treatments.map(({ costs, ...treatment }) => ({
    ...treatment,
    costs: costs.map(cost => ({ ...cost, span: { low: 4_200, high: 5_600 } })),
  }));
  network.use(answering('GET', 'masters/trip-costs', { ...answer, treatments }));
  const { store } = renderShell(<CostStrip />);
  act(() => store.set(sessionAtom, { sessionId: 8, isInitialized: true }));
  expect(await screen.findByText('$4,200 to $5,600, for 4 implants, all in wherever you live')).toBeVisible();
});

it('says what the trip costs from two home countries where the API names them, without the wide range', async () => {
  const answer = trips(false);
  const treatments = answer.treatments.map(({ costs, ...treatment }) => ({
    ...treatment,
    costs: costs.map(cost => ({
      ...cost,
      span: { low: 4_200, high: 5_600, examples: { UK: 4_300, USA: 5_200 } },
    })),
  }));
  network.use(answering('GET', 'masters/trip-costs', { ...answer, treatments }));
  const { store } = renderShell(<CostStrip />);
  act(() => store.set(sessionAtom, { sessionId: 8, isInitialized: true }));
  expect(
    await screen.findByText('about $4,300 from the UK, $5,200 from the USA, for 4 implants, all in'),
  ).toBeVisible();
});
