import {
  act,
  answering,
  createTestContext,
  failing,
  holdTimers,
  network,
  renderExpose,
  screen,
  treatmentWire,
  tripCostsWire,
  violations,
  waitFor,
} from '@carefare/testing';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { tripAtom } from 'shared-contracts';
import { TreatmentSearch } from 'shared-contracts/ui';
import { AppProviders } from 'shared-contracts/ui/host';
import { expect, it, vi } from 'vitest';
import { currencyAtom } from '../../trip/trip-atoms.ts';

const onChoose = vi.fn<(name: string, treatmentId: string, slug: string) => void>();

function Search() {
  const [term, setTerm] = useState('');
  return <TreatmentSearch id="search" aria-label="Search" term={term} onTerm={setTerm} onChoose={onChoose} />;
}

const show = (options?: Parameters<typeof renderExpose>[1]) =>
  renderExpose({ widget: { Component: Search } }, options);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

it('suggests treatments with their lowest price, and hands on the chosen one', async () => {
  const { user } = show();
  await user.type(field(), 'new hip');
  await screen.findByText('from $6,200 in India, plus travel');
  expect(await options()).toEqual(['Hip Replacementfrom $6,200 in India, plus travel']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(field().getAttribute('aria-controls') ?? '')).toBe(
    screen.getByRole('listbox', { name: 'Found' }),
  );
  await user.click(screen.getByRole('option'));
  expect(onChoose).toHaveBeenCalledWith('Hip Replacement', '52', 'hip-replacement');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('shows the lowest whole trip in its place once it is known where the visitor lives', async () => {
  network.use(answering('GET', 'masters/trip-costs', tripCostsWire()));
  const { user, store } = show();
  act(() => store.set(tripAtom, { source: 'UK' }));
  await user.type(field(), 'hip');
  expect(await options()).toEqual(['Hip Replacementfrom about £6,040 in India, all in ≈\u00a0$7,900']);
});

it('names the country of the term with its own figure', async () => {
  network.use(answering('GET', 'masters/trip-costs', tripCostsWire()));
  const { user, store } = show();
  await user.type(field(), 'hip thailand');
  expect(await options()).toEqual(['Hip Replacement$13,500 in Thailand, plus travel']);
  act(() => store.set(tripAtom, { source: 'UK' }));
  expect(await screen.findByText(/^about £\S+ in Thailand, all in/)).toBeVisible();
});

it('has the figure of a country that is named in the currency that the visitor chose', async () => {
  network.use(answering('GET', 'masters/trip-costs', tripCostsWire()));
  const { user, store } = show();
  act(() => store.set(currencyAtom, 'GBP'));
  await user.type(field(), 'hip thailand');
  expect(await options()).toEqual(['Hip Replacement£10,300 in Thailand, plus travel']);
});

it('names the number of units that a price is for', async () => {
  const unit = { one: 'veneer', many: 'veneers', max: 32 };
  const veneers = { name: 'Dental Veneers', typical_units: 8, unit, base_cost: 430 };
  network.use(
    answering('GET', 'masters/treatments', [
      treatmentWire({ ...veneers, typical_cost: 3_000 }),
      treatmentWire({ ...veneers, id: '38', name: 'Other Veneers' }),
    ]),
  );
  const { user } = show();
  await user.type(field(), 'veneers');
  expect(await screen.findByText('from $3,000 for 8 veneers in India, plus travel')).toBeVisible();
  expect(screen.getByText('from $430 for 1 veneer in India, plus travel')).toBeVisible();
});

it('suggests nothing while the API is down', async () => {
  network.use(failing('GET', 'masters/treatments', 503));
  const { user, queryClient } = show();
  await user.type(field(), 'rinoplasty');
  await waitFor(() => expect(queryClient.getQueryState(['treatments'])?.status).toBe('error'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('lets the API search a long list, with today’s tolerance', async () => {
  network.use(
    answering('GET', 'masters/treatments', [treatmentWire()]),
    failing('GET', 'masters/trip-costs'),
  );
  const { user, store, queryClient } = show({ masterData: { hasManyTreatments: true } });
  act(() => store.set(tripAtom, { source: 'UK' }));
  await user.type(field(), 'hip replacment');
  expect(await options()).toEqual(['Hip Replacementfrom £4,710 in India, plus travel']);
  network.use(answering('GET', 'masters/treatments', []));
  await user.clear(field());
  await user.type(field(), 'qqq');
  expect(await screen.findByText('Nothing found for "qqq".')).toBeVisible();
  expect(queryClient.getQueryState(['treatments', { search: 'hip replacment' }])?.status).toBe('success');
  expect(queryClient.getQueryState(['treatments'])).toBeUndefined();
});

it('finds what is misspelled in the answer to its own term, not in that of the term before', async () => {
  network.use(answering('GET', 'masters/treatments', [treatmentWire()]));
  const { user } = show({ masterData: { hasManyTreatments: true } });
  await user.type(field(), 'hip');
  await options();
  network.use(answering('GET', 'masters/treatments', [treatmentWire({ id: '30', name: 'Rhinoplasty' })]));
  await user.tripleClick(field());
  await user.paste('rinoplasty');
  expect(await screen.findByText('Rhinoplasty')).toBeVisible();
  expect(screen.queryByText(/Nothing found/)).toBeNull();
});

it.each(['', '   '])('suggests nothing for %j', async typed => {
  const { user, queryClient } = show();
  await user.type(field(), `${typed}a{Backspace}`);
  await waitFor(() => expect(queryClient.getQueryState(['treatments'])?.status).toBe('success'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('announces the number of results once, when the visitor has stopped typing', async () => {
  const settling = holdTimers(800);
  const { user, recorded } = show();
  const { announced } = recorded;
  for (const text of ['replacement', '{Backspace>11}hip xyzzy', '{Backspace>9}cancer']) {
    await user.type(field(), text);
    await waitFor(() => expect(settling.isWaiting()).toBe(true));
    settling.elapse();
  }
  expect(announced).toEqual([
    '2 treatments found',
    'Nothing found for "hip xyzzy". Did you mean: Hip Replacement',
    'We have no prices for cancer care. Ask your hospital, or write to us.',
  ]);
});

it('says at once that nothing is found, and offers the nearest', async () => {
  const { user, container } = show();
  await user.type(field(), 'hip arthroscopy');
  expect(await screen.findByText('Nothing found for "hip arthroscopy". Did you mean:')).toBeVisible();
  expect((await options())[0]).toMatch(/^Hip Replacement/);
  expect(await violations(container)).toEqual([]);
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  expect(onChoose).toHaveBeenLastCalledWith(
    expect.stringContaining('Replacement'),
    expect.any(String),
    expect.stringMatching(/^[a-z]+-replacement$/),
  );
  await user.clear(field());
  await user.type(field(), 'qqq');
  expect(await screen.findByText('Nothing found for "qqq".')).toBeVisible();
  expect(await violations(container)).toEqual([]);
});

it('keeps what was typed before the page was live', () => {
  const { services, store, queryClient } = createTestContext();
  const page = (
    <AppProviders services={services} store={store} queryClient={queryClient}>
      <Search />
    </AppProviders>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  field().value = 'knee';
  render(page, { container, hydrate: true });
  expect(field()).toHaveValue('knee');
});
