import { costsBySourceWire } from '@carefare/testing';
import { savedTripWire } from '@carefare/testing/worked-example';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  CostAnswerSchema,
  CostsBySourceAnswerSchema,
  CostsByTreatmentAnswerSchema,
  SavedTripAnswerSchema,
} from './index.ts';
import { wholeAnswer } from './whole-answer.ts';

const lines = { treatment: 6200, travel: 1100, visa: 200, accommodation: 825, food: 540 };
const COST = 'GET journey/{sessionId}/cost';
const parse = (answer: object) => v.parse(CostAnswerSchema, wholeAnswer(COST, { ...lines, ...answer }));

it.each([
  [{ total: 8865 }, 8865, undefined],
  [{ total: 8985, airport_transfer: 120 }, 8985, { airport_transfer: 120 }],
  [
    { total: 9235.3, airport_transfer: 119.6, insurance: 250.4 },
    9235,
    { airport_transfer: 120, insurance: 250 },
  ],
  // What is not a part of the total.
  [{ total: 8865, session_id: 1001, nights: 15 }, 8865, undefined],
  [
    { total: 8985, airport_transfer: 120, session_id: 1001, currency: 'USD', discount: null },
    8985,
    { airport_transfer: 120 },
  ],
  [
    { total: 8912, hospital_levy: 47, session_id: 12, rooms: 1, vat_included: true, per_person: '4456.00' },
    8912,
    { hospital_levy: 47 },
  ],
  [{ total: 8712, hospital_levy: 47, discount: -200 }, 8712, { hospital_levy: 47, discount: -200 }],
  // An amount of the name that the site has for them all.
  [{ total: 8985, others: 120 }, 8985, { others: 120 }],
  [{ total: 8885, peopleCount: 20 }, 8885, { other_costs: 20 }],
  [{ total: 8865, currency: 'US$' }, 8865, undefined],
  [{ total: 8865, source: 'UK', currency: 'GBP' }, 8865, undefined],
  [{ total: 8865, others: 0 }, 8865, undefined],
  [{ total: 8865, others: null }, 8865, undefined],
  // What no field explains.
  [{ total: 8985, nights: 15 }, 8985, { other_costs: 120 }],
  [{ total: 8800, nights: 15 }, 8800, { reduction: -65 }],
  // A count may come to the rest by chance.
  [{ total: 9080, hospital_levy: 200, nights: 15 }, 9080, { other_costs: 215 }],
  // The lines add up to one less.
  [{ total: 8866, version: 1 }, 8865, undefined],
])('%o comes to %i, and the lines that are not known are %o', (answer, sum, others) => {
  const { total, ...cost } = parse(answer);
  expect(total).toBe(sum);
  expect(cost).toEqual(others ? { ...lines, others } : lines);
});

it('a total is the sum of lines that are rounded one by one', () => {
  const cents = { treatment: 2081.5, travel: 513.5, visa: 0, accommodation: 748.5, food: 268.4 };
  expect(parse({ ...cents, total: 3611.9 })).toMatchObject({
    treatment: 2082,
    total: 2082 + 514 + 749 + 268,
  });
});

it('a range is not a line', () => {
  const range = { low: 11_135, high: 30_000 };
  const rows = [{ country: 'India', ...lines, ...range, total: 20_000, insurance: 11_135 }];
  const answer = wholeAnswer('POST journey/compute-cost-by-treatment', rows);
  expect(v.parse(CostsByTreatmentAnswerSchema, answer)).toMatchObject([
    { ...range, others: { insurance: 11_135 } },
  ]);
});

it('costs by source and the saved trip have the lines that are not known', () => {
  const answer = costsBySourceWire();
  const costs = answer.costs.map(cost => Object.assign(cost, { total: cost.total + 120, insurance: 120 }));
  const bySource = wholeAnswer('GET masters/costs-by-source', { ...answer, costs });
  for (const cost of v.parse(CostsBySourceAnswerSchema, bySource).costs)
    expect(cost).toHaveProperty('others', { insurance: 120 });
  const cost = { ...lines, total: 8985, insurance: 120 };
  const saved = wholeAnswer('GET journey/{sessionId}', { ...savedTripWire(), cost });
  expect(v.parse(SavedTripAnswerSchema, saved).cost).toEqual({
    ...lines,
    total: 8985,
    others: { insurance: 120 },
  });
});

it.each([
  [
    { ...lines, visa: null, total: 8665 },
    { ...lines, visa: 0, total: 8665 },
  ],
  [
    { treatment: '6200.00', total: '7000.00' },
    { treatment: 6200, total: 7000, others: { other_costs: 800 } },
  ],
])('a line that is not there counts nothing: %o', (answer, cost) =>
  expect(wholeAnswer(COST, answer)).toMatchObject({ ...cost, treatment: answer.treatment }),
);

it('the treatment’s line of a session’s cost may be missing where the others come to the total', () => {
  const cost = { ...lines, treatment: null, total: 2665 };
  expect(parse(cost)).toEqual({ ...lines, treatment: 0, total: 2665 });
  const rows = [{ country: 'India', ...cost }];
  expect(wholeAnswer('POST journey/compute-cost-by-treatment', rows)).toMatchObject(rows);
});

it('lines that were found keep their names when the cost is read again', () => {
  const answer = { ...lines, total: '9035.00', others: '120.00', insurance: 50 };
  expect(parse(wholeAnswer(COST, answer) as object)).toEqual(parse(answer));
  expect(parse(answer)).toMatchObject({ others: { others: 120, insurance: 50 } });
});

it.each([
  [{ total: 0 }, '0 for lines of 8865'],
  [{ total: -5 }, '-5 for lines of 8865'],
  [{ total: 0, discount: -8865 }, '0 for lines of 8865'],
  [{ total: 8865, currency: 'EUR' }, '8865 EUR'],
  [{ total: 8865, currency: '€' }, '8865 €'],
])('no cost is read of the total in %o', (answer, total) =>
  expect(wholeAnswer(COST, { ...lines, ...answer })).toMatchObject({ total }),
);

it('a discount that the API names may be most of a cost', () =>
  expect(parse({ total: 3865, discount: -5000, currency: 'usd' })).toMatchObject({
    total: 3865,
    others: { discount: -5000 },
  }));

it.each([{ total: 8865 }, { ...lines }, { ...lines, food: 'free', total: 8865 }])(
  'what is not a cost stays as it is: %o',
  answer => expect(wholeAnswer(COST, answer)).toBe(answer),
);
