import {
  act,
  answering,
  aTrip,
  costWire,
  countryWire,
  destinationWire,
  implantsWire,
  recording,
  screen,
  waitFor,
  within,
} from '@carefare/testing';
import { takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import {
  fillForm,
  findField,
  findResult,
  findSubmit,
  renderContact,
  SUBMISSIONS,
} from '../../testing/contact-page.ts';

const COSTS = 'journey/compute-cost-by-treatment';
const costOf = (country: string, total: number, basis: 'found' | 'interpolated') => ({
  ...costWire,
  country,
  total,
  low: total - 1_000,
  high: total + 1_000,
  basis,
  note: null,
});
const trip = (answers: Parameters<typeof aTrip>[0] = {}) =>
  aTrip({ treatmentType: '37', destination: null, units: 2, visits: 1, ...answers });
const api = [
  answering('GET', 'masters/treatments', [implantsWire]),
  answering('POST', 'masters/treatment-countries', [countryWire()]),
  answering('POST', COSTS, [costOf('India', 5_000, 'found'), costOf('Turkey', 4_000, 'interpolated')]),
];

describe('the estimate of a request', () => {
  it('is the lowest of all countries without a destination, called so and never "from", with what it rests on', async () => {
    renderContact({ view: 'estimate', trip: trip(), api });
    const card = (await screen.findByText('about $4,000')).closest('section');
    expect(card).toHaveTextContent('All in, lowest of all countriesabout $4,000');
    expect(card).not.toHaveTextContent(/\bfrom\b(?! the)/);
    expect(card).toHaveTextContent('treatment price interpolated');
  });

  it('is none at a destination whose price is on request', async () => {
    const countries = [countryWire(), countryWire({ country: 'Mexico', baseprice: 0 })];
    const { user } = renderContact({
      view: 'estimate',
      trip: trip(),
      api: [answering('POST', 'masters/treatment-countries', countries), ...api],
    });
    await screen.findByText('about $4,000');
    await user.selectOptions(await findField('Destination'), 'Mexico');
    expect(screen.queryByRole('region', { name: 'Your estimate' })).toBeNull();
    await user.selectOptions(await findField('Destination'), 'India');
    expect(await screen.findByText('about $5,000')).toBeVisible();
  });

  it('leaves out the visa that is not wanted, unless nobody needs one there', async () => {
    const ask = trip({ visaSupport: false, destination: 'India' });
    const needed = renderContact({ view: 'estimate', trip: ask, api });
    expect(await screen.findByText('Without visa')).toBeVisible();
    needed.unmount();
    const free = answering('GET', 'masters/destinations', [destinationWire({ visa_fees: { UK: 0 } })]);
    renderContact({ view: 'estimate', trip: ask, api: [...api, free] });
    expect(await screen.findByText('All in')).toBeVisible();
  });

  it('is for the source country and the destination of the form, as it is sent', async () => {
    const sent = recording('POST', SUBMISSIONS);
    const view = renderContact({ view: 'estimate', trip: aTrip(), api: sent.handler });
    await fillForm(view);
    await view.user.selectOptions(await findField('Source Country'), 'USA');
    expect(await screen.findByText(/, travelling from the USA$/)).toBeVisible();
    await view.user.click(await findSubmit());
    await screen.findByText('CF-TEST');
    expect(sent.requests[0]?.body).toMatchObject({ payload: { source: 'USA' }, estimate: { source: 'USA' } });
    expect(screen.getByText(/travelling from/)).toHaveTextContent('travelling from the USA');
  });

  it('is in the receipt and its text as in the form: both totals, in the currency shown, with dollars once', async () => {
    const later = {
      stay: 15,
      after: '3 months',
      advised_by: 'NHS',
      total: 12_000,
      low: 11_000,
      high: 13_000,
    };
    const costs = answering('POST', COSTS, [{ ...costOf('India', 5_000, 'found'), later }]);
    const view = renderContact({ view: 'estimate', trip: aTrip(), api: costs });
    act(() => view.store.set(takeKnownAnswersAtom, { currency: 'GBP' }));
    await fillForm(view);
    await screen.findByText('about £9,120');
    await view.user.click(await findSubmit());
    const result = within(await findResult('What happens next'));
    const line =
      'All in about £3,800 ≈ $5,000 (fly after 15 nights, if your surgeon and airline agree, £3,040 to £4,560); about £9,120 ≈ $12,000 (fly after 3 months, NHS, £8,360 to £9,880): 1 patient';
    const shown = result.getByText('Your estimate', { selector: 'dt' }).nextElementSibling;
    expect(shown).toHaveTextContent(line);
    expect(shown?.querySelectorAll('small')).toHaveLength(2);
    await view.user.click(result.getByRole('button', { name: 'Copy as text' }));
    await result.findByText(/Your request is copied/);
    const text = await navigator.clipboard.readText();
    expect(text.replaceAll('\u00a0', ' ')).toContain(`Your estimate: ${line}`);
  });

  it('asks for no costs before it is known what is counted', async () => {
    const costs = recording('POST', COSTS);
    renderContact({ view: 'estimate', trip: trip(), api: [...api.slice(0, 2), costs.handler] });
    await waitFor(() => expect(costs.requests).not.toEqual([]));
    for (const { body } of costs.requests) expect(body).toMatchObject({ treatment_id: 37, units: 2 });
  });
});
