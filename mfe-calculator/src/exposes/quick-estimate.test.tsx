import {
  act,
  answering,
  aTrip,
  costWire,
  failing,
  implantsWire,
  network,
  recording,
  renderExpose,
  screen,
  treatmentWire,
  tripCostsWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { prefillAtom, type SlotData, tripAtom, wizardViewAtom } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import { widget } from './quick-estimate.tsx';

const COSTS = 'journey/compute-cost-by-treatment';
const span = { low: 7_466, high: 8_514 };

/** A page's question, and its estimate of a country. */
function show(
  options: Parameters<typeof renderExpose>[1] = {},
  data: SlotData = { country: 'India', ...span },
) {
  const { Component } = widget;
  const params = { slug: 'hip-replacement', ...options.params };
  const Page = () => (
    <>
      <Component params={params} data={data.isUsual ? { isUsual: true } : {}} />
      <ul>
        <li data-card="">
          <Component params={params} data={data} />
        </li>
      </ul>
    </>
  );
  const path = '/treatments/hip-replacement';
  return renderExpose({ widget: { ...widget, Component: Page } }, { path, ...options, params });
}
const card = async () =>
  within(
    (await screen.findByRole('link', { name: 'Estimate my trip to India' })).parentElement as HTMLElement,
  );
const source = () => screen.findByLabelText('I live in');

describe('the estimate of a treatment in a country', () => {
  it('is what the usual trip costs all in from anywhere until it is known where the visitor lives', async () => {
    const { container } = show();
    const shown = await card();
    expect(shown.getByText('$7,500 to $8,500').parentElement).toHaveTextContent('$7,500 to $8,500 all in');
    expect(shown.getByText('from any home country')).toBeVisible();
    expect(
      screen.getByText(
        'Choose where you live to see the full cost, flights included, for one patient, 15 nights, standard hotel and food.',
      ),
    ).toBeVisible();
    expect(container.textContent).not.toMatch(/less than/);
    expect(await violations(container)).toEqual([]);
  });

  it('becomes the visitor’s own, with its comparison, once they say where they live', async () => {
    const { user, container, recorded } = show();
    const shown = await card();
    await user.selectOptions(await source(), 'UK');
    const total = await shown.findByText('about $7,900');
    expect(total.parentElement).toHaveTextContent('about $7,900 all in ≈ £6,040');
    expect(shown.getByText('$6,900 to $9,700')).toBeVisible();
    expect(shown.getByText('about $9,600 less than privately at home')).toBeVisible();
    expect(shown.queryByText(/home country/)).toBeNull();
    const terms =
      'All in: 1 patient, 15 nights, travelling from the UK, standard hotel and food. Paid privately in the UK: about $17,500 ($14,000 to $22,800).';
    expect(screen.getByText(terms)).toBeVisible();
    expect(recorded.announced).toEqual([
      'All in: 1 patient, 15 nights, travelling from the UK, standard hotel and food.',
    ]);
    expect(await violations(container)).toEqual([]);
  });

  const [hip] = tripCostsWire().treatments;
  const tripsAgainst = (home: number | null) =>
    answering('GET', 'masters/trip-costs', {
      ...tripCostsWire(),
      treatments: [{ ...hip, home, home_range: null }],
    });

  it.each([
    [17_500, 'about $9,600 less than', true],
    [9_000, 'probably less than', false],
    [8_500, 'about the same as', false],
    [7_200, 'probably more than', false],
    [6_800, 'about $1,100 more than', false],
  ])(
    'says against %s USD at home: %s, and emphasises only what is surely less',
    async (home, words, isEmphasised) => {
      const { user } = show({ api: tripsAgainst(home) });
      await user.selectOptions(await source(), 'UK');
      const comparison = await screen.findByText(`${words} privately at home`);
      expect(comparison.hasAttribute('data-less')).toBe(isEmphasised);
    },
  );

  it('compares with nothing where the price at home is not known', async () => {
    const { user } = show({ api: tripsAgainst(null) });
    await user.selectOptions(await source(), 'Kenya');
    expect(await screen.findByText(/We know no private price at home from a source/)).toBeVisible();
    expect(screen.queryByText(/(?:than|as) privately at home/)).toBeNull();
  });

  it('names flights and visa as not included for a country that is not listed', async () => {
    const { user, container } = show({
      api: answering('GET', 'masters/trip-costs', tripCostsWire({ travel_included: false })),
    });
    await user.selectOptions(await source(), 'Another country');
    const total = await screen.findByText('about $7,900');
    expect(total.parentElement).toHaveTextContent('about $7,900 plus flights and visa');
    expect(
      screen.getByText(/^Without flights and visa: 1 patient, 15 nights, travel not included/),
    ).toBeVisible();
    expect(container).not.toHaveTextContent(/Other,|all in/);
  });

  it('says so when there is no total', async () => {
    const { user } = show({ api: answering('GET', 'masters/trip-costs', tripCostsWire({ treatments: [] })) });
    await user.selectOptions(await source(), 'UK');
    expect(await screen.findByText(/^We know no total for this treatment yet/)).toBeVisible();
  });

  it('says so, calmly, when totals cannot be loaded, with a way to try again', async () => {
    const { user, container } = show({ api: failing('GET', 'masters/trip-costs') });
    await user.selectOptions(await source(), 'UK');
    expect(await screen.findByText(/The cost of the whole trip could not be loaded/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('about $9,600 less than privately at home')).toBeVisible();
  });

  it('has the total for two and the one of a later flight home, with what advises them', async () => {
    const wire = treatmentWire({
      companions: { usual: 1, note: 'Add a companion.' },
      earliest_flight: { days: 90, after: '3 months', text: 'Wait three months.', source: 'NHS' },
    });
    const { store } = show({ api: answering('GET', 'masters/treatments', [wire]) });
    expect(await screen.findByText('Add a companion. Wait three months. NHS')).toBeVisible();
    act(() => store.set(tripAtom, { source: 'UK' }));
    expect(await screen.findByText('For two: about $8,900')).toBeVisible();
    expect(await screen.findByText(/^Flight home after 3 months: about \$8,900, .*at home$/)).toBeVisible();
  });

  it.each(['{Enter}', ' '])('opens step 2 of the calculator with that country, by key %j', async key => {
    const { user, store, router } = show();
    (await screen.findByRole('link', { name: 'Estimate my trip to India' })).focus();
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
    const { user, store, recorded } = show({ api: failing('PUT', 'journey/*') });
    await user.click(await screen.findByRole('link', { name: 'Estimate my trip to India' }));
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(store.get(wizardViewAtom)).toBe('treatment');
    expect(store.get(prefillAtom)?.country).toBe('India');
    expect(recorded.toasts).toEqual([]);
  });

  it('has an address for new tabs and pages without code', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Estimate my trip to India' })).toHaveAttribute(
      'href',
      '/?treatment=hip-replacement&to=india#calculator-section',
    );
  });

  it.each([
    ['of a treatment that is not listed', { slug: 'other' }],
    ['without a treatment', { slug: '' }],
  ])('is nothing %s', async (_what, params) => {
    const { container } = show({ params });
    await waitFor(() => expect(container.querySelector('ul')).toBeInTheDocument());
    expect(container).toHaveTextContent('');
  });

  it('is only the way to the calculator where the API knows no trips', async () => {
    const { container } = show({ lacks: ['trip-costs', 'options'] }, { country: 'India' });
    await card();
    expect(container).toHaveTextContent(/^Estimate my trip to India$/);
  });
});

describe('the numbers that it counts', () => {
  const implants = { ...hipTrip(), treatment_id: 37, units: 2, nights: 5, home: 6_400 };
  function hipTrip() {
    const [trip] = tripCostsWire().treatments;
    return trip as NonNullable<typeof trip>;
  }
  const cost = {
    ...costWire,
    country: 'India',
    treatment: 2_400,
    home_price: { low: 9_600, typical: 9_600, high: 9_600 },
    total: 4_000,
    low: 3_400,
    high: 4_600,
  };
  const api = [
    answering('GET', 'masters/treatments', [implantsWire]),
    answering('GET', 'masters/trip-costs', tripCostsWire({ treatments: [implants] })),
  ];
  const showImplants = (
    handlers: typeof api = [],
    { data, ...options }: Parameters<typeof renderExpose>[1] & { data?: SlotData } = {},
  ) => show({ params: { slug: 'dental-implants' }, api: [...handlers, ...api], ...options }, data);
  const units = () => screen.findByRole('textbox', { name: 'How many implants?' });
  const trips = () => screen.findByRole('combobox', { name: 'How many trips?' });

  it('are the usual ones until the visitor answers, and the figures follow', async () => {
    const costs = recording('POST', COSTS);
    const { user, container } = showImplants([costs.handler, answering('POST', COSTS, [cost])]);
    const shown = await card();
    expect(shown.getByText('from any home country, for 2 implants')).toBeVisible();
    expect(await units()).toHaveValue('2');
    expect(await trips()).toHaveDisplayValue('2 trips: 5 and 7 days');
    await user.selectOptions(await source(), 'UK');
    expect(await shown.findByText('about $7,900')).toBeVisible();
    expect(screen.getByText(/^All in: 1 patient, 2 implants, 2 trips: 5 and 7 days, /)).toBeVisible();
    expect(costs.requests).toEqual([]);

    await user.clear(await units());
    expect(await units()).toHaveValue('');
    expect(await shown.findByText('about $7,900')).toBeVisible();
    await user.type(await units(), 'x');
    expect(await units()).toHaveValue('');
    await user.type(await units(), '৩');
    expect(await units()).toHaveValue('3');
    expect(await units()).toHaveAttribute('type', 'text');
    expect(await shown.findByText('about $4,000')).toBeVisible();
    expect(shown.getByText('$3,400 to $4,600, for 3 implants')).toBeVisible();
    expect(costs.requests.at(-1)?.body).toMatchObject({
      treatment_id: 37,
      source: 'UK',
      people_count: 1,
      accommodation_duration: 5,
      units: 3,
      visits: 2,
    });
    expect(shown.getByText(/about \$5,600 less than privately at home/)).toBeVisible();
    await user.selectOptions(await trips(), '1 trip: 5 days');
    await waitFor(() => expect(costs.requests.at(-1)?.body).toMatchObject({ units: 3, visits: 1 }));
    expect(await screen.findByText(/^All in: 1 patient, 3 implants, 5 nights, /)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('have the price that the API answers before it is known where the visitor lives', async () => {
    const costs = recording('POST', COSTS);
    const { user } = showImplants([costs.handler, answering('POST', COSTS, [cost])]);
    const shown = await card();
    await user.clear(await units());
    await user.type(await units(), '3');
    expect((await shown.findByText('$2,400')).parentElement).toHaveTextContent('$2,400 plus travel');
    expect(shown.getByText('for 3 implants')).toBeVisible();
    expect(costs.requests.at(-1)?.body).toMatchObject({ source: 'Other', units: 3 });
  });

  it('go with the visitor to the calculator, which asks for those that are not answered', async () => {
    const { user, store } = showImplants();
    await user.selectOptions(await trips(), '1 trip: 5 days');
    await user.click(await screen.findByRole('link', { name: 'Estimate my trip to India' }));
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '37', units: null, visits: 1 });
  });

  it('are those of the visitor’s own trip for the treatment, until the visitor answers here', async () => {
    const trip = aTrip({ treatmentType: '37', units: 6, visits: 1 });
    const { user, store } = showImplants([], { trip });
    expect(await units()).toHaveValue('6');
    expect(await trips()).toHaveDisplayValue('1 trip: 5 days');
    await user.clear(await units());
    await user.type(await units(), '4');
    await user.click(await screen.findByRole('link', { name: 'Estimate my trip to India' }));
    expect(store.get(tripAtom)).toMatchObject({ units: 4, visits: 1 });
    store.set(tripAtom, { units: 6 });
    expect(await units()).toHaveValue('4');
  });

  it('are the usual ones in a page whose other figures are', async () => {
    const trip = aTrip({ treatmentType: '37', units: 6, visits: 1, source: null });
    showImplants([], { trip, data: { country: 'India', ...span, isMain: true, isUsual: true } });
    const shown = await card();
    expect(shown.getByText('from any home country, for 2 implants')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('have no totals when those cannot be loaded, with a way to try again', async () => {
    const { user } = showImplants([failing('POST', COSTS)]);
    await user.selectOptions(await source(), 'UK');
    await user.clear(await units());
    await user.type(await units(), '3');
    expect(await screen.findByText(/^The cost of the whole trip could not be loaded/)).toBeVisible();
    network.use(answering('POST', COSTS, [cost]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('about $4,000')).toBeVisible();
    expect(screen.getByText(/^All in: 1 patient, 3 implants/)).toBeVisible();
  });
});
