import {
  act,
  answering,
  aTrip,
  destinationWire,
  failing,
  network,
  screen,
  treatmentTripsWire,
  tripCostsWire,
  tripCostWire,
  waitFor,
  within,
} from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { guessResidenceAtom } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import { findIndiaCard, renderTreatment } from '../../testing/treatment-page.ts';

describe('the countries of a treatment', () => {
  it('lead to the check of a quote, with the treatment filled in', async () => {
    const { user, router } = renderTreatment();
    await user.click(await screen.findByRole('link', { name: 'Check it against our list' }));
    expect(router.state.location).toMatchObject({ pathname: '/check-a-quote', state: { treatment: '52' } });
  });

  it('are the first of more than 20, and all at an address of their own', async () => {
    const countries = Array.from({ length: 50 }, (_, index) =>
      Object.assign(destinationWire(), {
        country: `Country ${'abcdefghij'[index % 10]}${'klmno'[Math.floor(index / 10)]}`,
        estimated_cost: 1_000 + index,
      }),
    );
    const api = answering('POST', 'masters/treatment-countries', countries);
    const cards = () => screen.findAllByRole('heading', { level: 3, name: /^Country/ });
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

  it('have the chosen one marked in text', async () => {
    renderTreatment({ trip: aTrip() });
    expect(within(await findIndiaCard()).getByText('Your chosen destination')).toBeVisible();
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
  const costs = [
    tripCostWire({ total: 16_000, low: 15_000, high: 17_000 }),
    tripCostWire({ country: 'Thailand', treatment: 13_500, total: 15_450, low: 13_450, high: 18_950 }),
  ];
  const treatments = [treatmentTripsWire({ costs })];
  const api = answering('GET', 'masters/trip-costs', tripCostsWire({ treatments }));

  it('is by price, and by total once the visitor says where they live; a card moves as a whole, with its focus', async () => {
    const { store } = renderTreatment({ api });
    await findIndiaCard();
    expect(countries()).toEqual(['India', 'Thailand']);
    const link = screen.getByRole('link', { name: 'India' });
    expect(link).toHaveAttribute('href', '/treatments/hip-replacement/india');
    link.focus();
    act(() => store.set(tripAtom, { source: 'UK' }));
    await waitFor(() => expect(countries()).toEqual(['Thailand', 'India']));
    expect(link).toHaveFocus();
  });

  it('is by flight time on request, once it is known from where', async () => {
    const { user, store } = renderTreatment({
      api: answering('GET', 'masters/destinations', [
        destinationWire(),
        destinationWire({ country: 'Thailand', flight_hours_by_source: { UK: 7 } }),
      ]),
    });
    await findIndiaCard();
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(screen.getByRole('option', { name: 'Flight time: from where?' })).toBeDisabled();
    act(() => store.set(tripAtom, { source: 'UK' }));
    await screen.findByRole('option', { name: 'Flight time' });
    await user.selectOptions(order, 'Flight time');
    expect(await screen.findByText('8.5 h flight')).toBeVisible();
    expect(countries()).toEqual(['Thailand', 'India']);
    await user.selectOptions(order, 'Price');
    expect(countries()).toEqual(['India', 'Thailand']);
  });

  it('says that flight times could not be loaded, and tries again', async () => {
    const { user, store } = renderTreatment({ api: failing('GET', 'masters/destinations') });
    await findIndiaCard();
    act(() => store.set(tripAtom, { source: 'UK' }));
    await screen.findByRole('option', { name: 'Flight time' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Flight time');
    expect(await screen.findByText('The flight times could not be loaded.')).toBeVisible();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('8.5 h flight')).toBeVisible();
    expect(screen.queryByText('The flight times could not be loaded.')).toBeNull();
  });

  const placeAt = (top: number) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 400));

  it.each([
    ['in sight', 0, ['India', 'Thailand']],
    ['out of sight', 5_000, ['Thailand', 'India']],
  ])('while the countries are %s, a guess changes the figures and leaves: %s', async (_, top, expected) => {
    placeAt(top);
    const { store } = renderTreatment({ api });
    await findIndiaCard();
    act(() => store.set(guessResidenceAtom, 'GB'));
    expect(await screen.findByText('£4,710')).toBeVisible();
    expect(countries()).toEqual(expected);
  });

  it('in sight follows a guess that the visitor confirms', async () => {
    placeAt(0);
    const { store } = renderTreatment({ api });
    await findIndiaCard();
    act(() => store.set(guessResidenceAtom, 'GB'));
    await screen.findByText('£4,710');
    act(() => store.set(tripAtom, { source: 'UK' }));
    await waitFor(() => expect(countries()).toEqual(['Thailand', 'India']));
  });
});
