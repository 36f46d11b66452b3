import {
  act,
  answering,
  countryWire,
  failing,
  screen,
  treatmentWire,
  tripCostsWire,
  violations,
} from '@carefare/testing';
import { OTHER_SOURCE, tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { findIndiaCard, renderTreatment } from '../../testing/treatment-page.ts';

const heroPrice = () => screen.getByText(/^(?:Treatment from|From)/).parentElement?.textContent;

describe('the figures of a treatment', () => {
  it('are the treatment’s price plus travel until it is known where the visitor lives', async () => {
    const { container } = renderTreatment();
    expect(await findIndiaCard()).toHaveTextContent('Treatment $6,200');
    expect(heroPrice()).toBe('Treatment from $6,200 found in India, plus travel. You stay 15 nights.');
    expect(container.textContent).not.toMatch(/less than|all in/);
  });

  it('have a place for the estimate of the trip to each country, with what it costs from anywhere', async () => {
    const span = { low: 7_466, high: 8_514 };
    const { recorded } = renderTreatment({
      api: [answering('POST', 'masters/treatment-countries', [countryWire({ span })])],
    });
    await findIndiaCard();
    expect(recorded.slots).toContainEqual({
      name: 'treatment.estimate',
      data: { country: 'India', ...span },
    });
    expect(recorded.slots).toContainEqual({ name: 'treatment.estimate', data: {} });
  });

  it('become the lowest total of the whole trip once it is known where the visitor lives', async () => {
    const { store, container } = renderTreatment();
    await findIndiaCard();
    act(() => store.set(tripAtom, { source: 'UK' }));
    expect(await screen.findByText('about £6,040')).toBeVisible();
    expect(heroPrice()).toBe(
      'From about £6,040 ≈\u00a0$7,900 in India, all in from the UK. You stay 15 nights.',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('name flights and visa as not included for a country that is not listed', async () => {
    const { store, container } = renderTreatment({
      api: answering('GET', 'masters/trip-costs', tripCostsWire({ travel_included: false })),
    });
    await findIndiaCard();
    act(() => store.set(tripAtom, { source: OTHER_SOURCE }));
    expect(await screen.findByText('about $7,900')).toBeVisible();
    expect(heroPrice()).toBe('From about $7,900 in India, plus flights and visa. You stay 15 nights.');
    expect(container).not.toHaveTextContent(/Other|all in/);
  });

  it('are of the typical units, and of one piece in the cards, as their lead says', async () => {
    const unit = { one: 'hip', many: 'hips', max: 2 };
    const { store } = renderTreatment({
      api: [
        answering('GET', 'masters/treatments', [
          treatmentWire({ price_unit: 'per hip, implant included', typical_units: 2, unit }),
        ]),
      ],
    });
    expect(await findIndiaCard()).toHaveTextContent('Treatment $6,200');
    expect(screen.getByText(/cheapest first\. Prices are per hip, implant included\.$/)).toBeVisible();
    act(() => store.set(tripAtom, { source: 'UK' }));
    expect(await screen.findByText('about £6,040')).toBeVisible();
    expect(heroPrice()).toBe(
      'From about £6,040 for 2 hips ≈\u00a0$7,900 in India, all in from the UK. You stay 15 nights.',
    );
  });

  it('stay those of the treatment when the trip’s cost cannot be loaded', async () => {
    const { store } = renderTreatment({ api: failing('GET', 'masters/trip-costs') });
    await findIndiaCard();
    act(() => store.set(tripAtom, { source: 'UK' }));
    expect(heroPrice()).toBe('Treatment from $6,200 found in India, plus travel. You stay 15 nights.');
  });

  it('state what the price includes, its unit and its date', async () => {
    const { user } = renderTreatment();
    await user.click(await screen.findByText('The price usually includes'));
    expect(screen.getByText('operating room and the usual hospital nights')).toBeVisible();
    await user.click(screen.getByText('It leaves out'));
    expect(screen.getByText('travel insurance')).toBeVisible();
    expect(screen.getByText(/The treatment’s price is for one hip, implant included/)).toBeVisible();
    expect(screen.getAllByText(/Indicative, as of November 2026/)).not.toHaveLength(0);
    expect(screen.getByText(/Not medical advice/)).toBeVisible();
  });

  it('say so when a treatment has no countries', async () => {
    renderTreatment({ api: answering('POST', 'masters/treatment-countries', []) });
    expect(await screen.findByText('No countries are listed for this treatment yet.')).toBeVisible();
    expect(screen.queryByText(/Multiple destinations/)).toBeNull();
  });
});
