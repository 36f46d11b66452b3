// @vitest-environment jsdom
import { prefillAtom, stepAtom, tripAtom } from 'shared-contracts';
import {
  aTrip,
  failing,
  hanging,
  network,
  renderExpose,
  screen,
  violations,
  waitFor,
  within,
} from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import * as treatment from './treatment.tsx';

const show = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(treatment, {
    path: '/treatments/hip-replacement',
    params: { slug: 'hip-replacement' },
    ...options,
  });
const india = () => screen.findByRole('button', { name: 'India' });

describe('a treatment’s page', () => {
  it('shows all sections', async () => {
    const { container } = show();
    await screen.findByText('How long is the trip?');
    await india();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Hip Replacement Abroad: Transparent Costs, World-Class Care',
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
    expect(headings).toEqual([
      'About Hip Replacement',
      'Suggested countries for Hip Replacement',
      'Countries compared',
      'Why Choose Us for Hip Replacement',
      'Frequently Asked Questions',
      'Ready to Start Your Hip Replacement Journey?',
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('shows three highlights and all benefits', async () => {
    show();
    await screen.findByText('Exercises');
    expect(screen.getAllByText('Nights included')).toHaveLength(2);
    expect(screen.getAllByText('Exercises')).toHaveLength(1);
  });

  it('stays loading while the list of treatments is not there', () => {
    show({ api: hanging('GET', 'masters/treatments') });
    expect(screen.getByText('Loading treatment details...')).toBeTruthy();
  });

  it('leaves the other sections alone when one fails, and tries that one again', async () => {
    const { user } = show({ api: failing('POST', 'masters/treatment-faqs') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await india()).toBeTruthy();
    expect(await screen.findByText('Exercises')).toBeTruthy();
    network.resetHandlers();
    await user.click(again);
    expect(await screen.findByText('About fifteen days.')).toBeTruthy();
  });

  it('records a quote request and takes treatment and destination to the form', async () => {
    const { user, said, router } = show({ trip: aTrip() });
    await user.click(await screen.findByRole('button', { name: 'Get a Personalized Transparent Quote' }));
    expect(said.tracked).toEqual([
      { name: 'treatment_search', version: 1, context: 'home', treatment: 'Hip Replacement' },
    ]);
    expect(router.state.location).toMatchObject({
      pathname: '/contact',
      state: { treatmentId: '52', destination: 'India' },
    });
  });
});

describe('choosing a country', () => {
  it.each(['{Enter}', ' '])('opens step 2 of the calculator with it, by key %j', async key => {
    const { user, store, router } = show();
    (await india()).focus();
    await user.keyboard(key);
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#calculator-section' });
    await waitFor(() => expect(store.get(stepAtom)).toBe(2));
    expect(store.get(tripAtom)).toMatchObject({
      treatmentType: '52',
      destination: null,
      accommodationDuration: 15,
    });
    expect(store.get(prefillAtom)).toEqual({ country: 'India', treatmentId: '52' });
  });

  it('keeps step 1 and the prefill when saving fails, and only logs it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, store, said } = show({ api: failing('PUT', 'journey/*') });
    await user.click(await india());
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(store.get(stepAtom)).toBe(1);
    expect(store.get(prefillAtom)?.country).toBe('India');
    expect(said.toasts).toEqual([]);
  });

  it('marks the chosen one in text', async () => {
    show({ trip: aTrip() });
    const card = (await india()).closest('li');
    expect(card && within(card).getByText('Your chosen destination')).toBeTruthy();
    expect(screen.getAllByText('Your chosen destination')).toHaveLength(1);
  });
});

describe('the table of prices', () => {
  it('sorts, and compares with the country that the visitor names', async () => {
    const { user, store } = show();
    const table = within(await screen.findByRole('table'));
    const countries = () => table.getAllByRole('rowheader').map(cell => cell.textContent);
    expect(countries()).toEqual(['India', 'Thailand']);
    expect(table.getByText('$33,800 less (85%)')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Compare with prices in'), 'UK');
    expect(table.getByText('$11,300 less (65%)')).toBeTruthy();
    expect(store.get(tripAtom).source).toBe('UK');
    await user.selectOptions(screen.getByLabelText('Compare with prices in'), 'Kenya');
    expect(table.getAllByText('not known')).toHaveLength(2);
    expect(table.getByRole('columnheader', { name: /Typical price/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
  });
});
