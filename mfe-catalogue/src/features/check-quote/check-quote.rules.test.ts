import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkQuote, faultsOf } from './check-quote.rules.ts';
import type { Position } from './compare-price.rules.ts';
import { type Draft, emptyDraft, parseDraft, readDraft } from './draft.ts';
import type { Prices } from './price-cells.query.ts';
import { lineCopyOf, listText, questionsOf } from './questions.rules.ts';
import { type LineId, lineIds } from './quote-lines.ts';
import type { TripFigures } from './trip-figures.rules.ts';

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
      includes: ["the procedure, the dentist's and clinic fees, and the anaesthetic", 'standard implants'],
      excludes: ['treatment of complications and a longer stay'],
    },
    {
      treatmentId: '44',
      name: 'In Vitro Fertilization (IVF)',
      priceUnit: 'one cycle with own eggs, medicines not included',
      unit: null,
      prices: [['India', 2_000, 4_000, 'estimate', null]],
      includes: ["the procedure, the doctor's fee and the anaesthetic", 'operating room'],
      excludes: ['the stimulation medicines', 'travel insurance and transfers'],
    },
    {
      treatmentId: '41',
      name: 'Orthodontics',
      priceUnit: 'full course, both arches',
      unit: null,
      prices: [['India', 1_500, 3_000, 'estimate', null]],
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
    'upgraded implants or materials, unless your quote names them',
    'medicines and follow-up at home',
    'travel insurance, transfers and other transport there, and personal spending',
  ],
  asOf: '2026-11',
};
const rates = { perUsd: { USD: 1, EUR: 0.87 }, asOf: '2026-11-01', bands: [] };
/** Nothing is known of visas. */
const figures = {
  flights: { low: 150, high: 700 },
  hotel: { low: 600, high: 1_000 },
  food: { low: 200, high: 300 },
};

const hip = (fields: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  treatment: '52',
  country: 'India',
  ...fields,
});
const check = (fields: Partial<Draft>) => checkQuote(hip(fields), prices, rates, figures);
const compared = (fields: Partial<Draft>) => {
  const comparison = check(fields)?.comparison;
  return comparison?.kind === 'compared' ? comparison : null;
};
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

it('follows what is said of the treatment itself, and its own lists where it has some', () => {
  expect(oursIn({ treatment: '44' })).toMatchObject({
    medicines: 'leftOut',
    transfers: 'leftOut',
    tests: 'unknown',
    theatre: 'included',
  });
  expect(check({ treatment: '44' })?.excludes).toEqual([
    'the stimulation medicines',
    'travel insurance and transfers',
  ]);
  expect(check({ treatment: '52' })?.excludes).toEqual(prices.excludes);
});

it('has the lines that not every treatment has where the price names them, or nobody says what it includes', () => {
  for (const [treatment, has] of [
    ['52', ['anaesthesia', 'nights']],
    ['44', ['anaesthesia']],
    ['41', []],
  ] as const)
    expect(Object.keys(oursIn({ treatment })).filter(id => /nights|anaesthesia/.test(id))).toEqual(has);
  const untold = checkQuote(hip(), { ...prices, includes: [], excludes: [] }, rates, figures);
  expect(untold?.lines.map(({ id }) => id)).toEqual(lineIds);
});

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
  ).toMatchObject({ price: { low: 900, high: 900 }, units: 4, position: 'within' }));

it('takes off the total what our price does not include, by the quote or by our own figures', () => {
  const fields = { total: '$8,400', has: ['hotel', 'food'] as Draft['has'] };
  expect(compared({ ...fields, amounts: { hotel: '$600' } })).toMatchObject({
    price: { low: 7_500, high: 7_600 },
    position: 'within',
    takenOff: ['hotel'],
    estimated: [{ id: 'food', span: { low: 200, high: 300 } }],
    unknown: [],
  });
  expect(compared(fields)).toMatchObject({ price: { low: 7_100, high: 7_600 }, position: 'within' });
  expect(compared({ ...fields, total: '$8,900' })).toMatchObject({ position: 'notBelow' });
  expect(compared({ ...fields, total: '$9,900' })).toMatchObject({ position: 'above' });
});

it('calls no price high or low for what is in it without a figure', () => {
  const fields = { has: ['transfers'] as Draft['has'] };
  expect(compared({ ...fields, total: '$8,400' })).toMatchObject({
    price: { low: 0, high: 8_400 },
    position: 'unclear',
    unknown: ['transfers'],
  });
  expect(compared({ ...fields, total: '$7,000' })).toMatchObject({ position: 'notAbove' });
  expect(compared({ ...fields, total: '$5,000' })).toMatchObject({ position: 'below' });
  // IVF without its medicines.
  expect(check({ treatment: '44', total: '$3,000', has: ['medicines'] })?.comparison).toMatchObject({
    price: { low: 0, high: 3_000 },
    unknown: ['medicines'],
    position: null,
  });
});

it('judges no quote by our own estimate, nor by amounts that contradict each other', () => {
  const spain = check({ country: 'Spain', total: '$30,000' });
  expect(spain?.comparison).toMatchObject({ position: null });
  expect(spain && questionsOf(spain)[0]).toMatch(/^What does the price cover/);
  expect(spain && questionsOf(spain).join()).not.toContain('Other prices');
  expect(compared({ total: '$6,000', amounts: { procedure: '$9,500' } })).toMatchObject({
    position: null,
    wholeTrip: null,
  });
});

it('adds up the amounts of the treatment where there is no total, from below while some are missing', () => {
  const amounts = { procedure: '$4,000', anaesthesia: '$700', hotel: '$500' };
  expect(compared({ amounts })).toMatchObject({
    price: { low: 4_700, high: 4_700 },
    isSum: true,
    takenOff: [],
    wholeTrip: { quote: 5_200, low: 5_550, high: 6_200, without: ['visa'] },
  });
  expect(compared({ amounts, has: ['implants'] })).toMatchObject({
    price: { low: 4_700, high: Number.POSITIVE_INFINITY },
    position: 'unclear',
    wholeTrip: null,
  });
});

it('ends with the whole trip: the quote, and our figures for what it does not pay', () =>
  expect(compared({ total: '$7,000', has: ['hotel', 'visa'] })?.wholeTrip).toEqual({
    quote: 7_000,
    added: [
      { id: 'flights', span: { low: 150, high: 700 } },
      { id: 'food', span: { low: 200, high: 300 } },
    ],
    without: [],
    low: 7_350,
    high: 8_000,
  }));

it('names what the whole trip leaves out: medicines that no price has, and what we have no figure for', () => {
  const ivf = check({ treatment: '44', total: '$3,000', has: ['hotel'] })?.comparison;
  expect(ivf).toMatchObject({ wholeTrip: { without: ['medicines', 'visa'] } });
});

const LOOSER: Record<Position, readonly (Position | undefined)[]> = {
  below: ['below'],
  above: ['above'],
  within: ['within'],
  notAbove: ['notAbove', 'within', 'below'],
  notBelow: ['notBelow', 'within', 'above'],
  unclear: ['unclear', 'notAbove', 'notBelow', 'within', 'below', 'above'],
};

it('never contradicts a ticked line by its amount, within our figure for it or where we have none', () => {
  const id = fc.constantFrom('hotel', 'food', 'flights', 'transfers', 'visa', 'complications');
  const others = fc.subarray([...lineIds]);
  fc.assert(
    fc.property(id, others, fc.nat(12_000), fc.nat(1_000), (line, has, total, share) => {
      const fields = { total: String(total), has: [...new Set([...has, line])] as Draft['has'] };
      const ticked = compared(fields);
      const { low, high } = (figures as TripFigures)[line as LineId] ?? { low: 0, high: total };
      const amount = low + ((high - low) * share) / 1_000;
      const priced = compared({ ...fields, amounts: { [line]: amount.toFixed(2) } });
      if (!ticked?.position || !priced?.position) return;
      expect(LOOSER[ticked.position]).toContain(priced.position);
      expect(priced.price.low).toBeGreaterThanOrEqual(ticked.price.low);
      expect(priced.price.high).toBeLessThanOrEqual(ticked.price.high);
    }),
  );
});

it('asks only what fits the treatment', () => {
  const asked = (treatment: string, country: string) => {
    const answer = check({ treatment, country, units: '1', total: '$900' });
    return answer ? questionsOf(answer).join() : '';
  };
  expect(asked('52', 'India')).toMatch(/Which implants.*stay in hospital/);
  expect(asked('37', 'Turkey')).toMatch(/Which implants/);
  expect(asked('37', 'Turkey')).not.toMatch(/stay in hospital/);
  expect(asked('44', 'India')).not.toMatch(/implants|stay in hospital/);
});

it.each([
  ['no amount', {}, { kind: 'noAmount' }],
  ['a currency without a rate', { total: '₹450,000' }, { kind: 'noRate', currencies: ['INR'] }],
  ['more for the trip than the total', { total: '$500', amounts: { hotel: '$600' } }, { kind: 'onlyTrip' }],
  ['a country without a price', { treatment: '37', units: '1', total: '$900' }, { kind: 'noPrice' }],
])('compares nothing with %s', (_case, fields, comparison) =>
  expect(check(fields)?.comparison).toEqual(comparison),
);

it('asks for what is missing, and for what cannot be compared', () => {
  const all = check({ has: [...lineIds], total: '$7,000' });
  expect(all && questionsOf(all).slice(0, 2)).toEqual([
    'What does the price cover, item by item, and what would make it higher?',
    'How much of the total is for flights, hotel, food, airport transfers, visa and treatment of complications?',
  ]);
  const high = check({ total: '$9,000' });
  expect(high && questionsOf(high)[1]).toBe(
    'Other prices that I know are $5,200 to $8,000. Why does yours differ?',
  );
  expect(high && questionsOf(high).at(-1)).toMatch(/^How much is the deposit/);
  const some = check({ has: ['procedure'], total: '$9,000', amounts: { tests: '$9,500' } });
  const questions = some ? questionsOf(some) : [];
  expect(questions[0]).toBe('The amounts add up to more than the total. Which is right?');
  expect(questions).toContain('Is a check-up before I fly home in the price?');
  expect(questions.join()).not.toMatch(/the procedure and|tests do I need/);
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

it('never says of a price what its range does not bear out, and asks about each line that is missing', () => {
  const draft = fc.record({
    total: fc.integer({ min: 1, max: 20_000 }).map(String),
    has: fc.subarray([...lineIds]),
  });
  fc.assert(
    fc.property(draft, fields => {
      const answer = check(fields);
      const { position, price } = compared(fields) ?? {};
      if (!answer || !position || !price) return;
      const [low, high] = [5_200, 8_000];
      if (position === 'within') expect(price.low >= low && price.high <= high).toBe(true);
      if (position === 'above') expect(price.low).toBeGreaterThan(high);
      if (position === 'below') expect(price.high).toBeLessThan(low);
      const questions = questionsOf(answer);
      for (const { id, isInQuote } of answer.lines) {
        const { question } = lineCopyOf(id, answer.treatment);
        if (question) expect(questions.includes(question)).toBe(!isInQuote);
      }
      expect(new Set(questions).size).toBe(questions.length);
    }),
  );
});

it('asks for no number of units where none are counted', () => {
  expect(faultsOf(hip({ units: '99', total: '7000' }), prices)).toEqual({});
  expect(check({ units: '99', total: '7000' })?.comparison).toMatchObject({
    units: 1,
    price: { low: 7000, high: 7000 },
  });
});
