import { aTreatment, aTrip } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { costInputOf } from './cost-input.ts';
import { stepUpdateFor } from './step-update.ts';
import type { TripData } from './trip-data.ts';
import { describeStays, staysOf, visitsOf } from './visits.ts';

const note = 'Our assumption.';
const implants = aTreatment({ visits: { days: [5, 7], apart_months: [3, 6], note } });
const aligners = aTreatment({ visits: { days: [4, 3, 3], apart_months: [3, 9], note } });

describe('visits', () => {
  it.each([
    ['one without an answer', null, implants, 1],
    ['as answered', 2, implants, 2],
    ['at most the usual ones', 4, aligners, 3],
    ['one where one is enough', 2, aTreatment(), 1],
    ['as answered where the usual number is not known', 2, {}, 2],
  ])('are %s', (_rule, visits, treatment, count) => {
    expect(visitsOf({ visits }, treatment)).toBe(count);
  });

  it.each([
    [15, 1, aTreatment(), '15 nights'],
    [1, 1, implants, '1 night'],
    [6, 2, implants, '2 trips: 6 and 7 days'],
    [4, 3, aligners, '3 trips: 4, 3 and 3 days'],
    [4, 2, aligners, '2 trips: 4 and 3 days'],
  ])('of %j nights first, %j of them, are described', (nights, visits, treatment, words) => {
    expect(describeStays(staysOf({ visits }, nights, treatment))).toBe(words);
  });

  it.each([
    ['the treatment’s own until they are typed', [], [4, 3, 3]],
    ['as typed', [6, 2], [4, 6, 2]],
    ['the treatment’s own while a field is empty, and where none were typed', [0], [4, 3, 3]],
  ])('after the first have %s', (_rule, laterNights, stays) => {
    expect(staysOf({ visits: 3, laterNights }, 4, aligners)).toEqual(stays);
    expect(staysOf({ visits: 1, laterNights }, 4, aligners)).toEqual([4]);
    const input = costInputOf(aTrip({ visits: 3, laterNights }), 'estimate', aligners)?.input;
    expect(input?.laterNights).toEqual(laterNights.length > 0 ? stays.slice(1) : undefined);
  });

  it('are saved with their nights, of those that count', () => {
    const updates = (answers: Partial<TripData>) =>
      stepUpdateFor('accommodation', aTrip({ laterNights: [9, 3], ...answers }), 8)?.updates;
    expect(updates({ visits: 3 })).toMatchObject({ later_nights: [9, 3] });
    expect(updates({ visits: 2 })).toMatchObject({ later_nights: [9] });
    for (const answers of [{ visits: null }, { visits: 2, laterNights: [] }])
      expect(updates(answers)).not.toHaveProperty('later_nights');
  });

  it('are asked for by name where there are usually several', () => {
    const trip = aTrip({ visits: 2 });
    expect(costInputOf(trip, 'estimate', implants)?.input).toMatchObject({ nights: 15, visits: 2 });
    expect(costInputOf(aTrip(), 'estimate', implants)?.input.visits).toBe(1);
    expect(stepUpdateFor('treatment', trip, 8)?.updates).toMatchObject({ visits: 2 });
    expect(costInputOf(aTrip(), 'estimate', aTreatment())?.input).not.toHaveProperty('visits');
    expect(stepUpdateFor('treatment', aTrip(), 8)?.updates).not.toHaveProperty('visits');
  });
});
