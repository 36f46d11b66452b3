import { costInput } from '@carefare/testing/worked-example';
import { OTHER_SOURCE, type PriceBasis } from 'shared-contracts';
import { sourceCountries } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { setUpTestApi } from '../../testing/start-test-api.ts';
import { readReferenceData } from '../reference/reference-data.ts';

const lines = ['treatment', 'travel', 'visa', 'accommodation', 'food'] as const;

/** The reference data is held in memory, so one database shows it. */
export function tripCostsSuite(open: () => Promise<TestDatabase>): void {
  describe('what trips cost', () => {
    const test = setUpTestApi(open);
    const data = readReferenceData();
    const count = data.treatments.reduce((sum, { costs }) => sum + Object.keys(costs).length, 0);

    it('says before a home country is named what holds for each of them, and for each of the lines', async () => {
      const { api, send } = test.browser();
      const { treatments: withoutSource } = await api.tripCosts(null);
      const { treatments: book } = await api.priceBook();
      const priced = book.flatMap(({ treatmentId, prices }) =>
        prices.map(({ country }) => ({ treatmentId, destination: country })),
      );
      expect(priced).toHaveLength(count);
      for (const where of priced) {
        const { costs } = await api.costsBySource(where);
        expect(costs.map(({ source }) => source)).toEqual(sourceCountries);
        const found = withoutSource.find(({ treatmentId }) => treatmentId === where.treatmentId);
        const span = found?.costs.find(({ country }) => country === where.destination)?.span;
        expect(span).toEqual({
          low: Math.floor(Math.min(...costs.map(({ low }) => low)) / 10) * 10,
          high: Math.ceil(Math.max(...costs.map(({ high }) => high)) / 10) * 10,
          examples: Object.fromEntries(
            costs.flatMap(({ source, total }) =>
              ['UK', 'USA'].includes(source) ? [[source, total] as const] : [],
            ),
          ),
        });
        for (const pick of [Math.min, Math.max]) {
          const sum = lines.reduce((total, line) => total + pick(...costs.map(cost => cost[line])), 0);
          expect(span?.low).toBeLessThanOrEqual(sum);
          expect(span?.high).toBeGreaterThanOrEqual(sum);
        }
        const cards = await api.treatmentCountries(where.treatmentId);
        expect(cards.find(({ country }) => country === where.destination)?.span).toEqual(span);
      }
      for (const query of ['treatment_id=29&destination=Costa+Rica', 'treatment_id=9&destination=India'])
        expect((await send('GET', `masters/costs-by-source?${query}`)).status).toBe(404);
    });

    it('says of each price, in every answer, what it rests on', async () => {
      const { api } = test.browser();
      const fixedAt = (id: number, country: string) =>
        data.meta.spec_fixed.find(fixed => fixed.treatment_id === id && fixed.country === country);
      const { treatments: book } = await api.priceBook();
      const { treatments: trips } = await api.tripCosts('UK');
      const treatments = await api.treatments();
      const destinations = await api.destinations();
      const all: { country: string; usd: number; basis: PriceBasis }[] = [];
      for (const { id, costs, found } of data.treatments) {
        const treatmentId = String(id);
        const options = await api.treatmentCountries(treatmentId);
        const byTreatment = await api.costsByTreatment({ ...costInput, treatmentId });
        for (const [country, usd] of Object.entries(costs)) {
          const fixed = fixedAt(id, country);
          const basis = fixed ? 'set' : country in found ? 'found' : 'interpolated';
          const isHere = (entry: { country: string }) => entry.country === country;
          const cells = [
            options.find(isHere),
            byTreatment.find(isHere),
            trips.find(trip => trip.treatmentId === treatmentId)?.costs.find(isHere),
            await api.costsBySource({ treatmentId, destination: country }),
          ];
          for (const cell of cells)
            expect(cell, `${treatmentId} ${country}`).toMatchObject({
              basis,
              note: fixed?.confirmed === false ? expect.stringContaining('not confirmed') : null,
            });
          const price = book.find(entry => entry.treatmentId === treatmentId)?.prices.find(isHere);
          expect([price?.basis, price?.sources.length]).toEqual([basis, found[country]?.length ?? 0]);
          all.push({ country, usd, basis });
        }
        const cheapest = options.find(({ basePrice }) => basePrice === Math.min(...Object.values(costs)));
        expect(treatments.find(treatment => treatment.id === treatmentId)).toMatchObject({
          cheapestIn: cheapest?.country,
          basis: cheapest?.basis,
        });
      }
      expect(all).toHaveLength(count);
      expect(all.filter(({ basis }) => basis === 'set')).toHaveLength(4);
      for (const { country, lowestPrice, lowestBasis } of destinations)
        expect(all).toContainEqual({ country, usd: lowestPrice, basis: lowestBasis });
    });

    it('says of no trip, from any source, more than the data bears out', async () => {
      const { api } = test.browser();
      const book = await api.priceBook();
      for (const source of [...sourceCountries, OTHER_SOURCE, null]) {
        const { travelIncluded, treatments } = await api.tripCosts(source);
        expect(travelIncluded).toBe(source !== null && source !== OTHER_SOURCE);
        expect(treatments).toHaveLength(data.treatments.length);
        for (const { treatmentId, units, nights, visits, home, homePrice, publicCare, costs } of treatments) {
          const record = data.treatments.find(({ id }) => String(id) === treatmentId);
          expect([units, nights, visits?.days]).toEqual([
            record?.typical_units,
            record?.min_treatement_days,
            record?.visits?.days,
          ]);
          const row = book.treatments
            .find(each => each.treatmentId === treatmentId)
            ?.homePrices.find(({ country }) => country === source);
          // Without a source no price, and nothing to compare with.
          expect(row?.sources.length).toBe(
            record && source && source in record.home_prices ? record.found[source]?.length : undefined,
          );
          expect(home).toBe(row ? row.typical * units : null);
          expect(homePrice).toEqual(
            row
              ? {
                  low: row.low * units,
                  typical: row.typical * units,
                  high: row.high * units,
                  basis: row.basis,
                  note: row.note,
                  year: row.year,
                }
              : null,
          );
          const known = data.public_care.find(
            ({ country, kind }) => country === source && kind === record?.care,
          );
          expect(publicCare?.text).toBe(known?.text);
          const prices = book.treatments.find(each => each.treatmentId === treatmentId)?.prices;
          expect(costs.map(({ country, basis }) => [country, basis])).toEqual(
            prices?.map(({ country, basis }) => [country, basis]),
          );
          for (const { low, total, high } of costs) expect(low <= total && total <= high).toBe(true);
        }
      }
    });
  });
}
