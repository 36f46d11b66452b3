import type { DestinationOption, Treatment } from 'shared-contracts';
import {
  type DestinationsAnswerSchema,
  type OptionsAnswerSchema,
  TreatmentCountriesAnswerSchema,
  TreatmentsAnswerSchema,
} from 'shared-contracts/wire';
import * as v from 'valibot';

type TreatmentWire = v.InferInput<typeof TreatmentsAnswerSchema>[number];
type CountryWire = v.InferInput<typeof TreatmentCountriesAnswerSchema>[number];
type DestinationWire = v.InferInput<typeof DestinationsAnswerSchema>[number];

/** A row of `GET /masters/treatments`; hip replacement by default. */
export const treatmentWire = (fields: Partial<TreatmentWire> = {}): TreatmentWire => ({
  id: '52',
  name: 'Hip Replacement',
  category: 'Orthopedic',
  base_cost: 6200,
  base_country: 'India',
  basis: 'found',
  description: 'Hip replacement exchanges a damaged joint for an artificial one.',
  min_treatement_days: 15,
  image: '/images/categories/orthopedic.svg',
  image_text: 'A hip joint with an implant',
  order: 2,
  price_unit: 'one hip, implant included',
  typical_units: 1,
  unit: null,
  visits: null,
  body_location: 'Hip',
  as_of: '2026-11',
  ...fields,
});

/** Dental implants, which are counted and take two visits. */
export const implantsWire: TreatmentWire = treatmentWire({
  id: '37',
  name: 'Dental Implants',
  category: 'Dental',
  min_treatement_days: 5,
  price_unit: 'per implant, with abutment and crown',
  typical_units: 2,
  unit: { one: 'implant', many: 'implants', max: 32 },
  visits: { days: [5, 7], apart_months: [3, 6], note: 'Our assumption.' },
});

/** A treatment as pages see it. */
export const aTreatment = (fields: Partial<TreatmentWire> = {}): Treatment =>
  v.parse(TreatmentsAnswerSchema.item, treatmentWire(fields));

/** A row of `POST /masters/treatment-countries`; India by default. */
export const countryWire = (fields: Partial<CountryWire> = {}): CountryWire => ({
  country: 'India',
  baseprice: 6200,
  price_low: 5200,
  price_high: 8000,
  span: { low: 7_500, high: 8_500 },
  price_unit: 'one hip, implant included',
  stay_days: 15,
  includes: ['operating room and the usual hospital nights'],
  excludes: ['travel insurance'],
  basis: 'found',
  note: null,
  as_of: '2026-11',
  ...fields,
});

/** A destination of a treatment as pages see it. */
export const aDestination = (fields: Partial<CountryWire> = {}, treatmentId = '52'): DestinationOption => ({
  id: `${treatmentId}-0`,
  ...v.parse(TreatmentCountriesAnswerSchema.item, countryWire(fields)),
});

/** A row of `GET /masters/destinations`; India by default. */
export const destinationWire = (fields: Partial<DestinationWire> = {}): DestinationWire => ({
  country: 'India',
  languages: ['English', 'Hindi'],
  treatments: 25,
  lowest_price: 450,
  lowest_basis: 'found',
  lowest_treatment_id: null,
  visa_fees: { UK: 100, Kenya: 0, Bangladesh: 0 },
  flight_hours_by_source: { UK: 8.5 },
  medical_visa_days: 60,
  as_of: '2026-11',
  ...fields,
});

/** The answer of `GET /masters/options`, with two kinds of each. */
export const optionsWire: v.InferInput<typeof OptionsAnswerSchema> = {
  accommodation: [
    {
      id: 1,
      name: 'Budget guesthouse',
      description: 'Private room.',
      usd_per_night: { India: 30, Thailand: 30 },
    },
    {
      id: 2,
      name: 'Standard hotel',
      description: 'Three stars.',
      usd_per_night: { India: 55, Thailand: 60 },
    },
  ],
  food: [
    { id: 1, name: 'Basic (local meals)', usd_per_day: { India: 11, Thailand: 12 } },
    { id: 2, name: 'Standard', usd_per_day: { India: 18, Thailand: 20 } },
  ],
  exchange_rates: { USD: 1, GBP: 0.76, EUR: 0.87 },
  sources: [
    { name: 'USA', currency: 'USD' },
    { name: 'UK', currency: 'GBP' },
    { name: 'Germany', currency: 'EUR' },
  ],
  bands: [],
  as_of: '2026-11-01',
  email_copies: false,
  request_about: false,
};
