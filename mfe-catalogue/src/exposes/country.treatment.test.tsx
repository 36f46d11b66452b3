import {
  act,
  answering,
  costsBySourceWire,
  countryWire,
  destinationWire,
  screen,
  treatmentTripsWire,
  treatmentWire,
  tripCostsWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { expect, it } from 'vitest';
import { renderCountry, rowOf } from '../../testing/country-page.ts';

const PATH = '/treatments/hip-replacement/india';
it('has its own figures: trip, home countries, price, stay, visa, flight, languages', async () => {
  const { container } = renderCountry(PATH);
  await screen.findByText('Good to know');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hip Replacement in India');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'What the whole trip costs',
    'Hip Replacement in India, by home country',
    'Good to know',
    'Day by day',
    'Hip Replacement in other countries',
    'Plan your Hip Replacement in India',
  ]);
  for (const [name, amount] of [
    ['Treatment', '$6,200 (usually $5,200 to $8,000)'],
    ['Flights, return', '$200 to $550'],
    ['Visa', 'none to $100'],
    ['Hotel', '$825'],
    ['Food', '$270'],
    ['Typical total, by home country', '$7,495 to $7,945'],
    ['Range to expect, all in', '$6,500 to $9,700'],
  ] as const)
    expect(rowOf(name)).toHaveTextContent(`${name}${amount}`);
  for (const text of [
    '$6,200, usually $5,200 to $8,000 (found), for one hip, implant included.',
    '15 nights is typical. Your doctor decides.',
    'Depends on your passport: free to $100 from the home countries above. A medical visa is for up to 60 days.',
    '2 to 10.5 hours one way, connection included, from the home countries above.',
    'English, Hindi',
    'operating room and the usual hospital nights',
    'travel insurance',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^Typical; the clinic decides/)).toBeVisible();
  expect(screen.getAllByText(/Indicative, as of November 2026/)).toHaveLength(2);
  expect(screen.getByText(/Not medical advice/)).toBeVisible();
  expect(await violations(container)).toEqual([]);
});

it('says how many trips are counted, of how many days, and what that rests on', async () => {
  const visits = { days: [15, 4], apart_months: [3, 6] as [number, number], note: 'Our assumption.' };
  renderCountry(PATH, {
    api: [
      answering('GET', 'masters/treatments', [treatmentWire({ visits })]),
      answering('GET', 'masters/costs-by-source', costsBySourceWire({ visits })),
      answering('GET', 'masters/destinations', [destinationWire({ visa_fees: { UK: 50, Kenya: 0 } })]),
    ],
  });
  expect(
    await screen.findByText('2 trips: 15 and 4 days, 3 to 6 months apart. Our assumption.'),
  ).toBeVisible();
  expect(screen.getByText(/flights, visa, hotel and food for 2 trips: 15 and 4 days\.$/)).toBeVisible();
  expect(screen.getByText(/against the treatment alone.*, 2 trips: 15 and 4 days\.$/)).toBeVisible();
  for (const name of ['Trip 1', 'Trip 2']) expect(screen.getByRole('list', { name })).toBeVisible();
  expect(screen.queryByText(/is typical\. Your doctor decides/)).toBeNull();
  expect(rowOf('Flights, return, 2 trips')).toBeVisible();
  expect(rowOf('Visa, 2 trips')).toHaveTextContent('none to $100');
  // The fee of the passport is that of one trip.
  expect(screen.getByText(/^Depends on your passport: free to \$50 from/)).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Visa, 2 trips' })).toBeVisible();
});

it('compares the whole trip with home in words, in both directions (law 7)', async () => {
  renderCountry(PATH);
  await screen.findByText('Good to know');
  expect(rowOf('UK')).toHaveTextContent(
    '8.5 hours$100$17,500 ($14,000 to $22,800)about $7,900 all in$6,900 to $9,700about $9,600 less than privately at home',
  );
  expect(rowOf('Kenya')).toHaveTextContent(/10.5 hoursfreenot knownabout \$7,700 all in\$6,700 to \$9,500$/);
  expect(rowOf('Bangladesh')).toHaveTextContent(
    'about $7,500 all in$6,500 to $9,300about $1,500 more than privately at home',
  );
});

it('shows three home countries, the visitor’s own first, and folds the others', async () => {
  const { costs } = costsBySourceWire();
  const more = ['Canada', 'Russia'].map(source => Object.assign({ ...costs[1], source }));
  const { store } = renderCountry(PATH, {
    api: answering('GET', 'masters/costs-by-source', costsBySourceWire({ costs: [...costs, ...more] })),
  });
  await screen.findByText('Good to know');
  const inTable = (label: RegExp) =>
    within(screen.getByRole('table', { name: label, hidden: true }))
      .getAllByRole('rowheader', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(inTable(/by home country$/)).toEqual(['UK', 'Kenya', 'Bangladesh']);
  expect(inTable(/by home country: the others$/)).toEqual(['Canada', 'Russia']);
  expect(screen.getByText('Show all 5 home countries').closest('details')).not.toHaveAttribute('open');
  act(() => store.set(tripAtom, { source: 'Russia' }));
  await waitFor(() => expect(inTable(/by home country$/)).toEqual(['Russia', 'UK', 'Kenya']));
});

it('compares no trip of those who live there', async () => {
  const [cost] = costsBySourceWire().costs;
  const costs = ['India', 'UK'].map(source => Object.assign({ ...cost, source }));
  renderCountry(PATH, {
    api: answering('GET', 'masters/costs-by-source', costsBySourceWire({ costs })),
  });
  await screen.findByText('Good to know');
  expect(rowOf('UK')).toHaveTextContent('less than privately at home');
  expect(rowOf('India')).not.toHaveTextContent('than privately at home');
});

it('has no column of prices at home where none is known', async () => {
  renderCountry(PATH, {
    api: answering(
      'GET',
      'masters/costs-by-source',
      costsBySourceWire({
        costs: costsBySourceWire().costs.map(cost => Object.assign(cost, { home: null })),
      }),
    ),
  });
  expect(
    await screen.findByText(/^The whole trip\. We have no reliable price in these countries yet/),
  ).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Privately at home' })).toBeNull();
});

it('shows the visitor’s own trip once it is known where they live', async () => {
  const { store, recorded } = renderCountry(PATH);
  await screen.findByText('Good to know');
  expect(await screen.findByText(/^Treatment \$6,200/)).toHaveTextContent('Treatment $6,200 found');
  const data = { country: 'India', low: 7_500, high: 8_500, isMain: true, isUsual: true };
  expect(recorded.slots).toContainEqual({ name: 'treatment.estimate', data });
  expect(recorded.slots).toContainEqual({ name: 'treatment.estimate', data: { isUsual: true } });
  act(() => store.set(tripAtom, { source: 'UK' }));
  await waitFor(() => expect(rowOf('Typical total')).toHaveTextContent('£6,040 ≈ $7,900'));
  // Within what it was for all home countries.
  expect(rowOf('Range to expect, all in')).toHaveTextContent('Range to expect, all in£5,280 to £7,410');
  for (const text of [
    '£4,710, usually £3,950 to £6,080 (found), for one hip, implant included.',
    'Depends on your passport: £76 from the UK. A medical visa is for up to 60 days.',
    '8.5 hours one way, connection included, from the UK.',
  ])
    expect(screen.getByText(text)).toBeVisible();
});

it('has the range of each of two totals below it', async () => {
  const later = { stay: 15, after: '3 months', advised_by: 'NHS', total: 13_400, low: 9_500, high: 16_000 };
  const { store } = renderCountry(PATH, {
    api: answering(
      'GET',
      'masters/costs-by-source',
      costsBySourceWire({ costs: costsBySourceWire().costs.map(cost => Object.assign(cost, { later })) }),
    ),
  });
  await screen.findByText('Good to know');
  act(() => store.set(tripAtom, { source: 'UK' }));
  await waitFor(() => expect(rowOf('Typical total if you fly after 15 nights')).toHaveTextContent('£6,040'));
  const rows = [...(rowOf('Food').parentElement?.children ?? [])].map(({ textContent }) => textContent);
  expect(rows.slice(-4)).toEqual([
    expect.stringMatching(/^Typical total if you fly after 15 nights£6,040/),
    'Range to expect, all in£5,280 to £7,410',
    expect.stringMatching(/^Typical total if you fly after 3 months \(NHS\)£10,200/),
    'Range to expect, all in£7,220 to £12,200',
  ]);
});

it('leads to the treatment, the country, the prices, other countries and other treatments', async () => {
  const treatments = [treatmentTripsWire(), treatmentTripsWire({ treatment_id: 30 })];
  renderCountry(PATH, { api: answering('GET', 'masters/trip-costs', tripCostsWire({ treatments })) });
  await screen.findByText('Good to know');
  const addressOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(addressOf('Compare all countries for Hip Replacement')).toBe('/treatments/hip-replacement');
  expect(addressOf('All about treatment in India')).toBe('/destinations/india');
  expect(addressOf('Where prices come from')).toBe('/prices');
  expect(addressOf('Thailand')).toBe('/treatments/hip-replacement/thailand');
  expect(addressOf('Rhinoplasty')).toBe('/treatments/rhinoplasty/india');
  expect(screen.queryByRole('link', { name: 'Hip Replacement' })).toBeNull();
});

it('lists other countries by price, those on request last and not among the prices that were found', async () => {
  const offers = [
    countryWire(),
    countryWire({ country: 'Malaysia', baseprice: 0, basis: 'interpolated' }),
    countryWire({ country: 'Thailand', baseprice: 13_500 }),
    countryWire({ country: 'Turkey', baseprice: 8_500 }),
  ];
  renderCountry(PATH, { api: answering('POST', 'masters/treatment-countries', offers) });
  const title = await screen.findByRole('heading', { name: 'Hip Replacement in other countries' });
  const part = within(title.parentElement as HTMLElement);
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Turkey $8,500 ',
    'Thailand $13,500 ',
    'Malaysia price on request ',
  ]);
  expect(part.getByText(/^These prices were found/)).toBeVisible();
});

it('has no part for other countries where there are none', async () => {
  renderCountry(PATH, { api: answering('POST', 'masters/treatment-countries', [countryWire()]) });
  expect(await screen.findByRole('link', { name: 'All about treatment in India' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Hip Replacement in other countries' })).toBeNull();
});

it('has no part for other treatments where the country has none', async () => {
  renderCountry(PATH);
  expect(await screen.findByRole('link', { name: 'All about treatment in India' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hip Replacement in other countries' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Other treatments in India' })).toBeNull();
});

it('opens the calculator and the quote with treatment and country', async () => {
  const { user, router, recorded } = renderCountry(PATH);
  expect(await screen.findByRole('link', { name: 'Estimate my trip to India' })).toHaveAttribute(
    'href',
    '/?treatment=hip-replacement&to=india#calculator-section',
  );
  const quote = screen.getByRole('link', { name: 'Get a quote' });
  expect(quote.getAttribute('href')).toBe('/contact?treatment=hip-replacement&destination=India');
  await user.click(quote);
  expect(recorded.tracked).toHaveLength(1);
  expect(router.state.location).toMatchObject({
    pathname: '/contact',
    search: '',
    state: { treatmentId: '52', destination: 'India' },
  });
});
