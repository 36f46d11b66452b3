import { expect, it } from 'vitest';
import { check, figures, hip, prices, rates } from '../../../testing/check-quote-data.ts';
import { checkQuote, faultsOf } from './check-quote.rules.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { lineIds } from './quote-lines.ts';

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

it('knows whether the quote lists what it covers, and what it charges extra', () => {
  expect(check({ has: ['procedure'] })).toMatchObject({ isListed: false });
  const listed = check({ has: ['procedure', 'tests'], extra: ['tests', 'hotel'] });
  expect(listed).toMatchObject({ isListed: true });
  expect(listed?.lines.filter(({ isExtra }) => isExtra).map(({ id }) => id)).toEqual(['hotel']);
});

it('has no range of a price on request', () => {
  const [treatment = expect.unreachable()] = prices.treatments;
  const asked = { ...treatment, prices: [['India', 0, 0, 'interpolated', null] as const] };
  expect(checkQuote(hip({ total: '7000' }), { ...prices, treatments: [asked] }, rates)).toMatchObject({
    cell: null,
    comparison: { kind: 'noPrice' },
  });
});

it('asks for no number of units where none are counted', () => {
  expect(faultsOf(hip({ units: '99', total: '7000' }), prices)).toEqual({});
  expect(check({ units: '99', total: '7000' })).toMatchObject({
    counted: null,
    comparison: { price: { low: 7000, high: 7000 } },
  });
});
