import { aTreatment } from '@carefare/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresOf } from './figures.rules.ts';

type Estimate = Parameters<typeof figuresOf>[0];

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
  basis: 'estimate' as const,
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
const span = { low: 7_466, high: 8_514 };

it('is the total with its range once it is known where the visitor lives, and before that the span', () => {
  expect(figuresOf(estimate(), 'India', span)).toEqual({
    amount: 'about $7,900',
    total: 7_945,
    scope: 'all in',
    counts: '$6,900 to $8,900',
    comparison: null,
  });
  expect(figuresOf(estimate({ source: null, costs: [] }), 'India', span)).toMatchObject({
    amount: '$7,500 to $8,500',
    total: null,
    counts: 'wherever you live',
  });
});

it('names what it counts, and what its total leaves out', () => {
  const counted = { ...treatment, typicalUnits: 3, unit: { one: 'implant', many: 'implants', max: 32 } };
  const figures = figuresOf(estimate({ counted, travelIncluded: false }), 'India', null);
  expect(figures).toMatchObject({
    scope: 'plus flights and visa',
    counts: '$6,900 to $8,900, for 3 implants',
  });
});

it('of other numbers than the usual ones it is the treatment until it is known where the visitor lives', () => {
  const counted = { ...treatment, typicalUnits: 3, unit: { one: 'implant', many: 'implants', max: 32 } };
  expect(figuresOf(estimate({ source: null, counted }), 'India', span)).toMatchObject({
    amount: '$2,400',
    total: null,
    scope: 'plus travel',
    counts: 'for 3 implants',
  });
  expect(figuresOf(estimate({ counted, costs: [], isLoading: true }), 'India', span)?.amount).toBe('…');
});

it('is nothing where only the price of the treatment is known', () => {
  expect(figuresOf(estimate(), 'UAE', null)).toBeNull();
  expect(figuresOf(estimate({ source: null, costs: [] }), 'India', null)).toBeNull();
});

it('never calls a trip less expensive than home unless its total is below the whole range there, or a total usual', () => {
  const amount = fc.integer({ min: 1, max: 90_000 });
  fc.assert(
    fc.property(amount, fc.option(amount), amount, (total, typical, spread) => {
      const homePrice = typical === null ? null : homeOf(typical, spread);
      const figures = figuresOf(estimate({ homePrice, costs: [costOf('India', total)] }), 'India', span);
      expect(figures?.counts).toMatch(/^\$/);
      const comparison = figures?.comparison;
      if (homePrice === null) expect(comparison).toBeNull();
      else {
        if (total >= homePrice.low) expect(comparison?.isLess).toBe(false);
        if (total >= homePrice.typical) expect(comparison?.withHome).not.toContain('less');
      }
      expect(
        figuresOf(estimate({ homePrice, source: null, costs: [] }), 'India', span)?.comparison,
      ).toBeNull();
    }),
  );
});
