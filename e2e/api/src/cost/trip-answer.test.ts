import { compareTotals } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { otherRule } from '../../testing/other-rule.ts';
import { createCatalogue } from '../reference/catalogue.ts';
import { costRule } from '../reference/cost-rule.ts';
import { readReferenceData } from '../reference/reference-data.ts';
import { tripAnswer } from './trip-answer.ts';
import { typicalTrip } from './typical-trips.ts';

const data = readReferenceData();

describe.each([
  ['the rule of section 10.4', costRule],
  ['another rule', otherRule],
])('by %s', (_name, rule) => {
  const catalogue = createCatalogue(data, rule);
  const implants = catalogue.treatments.get(37) ?? expect.unreachable();
  const asked = { ...typicalTrip(implants, 'Germany'), people_count: 3, units: 3, destination: 'Turkey' };
  const answerTo = (changes: Partial<typeof asked> = {}) =>
    tripAnswer(catalogue, { ...asked, ...changes })[0] ?? expect.unreachable();

  it('answers of one destination what each other choice comes to', () => {
    const { alternatives, country } = answerTo();
    expect(country).toBe('Turkey');
    for (const id of catalogue.accommodation.keys())
      expect(alternatives?.accommodation_id?.[id]).toBe(answerTo({ accommodation_id: id }).total);
    for (const id of catalogue.food.keys())
      expect(alternatives?.food_id?.[id]).toBe(answerTo({ food_id: id }).total);
    expect(alternatives?.travel_support).toBe(answerTo({ travel_support: false }).total);
    expect(alternatives?.visa_support).toBe(answerTo({ visa_support: false }).total);
  });

  it('says from where on the trip is surely less than at home, and no sooner', () => {
    const isLess = (changes: Partial<typeof asked>) => {
      const { home_price: home, total, low = 0, high = 0 } = answerTo(changes);
      return Boolean(home && compareTotals({ total, low, high }, home).isLess);
    };
    for (const destination of implants.prices.keys())
      for (const people_count of [1, 2, 4]) {
        const trip = { destination, people_count };
        const { from_units: units, up_to_companions: companions } = answerTo(trip).less_than_home ?? {};
        if (units)
          expect([isLess({ ...trip, units: units - 1 }), isLess({ ...trip, units })]).toEqual([false, true]);
        if (companions)
          expect(
            [companions, companions + 1].map(count => isLess({ ...trip, people_count: 1 + count })),
          ).toEqual([true, false]);
      }
  });

  it('has the whole of each line in its total, and the range of the treatment in its range', () => {
    for (const { treatment_range: range, total, low = 0, high = 0, ...cost } of tripAnswer(catalogue, {
      ...asked,
      destination: undefined,
    })) {
      const lines = Object.keys(rule.lines).map(line => Number(cost[line as keyof typeof cost]));
      expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      expect(range && range.low <= cost.treatment && cost.treatment <= range.high).toBe(true);
      expect(low <= total && total <= high).toBe(true);
    }
  });

  it('counts rooms as it pays for them', () => {
    const { accommodation, counted } = answerTo();
    const room = catalogue.accommodation.get(2)?.usd_per_night.Turkey ?? 0;
    expect(accommodation).toBe(room * (5 + 7) * (counted?.rooms ?? 0));
  });
});
