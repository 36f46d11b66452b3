import {
  act,
  answering,
  failing,
  network,
  screen,
  treatmentWire,
  violations,
  waitFor,
} from '@carefare/testing';
import { sessionAtom } from 'shared-contracts';
import { beforeEach, expect, it } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { CostStrip } from './cost-strip.tsx';

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const treatmentsNamed = (...names: string[]) =>
  answering(
    'GET',
    'masters/treatments',
    names.map((name, index) => treatmentWire({ id: String(60 + index), name })),
  );

beforeEach(() =>
  network.use(treatmentsNamed('Dental Implants', 'Breast Augmentation', 'Hair Transplant', 'Gastric Sleeve')),
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

it('has each price with what it is for, and says that it is of the treatment only', async () => {
  renderShell(<CostStrip />);
  expect(items()).toEqual([
    'Dental Implants in Turkey $900per implant, with abutment and crown',
    'Breast Augmentation in India $3,200both sides, implants included',
    'Hair Transplant in Turkey $1,200one FUE session, about 2,500 to 3,000 grafts',
    'Gastric Sleeve in India $15,000laparoscopic surgery, two to three nightsNot confirmed. Others: $4,500 to $8,000.',
  ]);
  expect(
    screen.getByText('Indicative, as of November 2026. The treatment only, set by Carefare.'),
  ).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
});
