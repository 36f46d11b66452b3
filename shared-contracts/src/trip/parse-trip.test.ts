import { aTrip } from '@carefare/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packTrip, parseTrip } from './parse-trip.ts';
import { defaultTrip } from './trip-data.ts';

const TODAY = '2026-11-21';
const trip = aTrip({ startDate: '2027-03-01', endDate: '2027-03-16' });
const changed = (answers: object) => ({ version: 'v1', trip: { ...trip, ...answers } });

describe('a trip from outside', () => {
  it('comes back as it left', () => {
    const reading = parseTrip(JSON.parse(JSON.stringify(packTrip(trip))), TODAY);
    expect(reading).toEqual({ trip, datesDropped: false });
  });

  it.each<[string, unknown, string]>([
    ['no object', 'v1', 'damaged'],
    ['null', null, 'damaged'],
    ['no version', { trip }, 'damaged'],
    ['a version from the future', { version: 'v9', trip }, 'unknown-version'],
    ['a version named like a method', { version: 'toString', trip }, 'unknown-version'],
    ['a wrong type', changed({ patients: '2' }), 'damaged'],
    ['too many patients', changed({ patients: 11 }), 'damaged'],
    ['a country nobody travels from', changed({ source: 'Atlantis' }), 'damaged'],
    ['a date that is none', changed({ startDate: '2027-02-30' }), 'damaged'],
    ['a timeline outside the four', changed({ timeline: 'now' }), 'damaged'],
    ['a treatment that is no id', changed({ treatmentType: '../52' }), 'damaged'],
  ])('with %s is set aside', (_name, input, reason) => {
    expect(parseTrip(input, TODAY)).toEqual({ trip: null, reason });
  });

  it('gets defaults for what it lacks, loses what nobody knows, and its sum is computed again', () => {
    const reading = parseTrip(
      { version: 'v1', trip: { patients: 2, travelers: 19, email: 'a@b.example' } },
      TODAY,
    );
    expect(reading.trip).toEqual({ ...defaultTrip, patients: 2, travelers: 2 });
  });

  it.each([
    ['past', { startDate: '2026-11-20', endDate: '2026-12-01' }],
    ['more than 24 months ahead', { startDate: '2028-11-20', endDate: '2028-11-22' }],
    ['turned round', { startDate: '2027-03-16', endDate: '2027-03-01' }],
  ])('loses dates that are %s, and nothing else', (_name, dates) => {
    const reading = parseTrip(changed(dates), TODAY);
    expect(reading).toMatchObject({
      datesDropped: true,
      trip: { startDate: null, endDate: null, timeline: null, destination: 'India' },
    });
  });

  it('never throws, and never lets a wrong trip in', () => {
    const version = fc.oneof(fc.constant('v1'), fc.string());
    const field = fc.oneof(fc.constantFrom(...Object.keys(trip)), fc.string());
    const input = fc.oneof(fc.anything(), fc.record({ version, trip: fc.dictionary(field, fc.anything()) }));
    fc.assert(
      fc.property(input, given => {
        const { trip: read } = parseTrip(given, TODAY);
        if (read) expect(read.travelers).toBe(read.patients + read.companions);
      }),
      { numRuns: 500 },
    );
  });
});
