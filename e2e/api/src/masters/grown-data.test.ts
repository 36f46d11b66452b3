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
  // Least and most of one treatment, from each home country, and the totals of two examples.
  const all = 2 * (sizes.homeCountries + 1) * sizes.destinations;
  expect(counted).toBe(all);
  await api.treatmentCountries('52');
  expect(counted).toBe(all);
});

it('refuses an answer with all prices where those are too many, and says what to ask for', async () => {
  const test = await startWithData(grownData({ ...sizes, treatments: 300 }));
  const { send } = test.browser();
  const answerTo = async (path: string) => {
    const response = await send('GET', `masters/${path}`);
    const { errors } = await response.json();
    return [response.status, errors?.[0]?.message];
  };
  const refused = 'There are too many prices for one answer: ask for one treatment_id';
  for (const call of ['trip-costs', 'trip-costs?source=UK', 'trip-costs?first=99'])
    expect(await answerTo(call)).toEqual([422, `${refused} or destination`]);
  expect(await answerTo('price-book')).toEqual([422, refused]);
  for (const call of [
    'trip-costs?treatment_id=52',
    'trip-costs?destination=India',
    'trip-costs?destination=India&first=99',
    'trip-costs?first=1',
    'price-book?treatment_id=52',
  ])
    expect(await answerTo(call)).toEqual([200, undefined]);
});
