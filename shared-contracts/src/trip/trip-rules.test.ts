import { aTreatment, aTrip } from '@carefare/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toCostsByTreatmentRequest } from '../api/costs-by-treatment.ts';
import { CostsByTreatmentRequestSchema } from '../api/costs-by-treatment-request.ts';
import { type StepName, StepUpdateSchema } from '../api/save-step-request.ts';
import { addDays, daysBetween, isDate, today } from '../values/dates.ts';
import { costInputOf } from './cost-input.ts';
import { nightsOf } from './nights.ts';
import { furthestView, stepUpdateFor } from './step-update.ts';
import { stepNames } from './steps.ts';
import { timelineOf } from './timeline.ts';
import { defaultTrip, type TripData } from './trip-data.ts';
import { unitsOf } from './units.ts';

const TODAY = '2026-11-21';
const dated = aTrip({ startDate: '2027-03-01', endDate: '2027-03-16' });

describe('timeline of a start date', () => {
  it.each([
    [0, 'urgent'],
    [31, 'urgent'],
    [32, 'soon'],
    [92, 'soon'],
    [93, 'planning'],
    [184, 'planning'],
    [185, 'research'],
    [730, 'research'],
  ] as const)('%i days ahead is %s', (days, timeline) => {
    expect(timelineOf(addDays(TODAY, days), TODAY)).toBe(timeline);
  });
});

describe('dates', () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-3-1', false],
    ['2027-03-01T00:00:00Z', false],
    ['', false],
  ])('%j is a date: %s', (text, valid) => expect(isDate(text)).toBe(valid));

  it('count days across clock changes and the end of a year', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2027-01-01', 'soon')).toBeNaN();
  });

  it("are in the visitor's time zone, not in UTC", () => {
    expect(today(new Date(2026, 10, 21, 0, 30))).toBe('2026-11-21');
    expect(today(new Date(2026, 10, 21, 23, 30))).toBe('2026-11-21');
  });
});

describe('nights', () => {
  it.each<[string, Partial<TripData>, number, number]>([
    ['the typed number', { accommodationDurationEdited: true, accommodationDuration: 20 }, 12, 20],
    ['the nights between the dates', {}, 12, 15],
    ["the treatment's days", { startDate: null }, 12, 12],
    ["the trip's number", { startDate: null, accommodationDuration: 9 }, 0, 9],
    ['at most 180', { startDate: null }, 400, 180],
    [
      "not those between dates that are too far apart, but the treatment's",
      { endDate: '2027-08-29' },
      12,
      12,
    ],
    ['180 between dates at most', { endDate: '2027-08-28' }, 12, 180],
  ])('are %s', (_rule, answers, days, nights) => {
    expect(nightsOf({ ...dated, ...answers }, days)).toBe(nights);
  });
});

describe('the update that saves a step', () => {
  it.each<[StepName, Partial<TripData>]>([
    ['treatment', { treatmentType: null }],
    ['destination', { source: null }],
    ['destination', { destination: null }],
    ['dates', { startDate: null }],
    ['dates', { endDate: '2027-03-01' }],
    ['dates', { endDate: '2027-08-29' }],
    ['accommodation', { patients: 0 }],
    ['accommodation', { accommodationType: null }],
    ['accommodation', { accommodationDuration: 0 }],
    ['accommodation', { visits: 2, laterNights: [0] }],
    ['food', { foodPreference: null }],
  ])('of %s is none with %j, and the wizard opens no later view', (step, answers) => {
    const trip = { ...dated, ...answers };
    expect(stepUpdateFor(step, trip, 8)).toBeNull();
    expect(furthestView(trip)).toBe(step);
  });

  it('is one that the API takes, for each step of a complete trip', () => {
    for (const step of stepNames) expect(v.is(StepUpdateSchema, stepUpdateFor(step, dated, 8))).toBe(true);
    expect([furthestView(dated), furthestView(defaultTrip)]).toEqual(['estimate', 'treatment']);
  });
});

const veneersWire = { typical_units: 8, unit: { one: 'veneer', many: 'veneers', max: 32 } };
const veneers = aTreatment(veneersWire);

describe('units', () => {
  it.each([
    ['the typical number, until answered', null, veneers, 8],
    ["the visitor's answer", 3, veneers, 3],
    ['at most what the treatment allows', 3, { ...veneers, unit: { one: 'eye', many: 'eyes', max: 2 } }, 2],
    ['1 where none are counted', 3, aTreatment({ typical_units: 4 }), 1],
  ])('are %s', (_rule, units, treatment, count) => {
    expect(unitsOf({ units }, treatment)).toBe(count);
  });

  it('are saved with the treatment once they are answered', () => {
    expect(stepUpdateFor('treatment', aTrip(), 8)?.updates).not.toHaveProperty('units');
    expect(stepUpdateFor('treatment', aTrip({ units: 3 }), 8)?.updates).toMatchObject({ units: 3 });
  });
});

describe('the cost input of a trip', () => {
  it('is null without treatment, source and nights', () => {
    expect(costInputOf(defaultTrip, 'destination', aTreatment())).toBeNull();
    expect(costInputOf({ ...defaultTrip, treatmentType: '52' }, 'destination', aTreatment())).toBeNull();
    expect(
      costInputOf({ ...defaultTrip, treatmentType: '52', source: 'UK' }, 'destination', {
        ...aTreatment(),
        duration: 0,
      }),
    ).toBeNull();
  });

  it('has each field of the request, if the trip has each answer', () => {
    const trip = aTrip({ units: 3, visits: 2, laterNights: [9] });
    const treatment = aTreatment({
      ...veneersWire,
      visits: { days: [15, 7], apart_months: [3, 6], note: '' },
    });
    const { input } = costInputOf(trip, 'food', treatment) ?? expect.unreachable();
    expect(Object.keys(toCostsByTreatmentRequest({ ...input, destination: 'India' })).toSorted()).toEqual(
      Object.keys(CostsByTreatmentRequestSchema.entries).toSorted(),
    );
  });

  it('lists what it assumes until the visitor answers', () => {
    const early = costInputOf(
      { ...defaultTrip, treatmentType: '52', source: 'UK' },
      'destination',
      aTreatment(),
    );
    expect(early?.input).toMatchObject({
      patients: 1,
      travelers: 1,
      nights: 15,
      accommodationId: 2,
      foodId: 2,
    });
    expect(early?.assumed).toEqual(['patients', 'accommodationType', 'foodPreference', 'nights', 'support']);
    expect(costInputOf(dated, 'food', aTreatment())?.assumed).toEqual([]);
  });

  it('has the units of a treatment that counts them, assumed until the visitor answers', () => {
    const typical = costInputOf(dated, 'food', veneers);
    expect([typical?.input.units, typical?.assumed]).toEqual([8, ['units']]);
    const answered = costInputOf({ ...dated, units: 3 }, 'food', veneers);
    expect([answered?.input.units, answered?.assumed]).toEqual([3, []]);
    expect(costInputOf({ ...dated, units: 3 }, 'food', aTreatment())).toEqual(
      costInputOf(dated, 'food', aTreatment()),
    );
  });
});
