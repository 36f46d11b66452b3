import { checkQuote } from '../src/features/check-quote/check-quote.rules.ts';
import { type Draft, emptyDraft } from '../src/features/check-quote/draft.ts';
import type { Prices } from '../src/features/check-quote/price-cells.query.ts';

/** The sentences of the reference data. */
export const prices: Prices = {
  treatments: [
    {
      treatmentId: '52',
      name: 'Hip Replacement',
      priceUnit: 'one hip, implant included',
      unit: null,
      prices: [
        ['India', 5_200, 8_000, 'found', null],
        ['Spain', 11_600, 18_850, 'interpolated', null],
      ],
    },
    {
      treatmentId: '37',
      name: 'Dental Implants',
      priceUnit: 'per implant, with abutment and crown',
      unit: { one: 'implant', many: 'implants', max: 32 },
      prices: [['Turkey', 600, 2_500, 'found', null]],
      includes: ["the procedure, the dentist's and clinic fees, and the anaesthetic", 'standard implants'],
      excludes: ['treatment of complications and a longer stay'],
    },
    {
      treatmentId: '44',
      name: 'In Vitro Fertilization (IVF)',
      priceUnit: 'one cycle with own eggs, medicines not included',
      unit: null,
      prices: [['India', 2_000, 4_000, 'interpolated', null]],
      includes: ["the procedure, the doctor's fee and the anaesthetic", 'operating room'],
      excludes: ['the stimulation medicines', 'travel insurance and transfers'],
    },
    {
      treatmentId: '41',
      name: 'Orthodontics',
      priceUnit: 'full course, both arches',
      unit: null,
      prices: [['India', 1_500, 3_000, 'interpolated', null]],
      includes: ["the procedure, the dentist's and clinic fees"],
      excludes: ['treatment of complications and a longer stay'],
    },
  ],
  includes: [
    "the procedure and the surgeon's and anaesthetist's fees",
    'operating room and the hospital nights that are usual for it',
    'standard implants, materials and medicines used in hospital',
    'routine tests before the procedure and one check-up before flying home',
  ],
  excludes: [
    'treatment of complications and longer hospital stays',
    'upgraded implants or materials, unless the quote names them',
    'medicines and follow-up at home',
    'travel insurance, transfers and other transport there, and personal spending',
  ],
  asOf: '2026-11',
};
export const rates = { perUsd: { USD: 1, EUR: 0.87 }, asOf: '2026-11-01', bands: [] };
/** Nothing is known of visas. */
export const figures = {
  flights: { low: 150, high: 700 },
  hotel: { low: 600, high: 1_000 },
  food: { low: 200, high: 300 },
};

export const hip = (fields: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  treatment: '52',
  country: 'India',
  ...fields,
});
/** Several pieces cost $2,000 to $9,000. */
export const check = (fields: Partial<Draft>) =>
  checkQuote(hip(fields), prices, rates, figures, { low: 2_000, high: 9_000 });
export const compared = (fields: Partial<Draft>) => {
  const comparison = check(fields)?.comparison;
  return comparison?.kind === 'compared' ? comparison : null;
};
