import { aTreatment, aTrip } from '@carefare/testing';
import * as fc from 'fast-check';
import type { StepName, TripData } from 'shared-contracts';
import { defaultTrip, stepUpdateFor } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import { describeUnits } from '../../../shared/units.rules.ts';
import type { WizardData } from '../../../shared/use-wizard-data.ts';
import { countedStays } from '../../../shared/visits.rules.ts';
import { furthestView, headingOf, isBefore, stepBefore, stepOf, steps, viewAfter } from './steps.ts';

const TODAY = '2026-11-21';
const dated = aTrip({ startDate: '2027-03-01', endDate: '2027-03-16' });
const names = steps.map(({ id }) => id);

describe('the steps', () => {
  it('follow each other, and the estimate the last', () => {
    expect(names).toEqual(['treatment', 'destination', 'dates', 'accommodation', 'food']);
    expect(names.map(viewAfter)).toEqual([...names.slice(1), 'estimate']);
    expect([...names, 'estimate' as const].map(stepBefore)).toEqual([undefined, ...names]);
    expect([isBefore('dates', 'estimate'), isBefore('dates', 'dates')]).toEqual([true, false]);
    expect([stepOf('dates')?.id, stepOf('estimate')]).toEqual(['dates', undefined]);
    expect(steps.map(headingOf)[2]).toBe('Step 3 of 5: Dates');
  });
});

const inWindow = 'choose dates between today and 24 months from now';
const tooLong = 'choose an end date at most 180 nights after the start date';
const noThird = { visits: 3, laterNights: [7, 0] };

describe('missing answers of a step (section 5)', () => {
  it.each<[StepName, Partial<TripData>, string, string]>([
    ['treatment', { treatmentType: null }, 'choose a treatment', 'treatment'],
    ['destination', { source: null }, 'choose the country you travel from', 'source'],
    ['destination', { destination: null }, 'choose a destination', 'destination'],
    ['dates', { startDate: null, endDate: null }, 'enter a start date; enter an end date', 'start-date'],
    ['dates', { endDate: '2027-03-01' }, 'choose an end date after the start date', 'end-date'],
    ['dates', { startDate: '2026-11-20' }, inWindow, 'start-date'],
    ['dates', { startDate: '2028-11-22', endDate: '2028-11-25' }, inWindow, 'start-date'],
    ['dates', { endDate: '2028-11-22' }, inWindow, 'end-date'],
    ['dates', { startDate: '0020-03-01' }, inWindow, 'start-date'],
    ['dates', { endDate: '2027-08-29' }, tooLong, 'end-date'],
    ['accommodation', { patients: 0 }, 'enter 1 to 10 patients', 'patients'],
    ['accommodation', { companions: 11 }, 'enter 0 to 10 companions', 'companions'],
    ['accommodation', { accommodationType: null }, 'choose a kind of accommodation', 'accommodation'],
    ['accommodation', { accommodationDuration: 0 }, 'enter 1 to 180 nights', 'accommodationDuration'],
    ['accommodation', noThird, 'enter 1 to 180 nights for trip 3', 'laterNights-1'],
    ['food', { foodPreference: null }, 'choose how you will eat', 'food'],
  ])('%s with %j', (id, answers, needed, field) => {
    const trip = { ...dated, ...answers };
    const missing = stepOf(id)?.missing(trip, TODAY) ?? [];
    expect(missing.map(({ text }) => text).join('; ')).toBe(needed);
    expect(missing[0]?.field).toBe(field);
    expect(furthestView(trip, TODAY)).toBe(id);
  });

  it('are none in a complete trip', () => {
    expect(steps.flatMap(step => step.missing(dated, TODAY))).toEqual([]);
    expect([furthestView(dated, TODAY), furthestView(defaultTrip, TODAY)]).toEqual(['estimate', 'treatment']);
  });

  it('are the same that the contract waits for before it saves a step', () => {
    const answers = fc.record({
      treatmentType: fc.constantFrom(null, '52'),
      source: fc.constantFrom(null, 'UK'),
      destination: fc.constantFrom(null, 'India'),
      startDate: fc.constantFrom(null, '2027-03-01'),
      endDate: fc.constantFrom(null, '2027-03-01', '2027-03-16', '2027-12-01'),
      patients: fc.integer({ min: 0, max: 10 }),
      accommodationType: fc.constantFrom(null, { accommodationMasterId: 2 }),
      accommodationDuration: fc.integer({ min: 0, max: 180 }),
      visits: fc.constantFrom(null, 1, 2, 3),
      laterNights: fc.array(fc.integer({ min: 0, max: 180 }), { maxLength: 3 }),
      foodPreference: fc.constantFrom(null, { foodMasterId: 2 }),
    });
    fc.assert(
      fc.property(answers, given => {
        const trip = { ...dated, ...given };
        for (const { id, missing } of steps)
          expect([id, missing(trip).length > 0]).toEqual([id, stepUpdateFor(id, trip, 8) === null]);
      }),
    );
  });
});

/** Another answer to every question; what follows from others is none. */
const others: Omit<
  TripData,
  'travelers' | 'timeline' | 'startDate' | 'endDate' | 'accommodationDurationEdited' | 'compared'
> = {
  treatmentType: '37',
  units: 3,
  visits: 1,
  source: 'Kenya',
  destination: 'Turkey',
  patients: 2,
  companions: 4,
  accommodationType: { accommodationMasterId: 1 },
  accommodationDuration: 20,
  laterNights: [9],
  flightSupport: false,
  visaSupport: false,
  foodPreference: { foodMasterId: 1 },
};

it.each(Object.entries(others))('the words of the steps tell another answer: %s', (name, answer) => {
  const visits = { days: [15, 7], apart_months: [3, 6] as [number, number], note: '' };
  const unit = { one: 'veneer', many: 'veneers', max: 32 };
  const treatments = ['52', '37'].map(id => aTreatment({ id, name: `Treatment ${id}`, visits, unit }));
  const kinds = [1, 2].map(id => ({
    id,
    name: `Kind ${id}`,
    description: '',
    usdPerNight: {},
    usdPerDay: {},
  }));
  const wordsOf = (trip: TripData) => {
    const treatment = treatments.find(({ id }) => id === trip.treatmentType) ?? expect.unreachable();
    const data = {
      trip,
      treatment,
      unitsText: describeUnits(trip, treatment),
      stays: countedStays(trip, treatment),
      options: { data: { accommodation: kinds, food: kinds } },
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the words are made of
    return steps.map(step => step.answer(data as unknown as WizardData));
  };
  const trip = { ...dated, visits: 2 };
  expect(wordsOf({ ...trip, [name]: answer })).not.toEqual(wordsOf(trip));
});
