import { describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { readReferenceData } from '../reference/reference-data.ts';
import { seed } from '../reference/seed.ts';
import { migrate } from './migrate.ts';

/** Several instances may start at once; the same on every database. */
export function startSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`the start on ${name}`, () => {
    it('applies migrations and seed once, and again only what has changed', { timeout: 60_000 }, async () => {
      const database = await open();
      const data = readReferenceData();
      const starts = await Promise.all([migrate(database), migrate(database)]);
      expect(starts.flat()).toEqual(['001-initial']);
      expect((await Promise.all([seed(database, data), seed(database, data)])).toSorted()).toEqual([
        false,
        true,
      ]);
      const [first, ...others] = data.treatments;
      if (!first) throw new Error('no treatment');
      expect(await seed(database, { ...data, treatments: [{ ...first, base_cost: 1 }, ...others] })).toBe(
        true,
      );
      const treatments = await database.db
        .selectFrom('treatments')
        .select('base_cost')
        .orderBy('id')
        .execute();
      expect([treatments.length, treatments[0]?.base_cost]).toEqual([25, 1]);
      await database.close();
    });
  });
}
