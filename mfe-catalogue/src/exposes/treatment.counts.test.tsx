import {
  answering,
  aTrip,
  costWire,
  countryWire,
  failing,
  implantsWire,
  network,
  recording,
  screen,
  tripCostsWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { findIndiaCard, renderTreatment } from '../../testing/treatment-page.ts';

const COSTS = 'journey/compute-cost-by-treatment';
const [hip] = tripCostsWire().treatments;
const typical = tripCostsWire({
  treatments: hip ? [{ ...hip, treatment_id: 37, units: 2, nights: 5, home: 6_400 }] : [],
});
const api = [
  answering('GET', 'masters/treatments', [implantsWire]),
  answering('POST', 'masters/treatment-countries', [
    countryWire({ baseprice: 800, price_low: 600, price_high: 1000 }),
  ]),
  answering('GET', 'masters/trip-costs', typical),
];
const cost = {
  ...costWire,
  country: 'India',
  treatment: 2_400,
  treatment_range: { low: 1_800, high: 3_000 },
  home_price: { low: 9_600, typical: 9_600, high: 9_600 },
  total: 4_000,
  low: 3_400,
  high: 4_600,
};
const show = (handlers: typeof api = [], options: Parameters<typeof renderTreatment>[0] = {}) =>
  renderTreatment({ path: '/treatments/dental-implants', api: [...handlers, ...api], ...options });
const units = () => screen.findByRole('textbox', { name: 'How many implants?' });
const trips = () => screen.findByRole('combobox', { name: 'How many trips?' });

describe('the numbers that a treatment’s page counts', () => {
  it('are the usual ones until the visitor answers, and the figures follow', async () => {
    const costs = recording('POST', COSTS);
    const { user, container } = show([costs.handler, answering('POST', COSTS, [cost])]);
    const card = within((await findIndiaCard()).closest('li') as HTMLElement);
    expect(await units()).toHaveValue('2');
    expect(await trips()).toHaveDisplayValue('2 trips: 5 and 7 days');
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    expect(await card.findByText('about $7,900')).toBeVisible();
    expect(screen.getByText(/one patient, 2 trips: 5 and 7 days, standard hotel/)).toBeVisible();
    expect(costs.requests).toEqual([]);

    await user.clear(await units());
    expect(await units()).toHaveValue('');
    expect(await card.findByText('about $7,900')).toBeVisible();
    await user.type(await units(), 'x');
    expect(await units()).toHaveValue('');
    await user.type(await units(), '৩');
    expect(await units()).toHaveValue('3');
    expect(await units()).toHaveAttribute('type', 'text');
    expect(await card.findByText('about $4,000')).toBeVisible();
    expect(costs.requests.at(-1)?.body).toMatchObject({
      treatment_id: 37,
      source: 'UK',
      people_count: 1,
      accommodation_duration: 5,
      units: 3,
      visits: 2,
    });
    expect(screen.getByText(/figures are for 3 implants\./)).toBeVisible();
    expect(card.getByText(/about \$5,600 less than privately at home/)).toBeVisible();
    await user.selectOptions(await trips(), '1 trip: 5 days');
    await waitFor(() => expect(costs.requests.at(-1)?.body).toMatchObject({ units: 3, visits: 1 }));
    expect(await screen.findByText(/one patient, 5 nights, standard hotel/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('have the prices that the API answers before it is known where the visitor lives', async () => {
    const costs = recording('POST', COSTS);
    const { user } = show([costs.handler, answering('POST', COSTS, [cost])]);
    const card = within((await findIndiaCard()).closest('li') as HTMLElement);
    // It does not say what two come to.
    expect(card.getByText('for 1 implant')).toBeVisible();
    await user.clear(await units());
    await user.type(await units(), '3');
    expect(await card.findByText('$2,400')).toBeVisible();
    expect(card.getByText('for 3 implants')).toBeVisible();
    expect(card.getByText('treatment usually $1,800 to $3,000')).toBeVisible();
    expect(screen.getByText(/^From/)).toHaveTextContent('From $2,400 for 3 implants');
    expect(costs.requests.at(-1)?.body).toMatchObject({ source: 'Other', units: 3 });
  });

  it('go with the visitor to the calculator, which asks for those that are not answered', async () => {
    const { user, store } = show();
    await user.selectOptions(await trips(), '1 trip: 5 days');
    await user.click(await findIndiaCard());
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '37', units: null, visits: 1 });
  });

  it('are those of the visitor’s own trip for the treatment, until the visitor answers here', async () => {
    const trip = aTrip({ treatmentType: '37', units: 6, visits: 1 });
    const { user, store } = show([], { trip });
    expect(await units()).toHaveValue('6');
    expect(await trips()).toHaveDisplayValue('1 trip: 5 days');
    await user.clear(await units());
    await user.type(await units(), '4');
    await user.click(await findIndiaCard());
    expect(store.get(tripAtom)).toMatchObject({ units: 4, visits: 1 });
    store.set(tripAtom, { units: 6 });
    expect(await units()).toHaveValue('4');
  });

  it('have no totals when those cannot be loaded, with a way to try again', async () => {
    const { user } = show([failing('POST', COSTS)]);
    await findIndiaCard();
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    await user.clear(await units());
    await user.type(await units(), '3');
    expect(await screen.findByText(/^These totals could not be loaded/)).toBeVisible();
    expect(screen.queryByText(/^We know no total/)).toBeNull();
    network.use(answering('POST', COSTS, [cost]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('about $4,000', { selector: 'li strong' })).toBeVisible();
    expect(screen.getByText(/^All in from the UK/)).toBeVisible();
  });
});
