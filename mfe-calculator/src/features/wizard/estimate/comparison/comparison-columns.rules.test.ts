import { costWire } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './comparison-columns.rules.ts';

const input = {
  chosen: 'India',
  source: 'UK',
  home: null,
  costs: [
    { ...costWire, country: 'India', total: 8_000 },
    { ...costWire, country: 'Turkey', total: 2_000 },
  ],
  stays: [{ country: 'India', stayDays: 15 }],
  facts: [
    {
      country: 'India',
      visaFees: { UK: 100 },
      flightHours: { UK: 8.5 },
      medicalVisaDays: 60,
      languages: ['English', 'Hindi'],
    },
  ],
};

describe('the columns of the comparison', () => {
  it('are home, where the price there is known, then the cheapest first, and none without a cost', () => {
    const countries = ['India', 'Spain', 'Turkey'];
    const names = (home: number | null) =>
      columnsOf({ ...input, home, countries }).map(({ country }) => country);
    expect(names(17_500)).toEqual([null, 'Turkey', 'India']);
    expect(names(null)).toEqual(['Turkey', 'India']);
  });

  it('have bars relative to the highest total, and facts where they are known', () => {
    const [turkey, india] = columnsOf({ ...input, countries: ['India', 'Turkey'] });
    expect(india).toMatchObject({
      isChosen: true,
      barWidth: 100,
      stayDays: 15,
      visaFee: 100,
      flightHours: 8.5,
      visaDays: 60,
    });
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
