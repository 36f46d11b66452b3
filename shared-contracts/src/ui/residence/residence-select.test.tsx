import { act, renderExpose, screen } from '@carefare/testing';
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OTHER_SOURCE, sourceCountries } from '../../api/source-countries.ts';
import { guessResidenceAtom } from '../../trip/residence.ts';
import { currencyAtom, residenceAtom, tripAtom } from '../../trip/trip-atoms.ts';
import { ResidenceSelect } from './residence-select.tsx';

const Select = () => <ResidenceSelect />;

function renderSelect() {
  const { store } = renderExpose({ widget: { Component: Select } });
  return { store, select: screen.getByRole<HTMLSelectElement>('combobox', { name: 'I live in' }) };
}

it('offers the twelve countries and one for all others', () => {
  const { select } = renderSelect();
  expect(select.value).toBe('');
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Choose',
    ...sourceCountries,
    'Another country',
  ]);
});

it('answers where the visitor lives', () => {
  const { store, select } = renderSelect();
  fireEvent.change(select, { target: { value: OTHER_SOURCE } });
  expect(store.get(tripAtom).source).toBe(OTHER_SOURCE);
  fireEvent.change(select, { target: { value: 'Kenya' } });
  expect([store.get(residenceAtom), select.value]).toEqual([{ country: 'Kenya', isGuess: false }, 'Kenya']);
});

it('says when it is a guess', () => {
  const { store, select } = renderSelect();
  act(() => store.set(guessResidenceAtom, 'GB'));
  expect(select).toHaveProperty('value', 'UK');
  expect(select).toHaveAccessibleName('I live in (our guess)');
  fireEvent.change(select, { target: { value: 'Kenya' } });
  expect(select).toHaveAccessibleName('I live in');
});

it('says the rate of the currency that the visitor chose', async () => {
  const { store } = renderSelect();
  act(() => store.set(currencyAtom, 'GBP'));
  expect(await screen.findByText('US$1 is 0.76 GBP, rate of 1 November 2026.')).toBeVisible();
  act(() => store.set(currencyAtom, 'USD'));
  expect(screen.queryByText(/^US\$1/)).toBeNull();
});

it('is not there where the API knows no totals', () =>
  expect(
    renderExpose({ widget: { Component: Select } }, { masterData: { residences: [] } }).container,
  ).toBeEmptyDOMElement());
