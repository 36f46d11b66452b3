import '@carefare/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { expect, it } from 'vitest';
import { OTHER_SOURCE, sourceCountries } from '../../api/bounds.ts';
import { guessResidenceAtom } from '../../trip/residence.ts';
import { residenceAtom, tripAtom } from '../../trip/trip-atoms.ts';
import { createTripStore } from '../../trip/trip-store.ts';
import { ResidenceSelect } from './residence-select.tsx';

function renderSelect() {
  const store = createTripStore();
  render(
    <Provider store={store}>
      <ResidenceSelect />
    </Provider>,
  );
  return { store, select: screen.getByRole<HTMLSelectElement>('combobox', { name: 'I live in' }) };
}

it('offers the twelve countries and one for all others', () => {
  const { select } = renderSelect();
  expect(select.value).toBe('');
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Choose your country',
    ...sourceCountries,
    'My country is not listed',
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
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Guessed from your connection: please check.',
  );
  fireEvent.change(select, { target: { value: 'UK' } });
  expect(select.hasAttribute('aria-describedby')).toBe(false);
});
