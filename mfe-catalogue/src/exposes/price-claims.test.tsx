import {
  act,
  answering,
  aTrip,
  costsBySourceWire,
  countryWire,
  destinationWire,
  implantsWire,
  renderExpose,
  screen,
  treatmentTripsWire,
  tripCostsWire,
} from '@carefare/testing';
import {
  costsOfTrips,
  counts,
  falseClaims,
  HOME_PRICE,
  marksBesideTotals,
  pricedDestinations,
  textWithoutHomeMarks,
  wrongClaims,
  wrongMarks,
} from '@carefare/testing/price-claims';
import { OTHER_SOURCE, tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { rowOf } from '../../testing/country-page.ts';
import * as country from './country.tsx';
import * as treatment from './treatment.tsx';

type Numbers = (typeof counts)[number];

interface Visitor {
  source: string | null;
  /** What a unit costs at home. */
  homePrice: number | null;
}

const tripsOf = ({ source, homePrice }: Visitor, numbers: Numbers) =>
  costsOfTrips({ ...numbers, homePrice, withTravel: source !== OTHER_SOURCE });

const lowest = pricedDestinations[3] ?? expect.unreachable();

/** An API with the prices of dental implants, of which this visitor counts some, and others are usual. */
function pricesFor(visitor: Visitor, own: Numbers, usual = own) {
  const visits = usual.visits > 1 ? implantsWire.visits : null;
  const costs = tripsOf(visitor, usual);
  const { home, withTravel } = costs[0] ?? expect.unreachable();
  return [
    answering('GET', 'masters/treatments', [
      {
        ...implantsWire,
        base_cost: lowest.price,
        base_country: lowest.country,
        basis: lowest.basis,
        typical_units: usual.units,
        visits,
      },
    ]),
    answering(
      'POST',
      'masters/treatment-countries',
      pricedDestinations.map(({ country: name, price, basis, note }) =>
        countryWire({
          country: name,
          baseprice: price,
          price_low: price - 50,
          price_high: price + 50,
          // Of the usual trip: true of no other numbers.
          span: { low: price + 1_000, high: price + 2_000 },
          basis,
          note,
        }),
      ),
    ),
    answering(
      'GET',
      'masters/trip-costs',
      tripCostsWire({
        travel_included: withTravel,
        treatments: [
          treatmentTripsWire({
            treatment_id: 37,
            units: usual.units,
            nights: 5,
            visits,
            home,
            home_range: null,
            costs,
          }),
        ],
      }),
    ),
    answering('POST', 'journey/compute-cost-by-treatment', tripsOf(visitor, own)),
  ];
}

/** A page as this visitor sees it, once its prices are there. */
async function show(
  page: typeof country | typeof treatment,
  { source }: Visitor,
  options: Parameters<typeof renderExpose>[1],
) {
  const { container, store } = renderExpose(page, options);
  if (source !== null) act(() => store.set(tripAtom, { source }));
  await screen.findAllByText(/^(?:Treatment )?[$£][\d,]+/);
  expect(wrongMarks(container.innerHTML, '37')).toEqual([]);
  expect(marksBesideTotals(container.innerHTML)).toEqual([]);
  expect(falseClaims(container.innerHTML)).toEqual([]);
}

/** The price by itself: what the trip costs is another remote's to say. */
const alone = { total: null, low: null, high: null, home: null };

const visitors = [
  { source: 'UK', homePrice: HOME_PRICE },
  { source: OTHER_SOURCE, homePrice: null },
  { source: null, homePrice: HOME_PRICE },
];

describe.each(visitors)('to a visitor from $source', visitor => {
  it.each(counts)('a treatment’s page is true for $units units and $visits trips', async own => {
    await show(treatment, visitor, {
      path: '/treatments/dental-implants',
      trip: aTrip({ treatmentType: '37', ...own }),
      api: pricesFor(visitor, own, { units: 2, visits: 2 }),
    });
    for (const facts of tripsOf(visitor, own)) {
      const name = await screen.findByRole('heading', { level: 3, name: facts.country });
      expect(wrongClaims(name.closest('li')?.textContent ?? '', { ...facts, ...alone })).toEqual([]);
    }
  });

  it.each(counts)('a country’s page is true where $units units and $visits trips are usual', async usual => {
    const index = counts.indexOf(usual) + (visitor.source === null ? counts.length : 0);
    const facts = tripsOf(visitor, usual)[index] ?? expect.unreachable();
    const fromUk =
      costsOfTrips({ ...usual, withTravel: true, homePrice: HOME_PRICE })[index] ?? expect.unreachable();
    const costs = [{ ...fromUk, source: 'UK', home_range: null, flight_hours: 4 }];
    await show(country, visitor, {
      path: `/treatments/dental-implants/${facts.country.toLowerCase()}`,
      api: [
        ...pricesFor(visitor, usual),
        answering('GET', 'masters/destinations', [destinationWire({ country: facts.country })]),
        answering(
          'GET',
          'masters/costs-by-source',
          costsBySourceWire({ ...facts, ...usual, visits: null, costs }),
        ),
      ],
    });
    await screen.findByRole('rowheader', { name: 'UK' });
    const hero = screen.getByRole('heading', { level: 1 }).closest('section');
    expect(wrongClaims(hero?.textContent ?? '', { ...facts, ...alone })).toEqual([]);
    const bySource = rowOf('UK').closest('section');
    expect(wrongClaims(textWithoutHomeMarks(bySource), fromUk)).toEqual([]);
  });
});
