import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { setUpTestApi } from '../../testing/start-test-api.ts';

export function joinedSuite(open: () => Promise<TestDatabase>): void {
  describe('several calls in one', () => {
    const test = setUpTestApi(open);

    it('answers several calls in one as each alone, and one that fails with null', async () => {
      const { send } = test.browser();
      const hip = { treatment_id: 52 };
      const joined = await send(
        'GET',
        joinedPath([
          ['treatment-faqs', hip],
          ['treatment-faqs', { treatment_id: 9 }],
          ['trip-costs', { source: 'UK' }],
          ['nothing', {}],
          ['price-book.csv', {}],
          ['joined', { calls: '[]' }],
        ]),
      );
      expect(joined.headers.get('cache-control')).toMatch(/^public/);
      expect(await joined.json()).toEqual([
        await (await send('POST', 'masters/treatment-faqs', hip)).json(),
        null,
        await (await send('GET', 'masters/trip-costs?source=UK')).json(),
        null,
        null,
        null,
      ]);
    });

    it.each([
      ['41 calls', JSON.stringify(Array.from({ length: 41 }, () => ['options', {}]))],
      ['a list that is too long', JSON.stringify([['options', { x: 'x'.repeat(3_000) }]])],
      ['what is not JSON', '[['],
      ['what is no list of calls', '[["options"]]'],
    ])('refuses %s', async (_name, calls) => {
      const { send } = test.browser();
      expect((await send('GET', `masters/joined?${new URLSearchParams({ calls })}`)).status).toBe(422);
    });

    it('has the data of eight pages in 10 KB: treatments; or in 14, countries of one', async () => {
      const { api, send } = test.browser();
      const sizeOf = async (calls: JoinedCalls) =>
        gzipSync(await (await send('GET', joinedPath(calls))).text()).length;
      const treatments = await Promise.all(
        (await api.treatments()).map(async ({ id }) => {
          const calls = ['countries', 'benefits', 'faqs'].map((name): JoinedCalls[number] => [
            `treatment-${name}`,
            { treatment_id: Number(id) },
          ]);
          return { calls, size: await sizeOf(calls) };
        }),
      );
      const largest = treatments.toSorted((a, b) => b.size - a.size).slice(0, 8);
      expect(await sizeOf(largest.flatMap(({ calls }) => calls))).toBeLessThanOrEqual(10 * 1_024);
      const countries = (await api.destinations())
        .slice(0, 8)
        .map(({ country }): JoinedCalls[number] => [
          'costs-by-source',
          { treatment_id: '52', destination: country },
        ]);
      const others: JoinedCalls = [
        ['destinations', {}],
        ['trip-costs', {}],
      ];
      // The ranges of totals have bands of several lines, which compress less.
      expect(await sizeOf([...others, ...countries])).toBeLessThanOrEqual(14 * 1_024);
    });
  });
}

type JoinedCalls = [name: string, values: Record<string, string | number>][];
const joinedPath = (calls: JoinedCalls): string =>
  `masters/joined?${new URLSearchParams({ calls: JSON.stringify(calls) })}`;
