import { expect, it } from 'vitest';
import { grownData } from '../../testing/grown-data.ts';
import { startWithData } from '../../testing/start-test-api.ts';
import { costRule } from '../reference/cost-rule.ts';

const sizes = { treatments: 250, destinations: 50, categories: 30, homeCountries: 12 };

it('counts no cost before it is asked for, and none twice', async () => {
  let counted = 0;
  const { travel } = costRule.lines;
  const lines = {
    ...costRule.lines,
    travel: (trip: Parameters<typeof travel>[0]) => (counted++, travel(trip)),
  };
  const test = await startWithData(grownData(sizes), { rule: { ...costRule, lines } });
  const { api } = test.browser();
  const treatments = await api.treatments();
  await api.destinations();
  await api.priceBook();
  expect(treatments).toHaveLength(sizes.treatments);
  expect(counted).toBe(0);
  expect(await api.treatmentCountries('52')).toHaveLength(sizes.destinations);
  // Least and most of one treatment, from each home country.
  const all = 2 * sizes.homeCountries * sizes.destinations;
  expect(counted).toBe(all);
  await api.treatmentCountries('52');
  expect(counted).toBe(all);
});
