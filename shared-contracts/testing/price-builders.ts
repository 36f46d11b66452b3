import type {
  CostsBySourceAnswerSchema,
  PriceBookAnswerSchema,
  PriceSourceSchema,
  TripCostsAnswerSchema,
} from 'shared-contracts/wire';
import type * as v from 'valibot';

type TripCostsWire = v.InferInput<typeof TripCostsAnswerSchema>;
type CostsBySourceWire = v.InferInput<typeof CostsBySourceAnswerSchema>;
type PriceBookWire = v.InferInput<typeof PriceBookAnswerSchema>;
type PriceSource = v.InferInput<typeof PriceSourceSchema>;

const homeRange = { low: 14000, high: 22750, basis: 'interpolated', note: null, year: 2024 } as const;

type TreatmentTripsWire = TripCostsWire['treatments'][number];
type TripCostWire = TreatmentTripsWire['costs'][number];

/** A row of a treatment's costs in `GET /masters/trip-costs`. */
export const tripCostWire = (fields: Partial<TripCostWire> = {}): TripCostWire => ({
  country: 'India',
  treatment: 6200,
  total: 7945,
  low: 6945,
  high: 9745,
  basis: 'found',
  note: null,
  ...fields,
});

/** A treatment in `GET /masters/trip-costs`: the hip replacement of a patient from the UK, at two destinations. */
export const treatmentTripsWire = (fields: Partial<TreatmentTripsWire> = {}): TreatmentTripsWire => ({
  treatment_id: 52,
  units: 1,
  nights: 15,
  visits: null,
  home: 17500,
  home_range: homeRange,
  public_care: {
    text: 'NHS treatment is free of charge.',
    source: 'NHS',
    source_url: 'https://nhs.example/',
  },
  costs: [
    tripCostWire({ country: 'Thailand', treatment: 13500, total: 15450, low: 13450, high: 18950 }),
    tripCostWire({ span: { low: 6495, high: 9745 } }),
  ],
  ...fields,
});

/** The answer of `GET /masters/trip-costs`, with the hip replacement. */
export const tripCostsWire = (fields: Partial<TripCostsWire> = {}): TripCostsWire => ({
  travel_included: true,
  treatments: [treatmentTripsWire()],
  as_of: '2026-11',
  ...fields,
});

/** The answer of `GET /masters/costs-by-source`: hip replacement in India, from three countries. */
export const costsBySourceWire = (fields: Partial<CostsBySourceWire> = {}): CostsBySourceWire => ({
  units: 1,
  nights: 15,
  visits: null,
  basis: 'found',
  note: null,
  costs: [
    {
      ...tripTo('UK', 550, 100),
      home: 17500,
      home_range: homeRange,
      flight_hours: 8.5,
    },
    { ...tripTo('Kenya', 450, 0), home: null, home_range: null, flight_hours: 10.5 },
    { ...tripTo('Bangladesh', 200, 0), home: 6000, home_range: null, flight_hours: 2 },
  ],
  as_of: '2026-11',
  ...fields,
});

function tripTo(source: string, travel: number, visa: number) {
  const total = 6200 + travel + visa + 825 + 270;
  return {
    source,
    treatment: 6200,
    travel,
    visa,
    accommodation: 825,
    food: 270,
    total,
    low: total - 1000,
    high: total + 1800,
  };
}

/** A page that gives a price. */
const priceSource = (fields: Partial<PriceSource> = {}): PriceSource => ({
  publisher: 'A clinic',
  kind: 'clinic',
  year: 2026,
  url: `https://${fields.kind ?? 'clinic'}.example/hip`,
  read: '2026-11-28',
  ...fields,
});

type BookPrice = PriceBookWire['treatments'][number]['prices'][number];

/** A price in the price book; an estimate by default. */
const bookPrice = (
  country: string,
  [low, typical, high]: [number, number, number],
  fields: Partial<BookPrice> = {},
): BookPrice => ({ country, low, typical, high, basis: 'interpolated', note: null, sources: [], ...fields });

/** The answer of `GET /masters/price-book`: hip replacement at two destinations, dental implants at one. */
export const priceBookWire = (fields: Partial<PriceBookWire> = {}): PriceBookWire => ({
  treatments: [
    {
      treatment_id: 52,
      name: 'Hip Replacement',
      category: 'Orthopedic',
      price_unit: 'one hip, implant included',
      unit: null,
      visits: null,
      includes: null,
      excludes: null,
      prices: [
        bookPrice('India', [5200, 6200, 8000], { basis: 'found', sources: [priceSource()] }),
        bookPrice('Spain', [11600, 14500, 18850]),
      ],
      home_prices: [
        {
          ...bookPrice('UK', [14000, 17500, 22750], { basis: 'found', note: 'An average.' }),
          year: null,
          sources: [
            priceSource({ publisher: 'Survey of hospitals', kind: 'survey' }),
            priceSource({ url: 'http://news.example/hip', publisher: 'The News', kind: 'press', year: null }),
          ],
        },
      ],
    },
    {
      treatment_id: 37,
      name: 'Dental Implants',
      category: 'Dental',
      price_unit: 'per implant, with abutment and crown',
      unit: { one: 'implant', many: 'implants', max: 32 },
      visits: { days: [5, 7], apart_months: [3, 6], note: 'Our assumption.' },
      includes: null,
      excludes: null,
      prices: [
        bookPrice('Turkey', [600, 900, 2500], {
          basis: 'set',
          note: 'The typical price was set by Carefare.',
        }),
      ],
      home_prices: [],
    },
  ],
  methods: [{ title: 'Flights', text: 'A fare is a model, not a quote.' }],
  includes: [
    "the procedure and the surgeon's and anaesthetist's fees",
    'operating room and the hospital nights that are usual for it',
    'standard implants, materials and medicines used in hospital',
    'routine tests before the procedure and one check-up before flying home',
  ],
  excludes: ['treatment of complications and longer hospital stays', 'medicines and follow-up at home'],
  as_of: '2026-11',
  ...fields,
});
