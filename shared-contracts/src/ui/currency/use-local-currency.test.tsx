import { act, answering, optionsWire, renderExpose, screen } from '@carefare/testing';
import { expect, it } from 'vitest';
import { OTHER_SOURCE } from '../../api/source-countries.ts';
import { guessResidenceAtom } from '../../trip/residence.ts';
import { currencyAtom, tripAtom } from '../../trip/trip-atoms.ts';
import type { TripStore } from '../../trip/trip-store.ts';
import { RateNote } from './rate-note.tsx';
import { currenciesOf, useLocalCurrency } from './use-local-currency.ts';

function Code() {
  const local = useLocalCurrency();
  return local === undefined ? 'loading' : `is ${local?.code ?? 'dollars'}`;
}

const live = (country: string) => (store: TripStore) => store.set(tripAtom, { source: country });
const choose = (code: string) => (store: TripStore) => store.set(currencyAtom, code);

it.each([
  ['nothing is known', [], 'dollars'],
  ['they live in the UK', [live('UK')], 'GBP'],
  ['they seem to live there', [(store: TripStore) => store.set(guessResidenceAtom, 'GB')], 'GBP'],
  ['they live in the USA', [live('USA')], 'dollars'],
  ['their country is not listed', [live(OTHER_SOURCE)], 'dollars'],
  ['they chose euros', [live('UK'), choose('EUR')], 'EUR'],
  ['they chose euros, and their country is not listed', [choose('EUR'), live(OTHER_SOURCE)], 'EUR'],
  ['they chose US dollars', [live('UK'), choose('USD')], 'dollars'],
  ['what they chose has no rate', [live('UK'), choose('XXX')], 'GBP'],
])('while %s', async (_case, acts, code) => {
  const { store } = renderExpose({ widget: { Component: Code } });
  act(() => {
    for (const say of acts) say(store);
  });
  expect(await screen.findByText(`is ${code}`)).toBeVisible();
});

it('offers the currencies of the countries that people live in, not those that amounts are read in', () => {
  const options = {
    accommodation: [],
    food: [],
    sources: [{ name: 'UK', currency: 'GBP' }],
    exchangeRates: { USD: 1, GBP: 0.76, INR: 88 },
    bands: [],
    asOf: null,
    emailCopies: false,
    requestAbout: false,
  };
  expect(currenciesOf(options)).toEqual(['USD', 'GBP']);
});

it('says that the day of a rate is not known, and has no sign of what is no currency', async () => {
  const sources = [
    { name: 'UK', currency: 'GBP' },
    { name: 'Germany', currency: '€' },
  ];
  const options = { ...optionsWire, sources, exchange_rates: { GBP: 0.76, '€': 0.9 }, as_of: null };
  const Shown = () => (
    <p>
      <Code /> <RateNote />
    </p>
  );
  const { store, container } = renderExpose(
    { widget: { Component: Shown } },
    { api: answering('GET', 'masters/options', options) },
  );
  act(() => store.set(tripAtom, { source: 'Germany' }));
  await screen.findByText('is dollars');
  act(() => store.set(tripAtom, { source: 'UK' }));
  expect(container).toHaveTextContent('is GBP US$1 is 0.76 GBP, rate of an unknown day.');
});
