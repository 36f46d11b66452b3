// @vitest-environment jsdom

import {
  answering,
  aTrip,
  countryWire,
  failing,
  screen,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { prefillAtom, tripAtom, wizardViewAtom } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import { indiaCard, showTreatment } from '../../testing/treatment-page.ts';

describe('choosing a country', () => {
  it.each(['{Enter}', ' '])('opens step 2 of the calculator with it, by key %j', async key => {
    const { user, store, router } = showTreatment();
    (await indiaCard()).focus();
    await user.keyboard(key);
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#calculator-section' });
    await waitFor(() => expect(store.get(wizardViewAtom)).toBe('destination'));
    expect(store.get(tripAtom)).toMatchObject({
      treatmentType: '52',
      destination: null,
      accommodationDuration: 15,
    });
    expect(store.get(prefillAtom)).toEqual({ country: 'India', treatmentId: '52' });
  });

  it('keeps step 1 and the prefill when saving fails, and only logs it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, store, said } = showTreatment({ api: failing('PUT', 'journey/*') });
    await user.click(await indiaCard());
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(store.get(wizardViewAtom)).toBe('treatment');
    expect(store.get(prefillAtom)?.country).toBe('India');
    expect(said.toasts).toEqual([]);
  });

  it('marks the chosen one in text', async () => {
    showTreatment({ trip: aTrip() });
    const card = (await indiaCard()).closest('li');
    expect(card && within(card).getByText('Your chosen destination')).toBeTruthy();
    expect(screen.getAllByText('Your chosen destination')).toHaveLength(1);
  });
});

describe('the table of prices', () => {
  it('sorts, and compares with the country that the visitor names', async () => {
    const { user, store } = showTreatment();
    const table = within(await screen.findByRole('table'));
    const countries = () => table.getAllByRole('rowheader').map(cell => cell.textContent);
    expect(countries()).toEqual(['India', 'Thailand']);
    expect(table.getByText('$33,800 less (85%)')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Compare with prices in'), 'UK');
    expect(table.getByText('$11,300 less (65%)')).toBeTruthy();
    expect(store.get(tripAtom).source).toBe('UK');
    await user.selectOptions(screen.getByLabelText('Compare with prices in'), 'Kenya');
    expect(table.getAllByText('not known')).toHaveLength(2);
    const price = table.getByRole('columnheader', { name: /Typical price/ });
    expect(price.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(price).getByRole('button'));
    expect(price.getAttribute('aria-sort')).toBe('descending');
    expect(countries()).toEqual(['Thailand', 'India']);
    await user.click(table.getByRole('button', { name: /Saving/ }));
    expect(price.getAttribute('aria-sort')).toBeNull();
  });

  it('says what the price includes and leaves out, its unit and its date; a dearer country is named as such', async () => {
    showTreatment({
      api: answering('POST', 'masters/treatment-countries', [countryWire({ baseprice: 44000 })]),
    });
    expect(await screen.findByText('$4,000 more (10%)')).toBeTruthy();
    expect(screen.getByText('operating room and the usual hospital nights')).toBeTruthy();
    expect(screen.getByText('travel insurance')).toBeTruthy();
    expect(screen.getByText(/Typical prices for one hip, implant included/)).toBeTruthy();
    expect(screen.getAllByText(/Indicative, as of November 2026/)).not.toHaveLength(0);
  });

  it('says that a treatment has no countries yet', async () => {
    const { container } = showTreatment({ api: answering('POST', 'masters/treatment-countries', []) });
    expect(await screen.findByText('No countries are listed for this treatment yet.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await violations(container)).toEqual([]);
  });
});
