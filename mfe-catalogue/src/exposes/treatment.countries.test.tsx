import {
  act,
  answering,
  aTrip,
  destinationWire,
  failing,
  screen,
  tripCostsWire,
  waitFor,
  within,
} from '@carefare/testing';
import { prefillAtom, tripAtom, wizardViewAtom } from 'shared-contracts';
import { guessResidenceAtom } from 'shared-contracts/host';
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

  it('has an address for new tabs and pages without code; the name leads to the country’s page', async () => {
    renderTreatment();
    expect(await findIndiaCard()).toHaveAttribute(
      'href',
      '/?treatment=hip-replacement&to=india#calculator-section',
    );
    expect(screen.getByRole('link', { name: 'India' })).toHaveAttribute(
      'href',
      '/treatments/hip-replacement/india',
    );
  });

  it('leads to the check of a quote, with the treatment filled in', async () => {
    const { user, router } = renderTreatment();
    await user.click(await screen.findByRole('link', { name: 'Check it against our list' }));
    expect(router.state.location).toMatchObject({ pathname: '/check-a-quote', state: { treatment: '52' } });
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

  it('shows the first of more than 20 countries, and all at an address of their own', async () => {
    const countries = Array.from({ length: 50 }, (_, index) =>
      Object.assign(destinationWire(), {
        country: `Country ${'abcdefghij'[index % 10]}${'klmno'[Math.floor(index / 10)]}`,
        estimated_cost: 1_000 + index,
      }),
    );
    const api = answering('POST', 'masters/treatment-countries', countries);
    const cards = () => screen.findAllByRole('link', { name: /^Estimate my trip to Country/ });
    const { unmount } = renderTreatment({ api });
    expect(await cards()).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'All 50 countries' })).toHaveAttribute(
      'href',
      '/treatments/hip-replacement?q=all',
    );
    unmount();
    renderTreatment({ api, path: '/treatments/hip-replacement?q=all' });
    expect(await cards()).toHaveLength(50);
    expect(screen.queryByRole('link', { name: /^All 50/ })).toBeNull();
  });

  it('marks the chosen country in text', async () => {
    renderTreatment({ trip: aTrip() });
    const card = (await findIndiaCard()).closest('li');
    expect(card && within(card).getByText('Your chosen destination')).toBeVisible();
    expect(screen.getAllByText('Your chosen destination')).toHaveLength(1);
  });
});

const cards = () => within(screen.getAllByRole('list').find(list => list.querySelector('h3')) as HTMLElement);
const countries = () =>
  cards()
    .getAllByRole('heading')
    .map(heading => heading.textContent);

describe('the order of the countries', () => {
  // Cheaper by treatment, dearer by trip: so that the order changes.
  const [hip] = tripCostsWire().treatments;
  const costs = tripCostsWire({
    treatments: hip && [
      {
        ...hip,
        costs: [
          { country: 'India', treatment: 6200, total: 16_000, low: 15_000, high: 17_000 },
          { country: 'Thailand', treatment: 13_500, total: 15_450, low: 13_450, high: 18_950 },
        ],
      },
    ],
  });
  const api = answering('GET', 'masters/trip-costs', costs);

  it('is by price, and by total once the visitor says where they live', async () => {
    const { user } = renderTreatment({ api });
    await findIndiaCard();
    expect(countries()).toEqual(['India', 'Thailand']);
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    await waitFor(() => expect(countries()).toEqual(['Thailand', 'India']));
  });

  it('is by flight time on request, once it is known from where', async () => {
    const { user, store } = renderTreatment({
      api: answering('GET', 'masters/destinations', [
        destinationWire(),
        destinationWire({ country: 'Thailand', flight_hours_by_source: { UK: 7 } }),
      ]),
    });
    await findIndiaCard();
    expect(screen.getByRole('button', { name: 'Flight time: from where?' })).toBeDisabled();
    act(() => store.set(tripAtom, { source: 'UK' }));
    await user.click(await screen.findByRole('button', { name: 'Flight time' }));
    expect(await screen.findByText('8.5 h flight')).toBeVisible();
    expect(countries()).toEqual(['Thailand', 'India']);
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(countries()).toEqual(['India', 'Thailand']);
  });

  it('moves a card as a whole: what has the focus stays what it is', async () => {
    const { store } = renderTreatment({ api });
    const link = await findIndiaCard();
    link.focus();
    act(() => store.set(tripAtom, { source: 'UK' }));
    await waitFor(() => expect(countries()).toEqual(['Thailand', 'India']));
    expect(link).toHaveFocus();
    expect(link).toHaveAccessibleName('Estimate my trip to India');
  });

  it.each([
    ['in sight', 0, ['India', 'Thailand']],
    ['out of sight', 5_000, ['Thailand', 'India']],
  ])('while the countries are %s, a guess changes the figures and leaves: %s', async (_, top, expected) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 400));
    const { store } = renderTreatment({ api });
    await findIndiaCard();
    act(() => store.set(guessResidenceAtom, 'GB'));
    expect(await screen.findByText('about $16,000')).toBeVisible();
    expect(countries()).toEqual(expected);
  });

  it('follows a guess that the visitor confirms', async () => {
    const { store } = renderTreatment({ api });
    await findIndiaCard();
    act(() => store.set(guessResidenceAtom, 'GB'));
    await screen.findByText('about $16,000');
    act(() => store.set(tripAtom, { source: 'UK' }));
    await waitFor(() => expect(countries()).toEqual(['Thailand', 'India']));
  });
});
