import {
  act,
  answering,
  createTestContext,
  destinationWire,
  failing,
  hanging,
  network,
  renderExpose,
  screen,
  treatmentTripsWire,
  treatmentWire,
  tripCostsWire,
  tripCostWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { countriesAtom, prefillAtom, slugOf } from 'shared-contracts';
import { enterHomeAtom, guessResidenceAtom, takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import * as destinations from './destinations.tsx';

const show = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(destinations, { path: '/destinations', ...options });

const costOf = (country: string, total: number) =>
  tripCostWire({ country, treatment: 6_000, total, low: total, high: total });
/** An API with these trips of the one treatment. */
const tripsWith = (fields: Parameters<typeof treatmentTripsWire>[0]) =>
  answering('GET', 'masters/trip-costs', tripCostsWire({ treatments: [treatmentTripsWire(fields)] }));

const fourCountries = answering(
  'GET',
  'masters/destinations',
  ['India', 'Thailand', 'Turkey', 'Malaysia'].map(country => destinationWire({ country })),
);

describe('/destinations', () => {
  it('shows four complete profiles, the map with its placeholder, and the table', async () => {
    const { container, user } = show();
    const profile = within(screen.getAllByRole('article')[0] as HTMLElement);
    expect(profile.getByRole('link', { name: 'India' })).toHaveAttribute('href', '/destinations/india');
    await user.click(profile.getByText('Hospitals, visa and daily life in India'));
    for (const text of [
      /^Save up to 70%: /,
      '50+ accredited hospitals',
      /medical e-visa lasts 60 days/,
      /Food without meat/,
    ])
      expect(profile.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Where the countries are' })).toBeVisible();
    expect(screen.getByText('Interactive World Map - Clickable destination map coming soon')).toBeVisible();
    const map = within(screen.getByRole('list', { name: 'Countries on the map' }));
    const rows = await screen.findAllByRole('rowheader');
    for (const { textContent: name } of rows)
      expect(map.getByRole('link', { name: name ?? '' })).toHaveAttribute(
        'href',
        `/destinations/${slugOf(name ?? '')}`,
      );
    expect(
      await screen.findByRole('row', { name: /^India \$6,200 \$6,500 to \$9,700 all in$/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: 'Mexico not offered' })).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('shows the lowest price of each country where nobody offers the example', async () => {
    const { container } = show({
      api: answering('GET', 'masters/trip-costs', tripCostsWire({ treatments: [] })),
    });
    expect(await screen.findByRole('row', { name: 'India from $450' })).toBeVisible();
    expect(container).not.toHaveTextContent(/hip replacement|not offered/i);
    expect(await violations(container)).toEqual([]);
  });

  it('takes no other treatment of that id for the example', async () => {
    const { container, store } = show({
      api: answering('GET', 'masters/treatments', [treatmentWire({ name: 'Knee Cap Renewal' })]),
    });
    // Before there is a table to order.
    act(() => store.set(guessResidenceAtom, 'UK'));
    expect(await screen.findByRole('row', { name: 'India from £342' })).toBeVisible();
    expect(container).not.toHaveTextContent(/hip replacement/i);
  });

  it('leads from the map and the profiles to those countries only that the API lists', async () => {
    const { store } = show();
    act(() => store.set(countriesAtom, { ...store.get(countriesAtom), destinations: ['Georgia', 'India'] }));
    expect(screen.getByText(/^One country in detail, and/)).toBeVisible();
    const map = within(screen.getByRole('list', { name: 'Countries on the map' }));
    expect(map.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['India']);
    const profiles = screen.getAllByRole('article').map(card => within(card).getByRole('heading'));
    expect(profiles.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('India')]);
    expect(screen.getByText(/^Savings depend on the treatment/)).toBeVisible();
    act(() => store.set(countriesAtom, { ...store.get(countriesAtom), destinations: ['Georgia'] }));
    expect(screen.queryByText(/^Savings depend on the treatment/)).toBeNull();
  });

  it('sorts the countries by their figures, the lowest first, and those without one last', async () => {
    const { user } = show({
      api: answering(
        'GET',
        'masters/destinations',
        ['Mexico', 'Thailand', 'India'].map(country => destinationWire({ country })),
      ),
    });
    const countries = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await screen.findAllByRole('rowheader');
    expect(countries()).toEqual(['India', 'Thailand', 'Mexico']);
    network.use(tripsWith({ costs: [costOf('India', 16_000), costOf('Thailand', 15_500)] }));
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    await waitFor(() => expect(countries()).toEqual(['Thailand', 'India', 'Mexico']));
  });

  it('has prices on request last, and not among the prices that were found', async () => {
    const costs = [
      tripCostWire({ treatment: 0, basis: 'interpolated' }),
      tripCostWire({ country: 'Thailand' }),
    ];
    show({ api: [fourCountries, tripsWith({ costs })] });
    expect(await screen.findByRole('row', { name: /^India price on request/ })).toBeVisible();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Thailand',
      'India',
      'Malaysia',
      'Turkey',
    ]);
    expect(screen.getByText(/^These prices were found/)).toBeVisible();
  });

  it('shows another treatment that the visitor chooses', async () => {
    const { user, container } = show();
    const choice = await screen.findByRole('combobox', { name: 'Treatment' });
    expect(choice).toHaveDisplayValue('Hip Replacement');
    await screen.findByRole('row', { name: /^India \$6,200/ });
    network.use(tripsWith({ treatment_id: 51, nights: 12, costs: [tripCostWire({ treatment: 4_000 })] }));
    await user.selectOptions(choice, 'Knee Replacement');
    expect(await screen.findByRole('row', { name: /^India \$4,000/ })).toBeVisible();
    expect(screen.getByText(/^The cost of Knee Replacement in every country/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('says what the figures of a chosen treatment count, what they lack, and the note of a price', async () => {
    const unit = { one: 'implant', many: 'implants', max: 32 };
    const implants = { id: '37', name: 'Dental Implants', unit, typical_units: 2 };
    const { user } = show({
      api: [answering('GET', 'masters/treatments', [treatmentWire(), treatmentWire(implants)])],
    });
    await screen.findByRole('row', { name: /^India/ });
    network.use(
      tripsWith({
        treatment_id: 37,
        units: 2,
        nights: 5,
        visits: { days: [5, 7], apart_months: [3, 6], note: 'The bone has to heal.' },
        left_out: [{ name: 'Crowns', short: 'crowns' }],
        costs: [tripCostWire({ note: 'Other prices are lower.', span: { low: 2_000, high: 3_000 } })],
      }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Treatment' }), 'Dental Implants');
    expect(await screen.findByRole('columnheader', { name: 'Treatment, 2 implants' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^India/ })).toHaveTextContent(
      /Other prices are lower\..*\$2,000 to \$3,000 without crowns/,
    );
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    expect(
      await screen.findByText(/^All in from the UK: one patient, 2 implants, 2 trips: 5 and 7 days, /),
    ).toBeVisible();
  });

  it('compares nothing with home in the country where the visitor lives', async () => {
    const { store } = show({
      api: [
        answering(
          'GET',
          'masters/destinations',
          ['UAE', 'India'].map(country => destinationWire({ country })),
        ),
        tripsWith({ costs: ['UAE', 'India'].map(country => costOf(country, 8_000)) }),
      ],
    });
    act(() => store.set(takeKnownAnswersAtom, { source: 'UAE', currency: 'USD' }));
    const row = await screen.findByRole('row', { name: /^India .*less than privately at home/ });
    expect(row).toBeVisible();
    expect(screen.getByRole('row', { name: /^UAE/ })).not.toHaveTextContent('at home');
  });

  it('opens the home page with the destination queued and the trip kept', async () => {
    const { user, store, router } = show({ api: fourCountries });
    expect(screen.getByRole('link', { name: 'Calculate Costs for Turkey' })).toHaveAttribute(
      'href',
      '/?to=turkey',
    );
    await user.click(screen.getByRole('link', { name: 'Calculate Costs for Turkey' }));
    expect(router.state.location.pathname).toBe('/');
    expect(store.set(enterHomeAtom)).toBe(false);
    expect(store.get(prefillAtom)).toEqual({ country: 'Turkey' });
  });

  it('keeps the profiles when the table fails, and retries the table', async () => {
    const { user, container } = show({ api: failing('GET', 'masters/destinations') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations(container)).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    network.resetHandlers();
    await user.click(retry);
    expect(screen.getByRole('heading', { name: 'All countries' })).toHaveFocus();
    expect(await screen.findByRole('row', { name: /Mexico/ })).toBeVisible();
  });

  it.each([
    ['UK', true, 'all in ≈ $7,900'],
    ['Another country', false, 'plus flights and visa'],
  ])('shows the whole trip of one treatment for each country from %s', async (source, isIncluded, text) => {
    const costs = answering('GET', 'masters/trip-costs', tripCostsWire({ travel_included: isIncluded }));
    const api = [fourCountries, costs];
    const { user } = show({ api });
    await screen.findByRole('row', { name: /^India/ });
    await user.selectOptions(screen.getByLabelText('I live in'), source);
    const [price, total] = isIncluded ? ['£4,710', 'about £6,040'] : ['$6,200', 'about $7,900'];
    const row = await screen.findByRole('row', {
      name: new RegExp(`^India \\${price} ${total.replace('$', '\\$')} `),
    });
    expect(row).toHaveTextContent(text);
    // Said once: not in the profiles too.
    for (const card of screen.getAllByRole('article')) expect(card).not.toHaveTextContent(/hip replacement/i);
  });

  it('has a column for each of two totals, whose order it says', async () => {
    const flight = { stay: 15, after: '3 months', advised_by: 'NHS' };
    const later = (total: number) => ({ ...flight, total, low: total, high: total });
    const two = tripsWith({
      costs: [
        { ...costOf('India', 8_000), later: later(14_000) },
        { ...costOf('Thailand', 9_000), later: later(13_000) },
        // Where the visitor lives, nobody flies.
        costOf('Turkey', 20_000),
      ],
    });
    const { user, container } = show({
      api: [fourCountries, two],
    });
    await user.selectOptions(await screen.findByLabelText('I live in'), 'UK');
    expect(await screen.findByRole('columnheader', { name: 'fly after 3 months, all in' })).toBeVisible();
    expect(screen.getByText(/cheapest first if you fly after 3 months\.$/)).toBeVisible();
    expect(screen.getByText(/^Less and more are against the treatment paid privately/)).toBeVisible();
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Thailand', 'India', 'Turkey', 'Malaysia']);
    const [, first, second] = within(screen.getByRole('row', { name: /^India/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect([first, second]).toEqual([
      expect.stringMatching(/^about £6,080 ≈.\$8,000about £\d,\d{3} less$/),
      expect.stringMatching(/^about £10,600 ≈.\$14,000/),
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    ['Loading destinations...', hanging('GET', 'masters/destinations')],
    ['There are no countries to show at the moment.', answering('GET', 'masters/destinations', [])],
  ])('shows the profiles without the table: %s', async (text, api) => {
    show({ api });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

it.each([
  [200, answering('GET', 'masters/destinations', [])],
  [503, failing('GET', 'masters/destinations')],
  [503, failing('GET', 'masters/trip-costs')],
])(
  'loads with status %s on the server, and keeps the profiles without the table’s data',
  async (status, api) => {
    network.use(api);
    const { context } = createTestContext({ path: '/destinations', server: true });
    expect(await destinations.page.load?.(context)).toEqual(
      status === 200 ? { status } : { status, partial: true },
    );
  },
);
