import { act, answering, countryWire, screen, treatmentWire, violations } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { findIndiaCard, renderTreatment } from '../../testing/treatment-page.ts';

const heroPrice = () => screen.getByText(/^Treatment from/).textContent;

describe('the figures of a treatment', () => {
  it('are the treatment’s price plus travel, in the visitor’s currency once it is known where they live, and leave the whole trips to the cards', async () => {
    const { store, container } = renderTreatment();
    expect(await findIndiaCard()).toHaveTextContent('Treatment $6,200');
    expect(heroPrice()).toBe('Treatment from $6,200 in India, plus travel ');
    act(() => store.set(tripAtom, { source: 'UK' }));
    expect(await screen.findByText('£4,710')).toBeVisible();
    expect(heroPrice()).toBe('Treatment from £4,710 in India, plus travel ');
    expect(container.textContent).not.toMatch(/less than|all in/);
    expect(await violations(container)).toEqual([]);
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

  it('say what the trip costs from anywhere in the currency that the visitor chose', async () => {
    const span = { low: 7_466, high: 8_514, examples: { UK: 7_900 } };
    const { recorded, store } = renderTreatment({
      api: [answering('POST', 'masters/treatment-countries', [countryWire({ span })])],
    });
    act(() => store.set(takeKnownAnswersAtom, { currency: 'GBP' }));
    await screen.findByText('£4,710');
    const examples = 'about £6,000\u00a0from the UK';
    expect(recorded.slots).toContainEqual({
      name: 'treatment.estimate',
      data: { country: 'India', low: 7_466, high: 8_514, examples },
    });
  });

  it('are of the typical units, and of one piece in the cards, as a note below says', async () => {
    const unit = { one: 'hip', many: 'hips', max: 2 };
    renderTreatment({
      api: [
        answering('GET', 'masters/treatments', [
          treatmentWire({ price_unit: 'per hip, implant included', typical_units: 2, unit }),
        ]),
      ],
    });
    expect(await findIndiaCard()).toHaveTextContent('$6,200 per hip');
    expect(screen.getByText('The treatment’s price is per hip, implant included.')).toBeVisible();
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
