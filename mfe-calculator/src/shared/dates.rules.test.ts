import { describe, expect, it } from 'vitest';
import { addDays, addMonths, nightsOfDates, today, travelWindow } from './dates.rules.ts';

describe('dates', () => {
  it('keep to the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(travelWindow('2026-11-21')).toEqual({ min: '2026-11-21', max: '2028-11-21' });
  });

  it('count days across clock changes and the end of a year', () => {
    expect([addDays('2027-03-27', 2), addDays('2026-12-31', 1)]).toEqual(['2027-03-29', '2027-01-01']);
  });

  it("are in the visitor's time zone, not in UTC", () => {
    expect(today(new Date(2026, 10, 21, 0, 30))).toBe('2026-11-21');
    expect(today(new Date(2026, 10, 21, 23, 30))).toBe('2026-11-21');
  });

  it.each([
    ['2027-03-02', 1],
    ['2027-08-28', 180],
    ['2027-08-29', null],
    ['2027-03-01', null],
    [null, null],
  ])('from 1 March 2027 until %s have %s nights', (endDate, nights) => {
    expect(nightsOfDates({ startDate: '2027-03-01', endDate })).toBe(nights);
  });
});
