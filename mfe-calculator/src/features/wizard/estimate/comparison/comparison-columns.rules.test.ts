import { costWire } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './comparison-columns.rules.ts';

const input = {
  chosen: 'India',
  source: 'UK',
  costs: [
    { ...costWire, country: 'India', total: 8_000 },
    { ...costWire, country: 'Turkey', total: 2_000 },
  ],
  stays: [{ country: 'India', stayDays: 15 }],
  visas: [{ country: 'India', visaFees: { UK: 100 } }],
};

describe('the columns of the comparison', () => {
  it('follow the given order and leave out countries without a cost', () => {
    const columns = columnsOf({ ...input, countries: ['Turkey', 'Spain', 'India'] });
    expect(columns.map(({ cost }) => cost.country)).toEqual(['Turkey', 'India']);
  });

  it('have bars relative to the highest total, and facts where they are known', () => {
    const [india, turkey] = columnsOf({ ...input, countries: ['India', 'Turkey'] });
    expect(india).toMatchObject({ isChosen: true, barWidth: 100, stayDays: 15, visaFee: 100 });
    expect(turkey).toMatchObject({
      isChosen: false,
      barWidth: 25,
      stayDays: undefined,
      visaFee: undefined,
    });
  });

  it('have empty bars when all totals are 0', () => {
    const costs = [{ ...costWire, country: 'India', total: 0 }];
    expect(columnsOf({ ...input, costs, countries: ['India'] })[0]?.barWidth).toBe(0);
  });
});
