import { describe, expect, it } from 'vitest';
import { json, startGateway } from '../testing/start-gateway.ts';

const hip = { id: '52', name: 'Hip Replacement', category: 'Bones', min_treatement_days: 15 };
const lines = { treatment: 6200, travel: 640, visa: 40, accommodation: 900, food: 360, total: 8140 };
const india = { country: 'India', ...lines, low: 7000, high: 9900 };
const COMPUTE = 'POST /shop/api/journey/compute-cost-by-treatment';

/** A gateway before an API that has no typical trips. */
const start = (costs: unknown, treatment: object = hip, more: object = {}) =>
  startGateway(
    ({ line }, response) =>
      line.endsWith('/treatments')
        ? json(response, 200, [treatment])
        : line === COMPUTE
          ? json(response, 200, costs)
          : json(response, 404, {}),
    more,
  );
const QUESTION = 'GET masters/trip-costs?source=UK&treatment_id=52';

describe('typical trips that the API does not have', () => {
  it('are composed of the costs of one treatment from one country, asked for once', async () => {
    const { ask, received } = await start([india], hip, {
      ids: { accommodation: [11, 12, 13], food: [21, 22, 23] },
    });
    const answers = await Promise.all([ask(QUESTION), ask(QUESTION)]);
    const { total, treatment, country, low, high } = india;
    for (const { text } of [...answers, await ask(QUESTION)])
      expect(JSON.parse(text)).toEqual({
        travel_included: true,
        treatments: [
          {
            treatment_id: 52,
            nights: 15,
            costs: [{ country, treatment, total, low, high, basis: expect.anything(), note: null }],
          },
        ],
      });
    const asked = received.filter(({ line }) => line === COMPUTE);
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      {
        treatment_id: 52,
        source: 'UK',
        people_count: 1,
        patient_count: 1,
        accommodation_duration: 15,
        accommodation_id: 12,
        food_id: 22,
        travel_support: true,
        visa_support: true,
      },
    ]);
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each<[string, unknown, object, string]>([
    ['without a range', [{ country: 'India', ...lines }], hip, QUESTION],
    ['in another form', { by_country: [] }, hip, QUESTION],
    ['of a treatment of unknown days', [india], { ...hip, min_treatement_days: undefined }, QUESTION],
    ['of several units', [india], { ...hip, typical_units: 4 }, QUESTION],
    ['of a treatment that is not there', [india], hip, QUESTION.replace('52', '53')],
    ['from nowhere', [india], hip, 'GET masters/trip-costs?treatment_id=52'],
    ['of all treatments', [india], hip, 'GET masters/trip-costs?source=UK'],
  ])('are not made up %s', async (_what, costs, treatment, question) => {
    const { ask } = await start(costs, treatment);
    const { status, text } = await ask(question);
    expect([status, JSON.parse(text).treatments]).toEqual([200, []]);
  });
});
