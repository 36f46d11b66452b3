import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { StepUpdateSchema } from './save-step-request.ts';
import { OTHER_SOURCE } from './source-countries.ts';

const updatesOf = {
  treatment: { treatment_id: 52, accommodation_duration: 15, variant: 'A' },
  destination: { source: 'UK', destination: 'India' },
  dates: { timeline: 'soon' },
  accommodation: { patient_count: 1, people_count: 2, accommodation_id: 2, accommodation_duration: 15 },
  food: { travel_support: true, visa_support: false, food_id: 2 },
};

describe('the update of a step', () => {
  it.each(Object.entries(updatesOf))('%s has exactly the fields of section 7', (step, updates) => {
    expect(v.parse(StepUpdateSchema, { step, updates })).toEqual({ step, updates });
    expect(v.is(StepUpdateSchema, { step, updates: { ...updates, more: 1 } })).toBe(false);
    expect(v.is(StepUpdateSchema, { step, updates, more: 1 })).toBe(false);
    for (const missing of Object.keys(updates)) {
      const rest = Object.fromEntries(Object.entries(updates).filter(([name]) => name !== missing));
      expect(v.is(StepUpdateSchema, { step, updates: rest })).toBe(false);
    }
  });

  it.each([
    ['treatment', { ...updatesOf.treatment, units: 8 }],
    ['destination', { source: OTHER_SOURCE, destination: 'India' }],
  ])('%s may also be %j', (step, updates) => {
    expect(v.parse(StepUpdateSchema, { step, updates })).toEqual({ step, updates });
  });

  it.each([
    ['treatment', { treatment_id: 0 }],
    ['treatment', { treatment_id: '52' }],
    ['treatment', { accommodation_duration: 181 }],
    ['treatment', { variant: 'C' }],
    ['treatment', { units: 0 }],
    ['treatment', { units: 33 }],
    ['destination', { source: '' }],
    ['destination', { destination: '' }],
    ['dates', { timeline: 'tomorrow' }],
    ['accommodation', { patient_count: 0 }],
    ['accommodation', { patient_count: 11, people_count: 11 }],
    ['accommodation', { patient_count: 3, people_count: 2 }],
    ['accommodation', { patient_count: 1, people_count: 12 }],
    ['accommodation', { accommodation_duration: 0 }],
    ['accommodation', { accommodation_duration: 1.5 }],
    ['food', { travel_support: 1 }],
    ['breakfast', {}],
  ])('%s refuses %j', (step, change) => {
    const updates = { ...Object.entries(updatesOf).find(([name]) => name === step)?.[1], ...change };
    expect(v.is(StepUpdateSchema, { step, updates })).toBe(false);
  });
});
