import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkQuote, faultsOf } from './check-quote.rules.ts';
import { type Draft, emptyDraft, parseDraft, readDraft } from './draft.ts';
import type { Prices } from './price-cells.query.ts';
import { listText, questionsOf } from './questions.rules.ts';
import { lineIds } from './quote-lines.ts';

/** The sentences of the reference data. */
const prices: Prices = {
  treatments: [
    {
      treatmentId: '52',
      name: 'Hip Replacement',
      priceUnit: 'one hip, implant included',
      unit: null,
      prices: [
        ['India', 5_200, 8_000, 'published', null],
        ['Spain', 11_600, 18_850, 'estimate', null],
      ],
    },
    {
      treatmentId: '37',
      name: 'Dental Implants',
      priceUnit: 'per implant, with abutment and crown',
      unit: { one: 'implant', many: 'implants', max: 32 },
      prices: [['Turkey', 600, 2_500, 'published', null]],
    },
    {
      treatmentId: '44',
      name: 'In Vitro Fertilization (IVF)',
      priceUnit: 'one cycle with own eggs, medicines not included',
      unit: null,
      prices: [['India', 2_000, 4_000, 'estimate', null]],
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
    'upgraded implants or materials, unless your quote names them',
    'medicines and follow-up at home',
    'travel insurance, local transport beyond airport transfers, and personal spending',
  ],
  asOf: '2026-11',
};
const rates = { perUsd: { USD: 1, EUR: 0.87 }, asOf: '2026-11-01' };

const hip = (fields: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  treatment: '52',
  country: 'India',
  ...fields,
});
const check = (fields: Partial<Draft>) => checkQuote(hip(fields), prices, rates);
const oursIn = (fields: Partial<Draft>) =>
  Object.fromEntries(check(fields)?.lines.map(({ id, ours }) => [id, ours]) ?? []);

it('says of each line what our own sentences say', () =>
  expect(oursIn({})).toEqual({
    procedure: 'included',
    theatre: 'included',
    anaesthesia: 'included',
    implants: 'included',
    tests: 'included',
    medicines: 'included',
    nights: 'included',
    checkUp: 'included',
    transfers: 'leftOut',
    flights: 'trip',
    visa: 'trip',
    hotel: 'trip',
    food: 'trip',
    complications: 'leftOut',
  }));

it('follows what is said of the treatment itself', () =>
  expect(oursIn({ treatment: '44' })).toMatchObject({ medicines: 'leftOut', tests: 'included' }));

it.each([
  ['$5,199', 'below'],
  ['$5,200', 'within'],
  ['$8,000', 'within'],
  ['$8,001', 'above'],
  ['EUR 5,220', 'within'],
])('finds where a total of %s lies', (total, position) =>
  expect(check({ total })?.comparison).toMatchObject({ kind: 'compared', position }),
);

it('compares the price of one piece', () =>
  expect(
    check({ treatment: '37', country: 'Turkey', units: '4', total: '$3,600' })?.comparison,
  ).toMatchObject({ price: 900, units: 4, position: 'within' }));

it('takes the trip off the total, and says what else the total pays for', () =>
  expect(
    check({ total: '$7,000', has: ['hotel', 'transfers'], amounts: { hotel: '$600' } })?.comparison,
  ).toMatchObject({ price: 6_400, takenOff: ['hotel'], alsoPaid: ['transfers'] }));

it('adds up the amounts of the treatment where there is no total', () =>
  expect(
    check({ amounts: { procedure: '$4,000', anaesthesia: '$700', hotel: '$500' } })?.comparison,
  ).toMatchObject({ price: 4_700, isSum: true, takenOff: [] }));

it.each([
  ['no amount', {}, { kind: 'noAmount' }],
  ['a currency without a rate', { total: '₹450,000' }, { kind: 'noRate', currencies: ['INR'] }],
  ['more for the trip than the total', { total: '$500', amounts: { hotel: '$600' } }, { kind: 'onlyTrip' }],
  ['a country without a price', { treatment: '37', units: '1', total: '$900' }, { kind: 'noPrice' }],
])('compares nothing with %s', (_case, fields, comparison) =>
  expect(check(fields)?.comparison).toEqual(comparison),
);

it('asks for what is missing, and for what cannot be compared', () => {
  const all = check({ has: [...lineIds], total: '$6,000' });
  expect(all && questionsOf(all)).toEqual([
    'How much of the total is for airport transfers, flights, visa, hotel, food and treatment of complications?',
  ]);
  const some = check({ has: ['procedure'], total: '$9,000', amounts: { tests: '$9,500' } });
  const questions = some ? questionsOf(some) : [];
  expect(questions[0]).toBe('The amounts add up to more than the total. Which is right?');
  expect(questions.at(-1)).toBe('Other prices that I know are $5,200 to $8,000. What does your price cover?');
  expect(questions).toContain('Is a check-up before I fly home in the price?');
  expect(questions.join()).not.toMatch(/surgeon\?|tests do I need/);
  const rupees = check({ total: '₹450,000' });
  expect(rupees && questionsOf(rupees)[0]).toBe('What is the total in US dollars?');
  expect(listText('Your quote', ['One?', 'Two?'])).toBe('Your quote\n\n1. One?\n2. Two?');
});

it('names each field that has a fault, and checks nothing then', () => {
  const draft = { ...emptyDraft, units: '0', total: '-5', amounts: { hotel: 'cheap' } };
  const faults = {
    treatment: 'treatment',
    country: 'country',
    units: 'units',
    total: 'negative',
    hotel: 'unreadable',
  };
  expect(faultsOf(draft, null)).toEqual(faults);
  expect(faultsOf(hip({ units: 'left over from another treatment' }), prices)).toEqual({});
  expect(faultsOf(hip({ treatment: '37', country: 'Turkey' }), prices)).toEqual({ units: 'units' });
  expect(faultsOf(hip({ treatment: 'x', country: 'Atlantis' }), prices)).toEqual({
    treatment: 'treatment',
    country: 'country',
  });
  expect(checkQuote(draft, prices, rates)).toBeNull();
});

it('reads the digits of other keyboards', () => {
  const form = new FormData();
  form.append('units', '\u202B৪\u202C');
  form.append('total', '＄٥٬٤٠٠');
  form.append('amount-hotel', '۴۰۰ USD');
  expect(readDraft(form)).toMatchObject({ units: '4', total: '$5,400', amounts: { hotel: '400 USD' } });
});

it('reads a posted form, and nothing else that is in it', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['treatment', '52'],
    ['country', 'India'],
    ['total', '9'.repeat(1_000_000)],
    ['has-hotel', 'yes'],
    ['has-yacht', 'yes'],
    ['amount-hotel', '$400'],
    ['amount-yacht', '$1'],
    ['text', 'Dear Ms Smith'],
  ] as const)
    form.append(name, value);
  form.append('units', new Blob(['a file']));
  const draft = readDraft(form);
  expect(draft).toMatchObject({ treatment: '52', country: 'India', units: '', has: ['hotel'] });
  expect(draft.total).toHaveLength(60);
  expect(draft.amounts).toMatchObject({ hotel: '$400' });
  expect(JSON.stringify(draft)).not.toMatch(/yacht|Smith/);
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseDraft({ has: ['a yacht'] })).toBeNull();
  expect(parseDraft('hotel')).toBeNull();
});

it('never calls a price within the range what is not, and asks about each line that is missing or none', () => {
  const draft = fc.record({
    total: fc.integer({ min: 1, max: 20_000 }).map(String),
    has: fc.subarray([...lineIds]),
  });
  fc.assert(
    fc.property(draft, fields => {
      const answer = check(fields);
      if (answer?.comparison.kind !== 'compared') throw new Error('nothing is compared');
      const { price, low, high, position } = answer.comparison;
      expect(position === 'within').toBe(price >= low && price <= high);
      const isMissing = answer.lines.some(({ ours, isInQuote }) => ours === 'included' && !isInQuote);
      if (isMissing) expect(questionsOf(answer).length).toBeGreaterThan(0);
      expect(new Set(questionsOf(answer)).size).toBe(questionsOf(answer).length);
    }),
  );
});

it('asks for no number of units where none are counted', () => {
  expect(faultsOf(hip({ units: '99', total: '7000' }), prices)).toEqual({});
  expect(check({ units: '99', total: '7000' })?.comparison).toMatchObject({ units: 1, price: 7000 });
});
