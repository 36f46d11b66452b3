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
import { findIndiaCard, renderTreatment } from '../../testing/treatment-page.ts';

describe('choosing a country', () => {
  it.each(['{Enter}', ' '])('opens step 2 of the calculator with that country, by key %j', async key => {
    const { user, store, router } = renderTreatment();
    (await findIndiaCard()).focus();
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

  it('stays on step 1, keeps the prefill and only logs when saving fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, store, recorded } = renderTreatment({ api: failing('PUT', 'journey/*') });
    await user.click(await findIndiaCard());
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(store.get(wizardViewAtom)).toBe('treatment');
    expect(store.get(prefillAtom)?.country).toBe('India');
    expect(recorded.toasts).toEqual([]);
  });

  it('marks the chosen country in text', async () => {
    renderTreatment({ trip: aTrip() });
    const card = (await findIndiaCard()).closest('li');
    expect(card && within(card).getByText('Your chosen destination')).toBeVisible();
    expect(screen.getAllByText('Your chosen destination')).toHaveLength(1);
  });
});

describe('the table of prices', () => {
  it('sorts, and compares with the country that the visitor selects', async () => {
    const { user, store } = renderTreatment();
    const table = within(await screen.findByRole('table'));
    const countries = () => table.getAllByRole('rowheader').map(cell => cell.textContent);
    expect(countries()).toEqual(['India', 'Thailand']);
    expect(table.getByText('$33,800 less (85%)')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Compare with prices in'), 'UK');
    expect(table.getByText('$11,300 less (65%)')).toBeVisible();
    expect(store.get(tripAtom).source).toBe('UK');
    await user.selectOptions(screen.getByLabelText('Compare with prices in'), 'Kenya');
    expect(table.getAllByText('not known')).toHaveLength(2);
    const price = table.getByRole('columnheader', { name: /Typical price/ });
    expect(price).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(price).getByRole('button'));
    expect(price).toHaveAttribute('aria-sort', 'descending');
    expect(countries()).toEqual(['Thailand', 'India']);
    await user.click(table.getByRole('button', { name: /Saving/ }));
    expect(price).not.toHaveAttribute('aria-sort');
  });

  it('states what the price includes, its unit and its date, and when a country is more expensive', async () => {
    renderTreatment({
      api: answering('POST', 'masters/treatment-countries', [countryWire({ baseprice: 44000 })]),
    });
    expect(await screen.findByText('$4,000 more (10%)')).toBeVisible();
    expect(screen.getByText('operating room and the usual hospital nights')).toBeVisible();
    expect(screen.getByText('travel insurance')).toBeVisible();
    expect(screen.getByText(/Typical prices for one hip, implant included/)).toBeVisible();
    expect(screen.getAllByText(/Indicative, as of November 2026/)).not.toHaveLength(0);
  });

  it('says so when a treatment has no countries', async () => {
    const { container } = renderTreatment({ api: answering('POST', 'masters/treatment-countries', []) });
    expect(await screen.findByText('No countries are listed for this treatment yet.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await violations(container)).toEqual([]);
  });
});
