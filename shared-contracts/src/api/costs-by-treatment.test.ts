import { costInput, rangedCostWire } from '@carefare/testing/worked-example';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wholeAnswer } from '../wire/whole-answer.ts';
import type { Http } from './call.ts';
import { postCostsByTreatment, toCostsByTreatmentRequest } from './costs-by-treatment.ts';
import { CostsByTreatmentRequestSchema } from './costs-by-treatment-request.ts';

it('a cost input becomes a request with the fields of section 7, which counts one unit and one visit', () => {
  const request = toCostsByTreatmentRequest(costInput);
  expect(request).toEqual({
    treatment_id: 52,
    source: 'UK',
    people_count: 2,
    patient_count: 1,
    accommodation_duration: 15,
    accommodation_id: 2,
    food_id: 2,
    travel_support: true,
    visa_support: true,
  });
  expect(v.parse(CostsByTreatmentRequestSchema, request)).toEqual({ ...request, units: 1, visits: 1 });
});

it('a request names its units and visits, if the input does', () => {
  const request = toCostsByTreatmentRequest({ ...costInput, units: 8, visits: 2 });
  expect(v.parse(CostsByTreatmentRequestSchema, request)).toMatchObject({ units: 8, visits: 2 });
  expect(v.is(CostsByTreatmentRequestSchema, { ...request, units: 33 })).toBe(false);
  expect(v.is(CostsByTreatmentRequestSchema, { ...request, visits: 5 })).toBe(false);
});

it('a trip whose treatment has no price is none: it would look like the cheapest', async () => {
  const { treatment, total } = rangedCostWire;
  const rows = [
    { ...rangedCostWire, country: 'India' },
    { ...rangedCostWire, country: 'Oman', treatment: 0, total: total - treatment },
  ];
  const whole = wholeAnswer('POST journey/compute-cost-by-treatment', rows);
  const http = async ({ answer }: Parameters<Http>[0]) => v.parse(answer, whole);
  const costs = await postCostsByTreatment(http)(costInput);
  expect(costs.map(({ country }) => country)).toEqual(['India']);
});
