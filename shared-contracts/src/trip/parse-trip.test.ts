import { aTrip } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTrip } from './parse-trip.ts';
import { defaultTrip } from './trip-data.ts';

const TODAY = '2026-11-21';
const trip = aTrip({ startDate: '2027-03-01', endDate: '2027-03-16' });
const packed = (answers: object) => ({ version: 'v1', trip: { ...trip, ...answers } });

describe('a trip from outside', () => {
  it.each<[string, unknown, string]>([
    ['not an object', 'v1', 'damaged'],
    ['null', null, 'damaged'],
    ['no version', { trip }, 'damaged'],
    ['a version from the future', { version: 'v9', trip }, 'unknown-version'],
    ['a version named like a method', { version: 'toString', trip }, 'unknown-version'],
    ['a wrong type', packed({ patients: '2' }), 'damaged'],
    ['too many patients', packed({ patients: 11 }), 'damaged'],
    ['too many units', packed({ units: 33 }), 'damaged'],
    ['too many journeys', packed({ visits: 5 }), 'damaged'],
    ['an unknown source country', packed({ source: 'Atlantis' }), 'damaged'],
    ['an invalid date', packed({ startDate: '2027-02-30' }), 'damaged'],
    ['an unknown timeline', packed({ timeline: 'now' }), 'damaged'],
    ['an invalid treatment id', packed({ treatmentType: '../52' }), 'damaged'],
  ])('is rejected: %s', (_name, input, reason) => {
    expect(parseTrip(input, TODAY)).toEqual({ trip: null, reason });
  });

  it('gets defaults for missing fields, loses unknown ones, and its travelers are counted again', () => {
    const parsed = parseTrip(
      { version: 'v1', trip: { patients: 2, travelers: 19, email: 'a@b.example' } },
      TODAY,
    );
    expect(parsed.trip).toEqual({ ...defaultTrip, patients: 2, travelers: 2 });
  });

  it.each([
    ['past', { startDate: '2026-11-20', endDate: '2026-12-01' }],
    ['more than 24 months ahead', { startDate: '2028-11-20', endDate: '2028-11-22' }],
    ['in the wrong order', { startDate: '2027-03-16', endDate: '2027-03-01' }],
  ])('loses only its dates when they are %s', (_name, dates) => {
    const parsed = parseTrip(packed(dates), TODAY);
    expect(parsed).toMatchObject({
      datesDropped: true,
      trip: { startDate: null, endDate: null, timeline: null, destination: 'India' },
    });
  });

  it('never makes the parser throw, nor the number of travelers wrong', () => {
    const version = fc.oneof(fc.constant('v1'), fc.string());
    const field = fc.oneof(fc.constantFrom(...Object.keys(trip)), fc.string());
    const input = fc.oneof(fc.anything(), fc.record({ version, trip: fc.dictionary(field, fc.anything()) }));
    fc.assert(
      fc.property(input, value => {
        const { trip: restored } = parseTrip(value, TODAY);
        if (restored) expect(restored.travelers).toBe(restored.patients + restored.companions);
      }),
      { numRuns: 500 },
    );
  });
});
