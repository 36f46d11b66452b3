import { aTrip } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTrip } from './parse-trip.ts';
import { defaultTrip } from './trip-data.ts';

const TODAY = '2026-11-21';
const trip = aTrip({ startDate: '2027-03-01', endDate: '2027-03-16' });

describe('a trip from outside', () => {
  it.each<[string, unknown]>([
    ['not an object', 'v1'],
    ['null', null],
    ['a wrong type', { ...trip, patients: '2' }],
    ['too many patients', { ...trip, patients: 11 }],
    ['too many units', { ...trip, units: 33 }],
    ['too many visits', { ...trip, visits: 5 }],
    ['an invalid date', { ...trip, startDate: '2027-02-30' }],
    ['an unknown timeline', { ...trip, timeline: 'now' }],
    ['an invalid treatment id', { ...trip, treatmentType: '../52' }],
  ])('is rejected: %s', (_name, input) => {
    expect(parseTrip(input, TODAY)).toEqual({ trip: null });
  });

  it('gets defaults for missing fields, loses unknown ones, and its travelers are counted again', () => {
    const parsed = parseTrip({ patients: 2, travelers: 19, email: 'a@b.example' }, TODAY);
    expect(parsed.trip).toEqual({ ...defaultTrip, patients: 2, travelers: 2 });
  });

  it.each([
    ['past', { startDate: '2026-11-20', endDate: '2026-12-01' }],
    ['more than 24 months ahead', { startDate: '2028-11-20', endDate: '2028-11-22' }],
    ['in the wrong order', { startDate: '2027-03-16', endDate: '2027-03-01' }],
  ])('loses only its dates when they are %s', (_name, dates) => {
    const parsed = parseTrip({ ...trip, ...dates }, TODAY);
    expect(parsed).toMatchObject({
      datesDropped: true,
      trip: { startDate: null, endDate: null, timeline: null, destination: 'India' },
    });
  });

  it('never makes the parser throw, nor the number of travelers wrong', () => {
    const field = fc.oneof(fc.constantFrom(...Object.keys(trip)), fc.string());
    const input = fc.oneof(fc.anything(), fc.dictionary(field, fc.anything()));
    fc.assert(
      fc.property(input, value => {
        const { trip: restored } = parseTrip(value, TODAY);
        if (restored) expect(restored.travelers).toBe(restored.patients + restored.companions);
      }),
      { numRuns: 500 },
    );
  });
});
