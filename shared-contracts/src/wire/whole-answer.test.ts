import {
  costsBySourceWire,
  countryWire,
  destinationWire,
  optionsWire,
  priceBookWire,
  treatmentWire,
  tripCostsWire,
} from '@carefare/testing';
import { costWire } from '@carefare/testing/worked-example';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '../site/site.config.ts';
import * as wire from './index.ts';
import { wholeAnswer } from './whole-answer.ts';

const price = { country: 'India', low: 5200, typical: 6200, high: 8000 };

describe('an answer with nothing beyond what its call is about', () => {
  it.each<[string, v.GenericSchema, unknown]>([
    [
      'GET masters/treatments',
      wire.TreatmentsAnswerSchema,
      [{ id: 52, name: 'Hip Replacement', category: 'Orthopedic' }],
    ],
    ['POST masters/treatment-countries', wire.TreatmentCountriesAnswerSchema, [{ country: 'India' }]],
    ['GET masters/travel-visa-costs', wire.TravelVisaAnswerSchema, { travel_cost: 550, visa_cost: 0 }],
    [
      'GET masters/options',
      wire.OptionsAnswerSchema,
      { accommodation: [{ id: 1, name: 'Hotel' }], food: [{ id: 1, name: 'Basic' }] },
    ],
    ['GET masters/destinations', wire.DestinationsAnswerSchema, [{ country: 'India' }]],
    [
      'GET masters/trip-costs',
      wire.TripCostsAnswerSchema,
      {
        travel_included: true,
        treatments: [
          {
            treatment_id: 52,
            nights: 15,
            home: 17_500,
            home_range: { low: 14_000, high: 22_750 },
            costs: [{ country: 'India', treatment: 6200, total: 7945, low: 6945, high: 9745 }],
          },
        ],
      },
    ],
    [
      'GET masters/costs-by-source',
      wire.CostsBySourceAnswerSchema,
      { units: 1, nights: 15, costs: [{ source: 'UK', ...costWire, low: 1, high: 2, flight_hours: 8 }] },
    ],
    [
      'GET masters/price-book',
      wire.PriceBookAnswerSchema,
      {
        treatments: [
          { treatment_id: 52, name: 'Hip Replacement', category: 'Orthopedic', prices: [price] },
          { treatment_id: 37, name: 'Implants', category: 'Dental', prices: [], home_prices: [price] },
        ],
      },
    ],
    [
      'POST journey/compute-cost-by-treatment',
      wire.CostsByTreatmentAnswerSchema,
      [{ country: 'India', ...costWire, alternatives: {}, less_than_home: {} }],
    ],
  ])('is whole: %s', (call, schema, said) => {
    expect(v.is(schema, said)).toBe(false);
    expect(v.safeParse(schema, wholeAnswer(call, said)).issues).toBeUndefined();
  });
});

it.each<[string, unknown]>([
  ['GET masters/treatments', [treatmentWire()]],
  ['POST masters/treatment-countries', [countryWire()]],
  ['GET masters/options', optionsWire],
  ['GET masters/destinations', [destinationWire()]],
  ['GET masters/trip-costs', tripCostsWire()],
  ['GET masters/costs-by-source', costsBySourceWire()],
  ['GET masters/price-book', priceBookWire()],
  ['GET journey/{sessionId}/cost', costWire],
  ['GET masters/treatments', 'no list'],
  ['GET masters/trip-costs', null],
])('an answer of which nothing is missing stays the same: %s', (call, said) => {
  expect(wholeAnswer(call, said)).toBe(said);
});

it('choices of hotel and food are the site’s own where the API lists none, and a range is the price where it has none', () => {
  const options = wholeAnswer('GET masters/options', { accommodation: [], food: null });
  expect(options).toMatchObject({ accommodation: siteConfig.accommodation, food: siteConfig.food });
  expect(wholeAnswer('POST masters/treatment-countries', [{ country: 'India', baseprice: 5 }])).toMatchObject(
    [{ price_low: 5, price_high: 5 }],
  );
});

it('a basis that the site does not know is as good as none', () => {
  expect(wholeAnswer('GET masters/treatments', [{ basis: 'guessed' }])).toMatchObject([
    { basis: 'interpolated' },
  ]);
});

it('a category is spelled as in the first row that has it', () => {
  const rows = ['Dental', 'dental ', 'Eyes', 'DENTAL', 7].map(category => ({ category }));
  expect(wholeAnswer('GET masters/treatments', rows)).toMatchObject(
    ['Dental', 'Dental', 'Eyes', 'Dental', 7].map(category => ({ category })),
  );
});
