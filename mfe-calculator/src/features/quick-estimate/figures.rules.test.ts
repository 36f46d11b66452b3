import { aTreatment } from '@carefare/testing';
import * as fc from 'fast-check';
import { moneyIn } from 'shared-contracts/ui';
import { expect, it } from 'vitest';
import { figuresOf as figuresIn } from './figures.rules.ts';

type Estimate = Parameters<typeof figuresIn>[0];

const figuresOf = (of: Estimate, country: string, span: Parameters<typeof figuresIn>[2], isWhole = true) =>
  figuresIn(of, country, span, moneyIn(null), isWhole);

const costOf = (country: string, total: number, spread = 0) => ({
  country,
  treatment: 2_400,
  total,
  low: total - spread,
  high: total + spread,
});
const homeOf = (typical: number, spread: number) => ({
  typical,
  low: Math.max(0, typical - spread),
  high: typical + spread,
  basis: 'interpolated' as const,
  note: null,
  year: null,
});
const treatment = aTreatment();
const estimate = (fields: Partial<Estimate> = {}): Estimate => ({
  treatment,
  counted: treatment,
  source: 'UK',
  travelIncluded: true,
  homePrice: null,
  costs: [costOf('India', 7_945, 1_000)],
  isLoading: false,
  ...fields,
});
const span = { low: 7_466, high: 8_514, examples: null };

it('is the span until it is known where the visitor lives, or examples where that says too little', () => {
  const unknown = estimate({ source: null, costs: [] });
  expect(figuresOf(unknown, 'India', span)?.amounts).toMatchObject([
    { amount: '$7,500 to $8,500', total: null, counts: 'wherever you live' },
  ]);
  const examples = 'about $5,000 from the UK, $8,500 from the USA';
  expect(figuresOf(unknown, 'India', { ...span, low: 4_000, examples })?.amounts).toMatchObject([
    { amount: examples, counts: '$4,000 to $8,500 wherever you live' },
  ]);
});

it('compares nothing for who stays at home, nor a trip without its flights', () => {
  const costs = ['UAE', 'India'].map(country => costOf(country, 7_945));
  const ofUae = estimate({ source: 'UAE', costs, homePrice: homeOf(17_500, 1_000) });
  const comparisonIn = (country: string) => figuresOf(ofUae, country, span)?.amounts[0]?.comparison;
  expect([comparisonIn('UAE'), comparisonIn('India')]).toEqual([null, expect.stringContaining('less')]);
  const without = { ...ofUae, travelIncluded: false };
  expect(figuresOf(without, 'India', span)?.amounts[0]?.comparison).toBeNull();
});

it('leaves what is the same for all to the note above a list', () => {
  const unknown = estimate({ source: null, costs: [] });
  expect(figuresOf(unknown, 'India', span, false)?.amounts).toMatchObject([
    { amount: '$7,500 to $8,500', counts: '' },
  ]);
  const later = { stay: 15, after: '3 months', advised_by: 'NHS', total: 12_000, low: 11_000, high: 13_000 };
  const costs = [{ ...costOf('India', 7_945, 1_000), later }];
  const homePrice = homeOf(17_500, 1_000);
  expect(figuresOf(estimate({ costs, homePrice }), 'India', span, false)).toMatchObject({
    amounts: [
      { when: 'fly after 15 nights', comparison: 'about $9,600 less', isLess: false },
      { when: 'fly after 3 months', comparison: 'about $5,500 less', isLess: true },
    ],
    scope: '',
    isShort: true,
  });
  const one = figuresOf(estimate({ homePrice }), 'India', span, false);
  expect(one?.amounts[0]?.comparison).toBe('about $9,600 less than privately at home');
});

it('is pending while other numbers than the usual ones are loaded', () => {
  const counted = { ...treatment, typicalUnits: 3, unit: { one: 'implant', many: 'implants', max: 32 } };
  const loading = figuresOf(estimate({ counted, costs: [], isLoading: true }), 'India', span);
  expect(loading?.amounts).toMatchObject([{ amount: '…', counts: 'for 3 implants' }]);
});

it('is nothing where only the price of the treatment is known', () => {
  expect(figuresOf(estimate(), 'UAE', null)).toBeNull();
  expect(figuresOf(estimate({ source: null, costs: [] }), 'India', null)).toBeNull();
});

it('never calls a trip less expensive than home unless its total is below the whole range there, or a total usual', () => {
  const usd = fc.integer({ min: 1, max: 90_000 });
  fc.assert(
    fc.property(usd, fc.option(usd), usd, (total, typical, spread) => {
      const homePrice = typical === null ? null : homeOf(typical, spread);
      const figures = figuresOf(estimate({ homePrice, costs: [costOf('India', total)] }), 'India', span);
      const [amount] = figures?.amounts ?? [];
      expect(amount?.counts === '' || amount?.counts.startsWith('$')).toBe(true);
      if (homePrice === null) expect(amount?.comparison).toBeNull();
      else {
        if (total >= homePrice.low) expect(amount?.isLess).toBe(false);
        if (total >= homePrice.typical) expect(amount?.comparison).not.toContain('less');
      }
      expect(
        figuresOf(estimate({ homePrice, source: null, costs: [] }), 'India', span)?.amounts[0]?.comparison,
      ).toBeNull();
    }),
  );
});
