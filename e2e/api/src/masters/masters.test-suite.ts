import { gzipSync } from 'node:zlib';
import { costInput } from '@carefare/testing/worked-example';
import { OTHER_SOURCE, type PriceBasis, sourceCountries } from 'shared-contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { readReferenceData } from '../reference/reference-data.ts';

/** The reference data is held in memory, so one database shows it. */
export function mastersSuite(open: () => Promise<TestDatabase>): void {
  describe('the reference data', () => {
    let database: TestDatabase;
    let test: TestApi;
    beforeAll(async () => {
      database = await open();
      test = await startTestApi(database);
    }, 60_000);
    afterAll(() => database.close());

    it('serves the reference data of every treatment', async () => {
      const { api } = test.browser();
      const treatments = await api.treatments();
      expect(treatments).toHaveLength(25);
      const withoutPlace = treatments.filter(({ bodyLocation }) => bodyLocation === null);
      expect(withoutPlace.map(({ name }) => name)).toEqual(['Liposuction', 'In Vitro Fertilization (IVF)']);
      for (const { id, estimatedCost } of treatments) {
        const countries = await api.treatmentCountries(id);
        expect(Math.min(...countries.map(({ basePrice }) => basePrice))).toBe(estimatedCost);
        expect((await api.treatmentBenefits(id)).length).toBeGreaterThanOrEqual(3);
        expect((await api.treatmentFaqs(id)).length).toBeGreaterThan(0);
      }
      const aboutFlying = (await api.treatmentFaqs('52')).filter(({ topic }) => topic === 'flying');
      expect(aboutFlying.map(({ question }) => question)).toEqual(['When is it safe to fly?']);
      expect(await api.options()).toMatchObject({
        accommodation: { length: 4 },
        food: { length: 4 },
        asOf: '2026-11-01',
      });
      const destinations = await api.destinations();
      expect(destinations).toHaveLength(12);
      for (const { flightHours } of destinations)
        expect(Object.keys(flightHours).toSorted()).toEqual(sourceCountries.toSorted());
      const visaDays = destinations.filter(({ medicalVisaDays }) => medicalVisaDays !== null);
      expect(visaDays.map(({ country, medicalVisaDays }) => [country, medicalVisaDays])).toEqual([
        ['India', 60],
        ['Thailand', 90],
      ]);
      for (const source of sourceCountries)
        expect((await api.travelVisaCosts({ source, destination: 'India' })).travel).toBeGreaterThan(0);
    });

    it.each([...sourceCountries, OTHER_SOURCE, null])('computes the typical trips from %s', async source => {
      const { api } = test.browser();
      const { travelIncluded, treatments: trips } = await api.tripCosts(source);
      expect(travelIncluded).toBe(source !== null && source !== OTHER_SOURCE);
      const treatments = await api.treatments();
      expect(trips.map(({ treatmentId }) => treatmentId)).toEqual(treatments.map(({ id }) => id));
      for (const { treatmentId, units, nights, visits, home, costs } of trips) {
        const treatment = treatments.find(({ id }) => id === treatmentId);
        expect([units, nights, visits]).toEqual([
          treatment?.typicalUnits,
          treatment?.duration,
          treatment?.visits,
        ]);
        const alone = { patients: 1, travelers: 1, nights, units, visits: visits?.days.length ?? 1 };
        const input = { ...costInput, ...alone, treatmentId, source: source ?? OTHER_SOURCE };
        const fromHere = costs.map(({ span: _span, ...cost }) => cost);
        expect(await api.costsByTreatment(input)).toMatchObject(fromHere);
        const [option] = await api.treatmentCountries(treatmentId);
        const price = option?.homePrices[source ?? ''];
        expect(home).toBe(price === undefined ? null : price * units);
      }
      expect(trips.flatMap(({ costs }) => costs)).toHaveLength(295);
    });

    it('computes the typical trip for one treatment to one destination from every source', async () => {
      const { api, send } = test.browser();
      const trips = await Promise.all(sourceCountries.map(source => api.tripCosts(source)));
      const { treatments: withoutSource } = await api.tripCosts(null);
      const destinations = await api.destinations();
      const { treatments: book } = await api.priceBook();
      const priced = book.flatMap(({ treatmentId, prices }) =>
        prices.map(({ country }) => ({ treatmentId, destination: country })),
      );
      expect(priced).toHaveLength(295);
      for (const where of priced) {
        const { costs, units, nights, visits } = await api.costsBySource(where);
        const hours = destinations.find(({ country }) => country === where.destination)?.flightHours;
        const expected = trips.map(({ treatments }, index) => {
          const trip = treatments.find(({ treatmentId }) => treatmentId === where.treatmentId);
          const cost = trip?.costs.find(({ country }) => country === where.destination);
          const source = sourceCountries[index] ?? '';
          expect([trip?.units, trip?.nights, trip?.visits]).toEqual([units, nights, visits]);
          return {
            source,
            home: trip?.home,
            treatment: cost?.treatment,
            total: cost?.total,
            low: cost?.low,
            high: cost?.high,
            flightHours: hours?.[source],
          };
        });
        expect(costs).toMatchObject(expected);
        const abroad = costs.filter(({ source }) => source !== where.destination).map(({ total }) => total);
        const found = withoutSource.find(({ treatmentId }) => treatmentId === where.treatmentId);
        expect(found?.costs.find(({ country }) => country === where.destination)?.span).toEqual({
          low: Math.min(...abroad),
          high: Math.max(...abroad),
        });
        for (const { treatment: price, travel, visa, accommodation, food, total } of costs)
          expect(total).toBe(price + travel + visa + accommodation + food);
      }
      for (const query of ['treatment_id=29&destination=Costa+Rica', 'treatment_id=9&destination=India'])
        expect((await send('GET', `masters/costs-by-source?${query}`)).status).toBe(404);
    });

    it('says of each of the 295 prices, in every answer, whether it is published', async () => {
      const { api } = test.browser();
      const data = readReferenceData();
      const isUnconfirmed = (id: number, country: string) =>
        data.meta.spec_fixed.some(
          fixed => fixed.treatment_id === id && fixed.country === country && !fixed.confirmed,
        );
      const { treatments: book } = await api.priceBook();
      const { treatments: trips } = await api.tripCosts('UK');
      const treatments = await api.treatments();
      const destinations = await api.destinations();
      const all: { country: string; usd: number; basis: PriceBasis }[] = [];
      for (const { id, costs, published_ranges } of data.treatments) {
        const treatmentId = String(id);
        const options = await api.treatmentCountries(treatmentId);
        const byTreatment = await api.costsByTreatment({ ...costInput, treatmentId });
        for (const [country, usd] of Object.entries(costs)) {
          const isPublished = published_ranges.includes(country) && !isUnconfirmed(id, country);
          const basis = isPublished ? 'published' : 'estimate';
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
              note: isUnconfirmed(id, country) ? expect.stringContaining('not confirmed') : null,
            });
          const price = book.find(entry => entry.treatmentId === treatmentId)?.prices.find(isHere);
          expect([price?.basis, price?.range === 'published']).toEqual([basis, isPublished]);
          all.push({ country, usd, basis });
        }
        const cheapest = options.find(({ basePrice }) => basePrice === Math.min(...Object.values(costs)));
        expect(treatments.find(treatment => treatment.id === treatmentId)).toMatchObject({
          cheapestIn: cheapest?.country,
          basis: cheapest?.basis,
        });
      }
      expect(all).toHaveLength(295);
      expect(all.filter(({ basis }) => basis === 'published')).toHaveLength(74);
      for (const { country, lowestPrice, lowestBasis } of destinations)
        expect(all).toContainEqual({ country, usd: lowestPrice, basis: lowestBasis });
    });

    it('says of no trip, from any source, more than the data bears out', async () => {
      const { api } = test.browser();
      const data = readReferenceData();
      const book = await api.priceBook();
      for (const source of [...sourceCountries, OTHER_SOURCE]) {
        const { travelIncluded, treatments } = await api.tripCosts(source);
        expect(travelIncluded).toBe(source !== OTHER_SOURCE);
        for (const { treatmentId, units, home, publicCare, costs } of treatments) {
          const record = data.treatments.find(({ id }) => String(id) === treatmentId);
          const price = record?.home_prices[source];
          expect(home).toBe(price === undefined ? null : price * units);
          const known = data.public_care.find(
            ({ country, kind }) => country === source && kind === record?.care,
          );
          expect(publicCare?.text).toBe(home === null ? undefined : known?.text);
          const prices = book.treatments.find(each => each.treatmentId === treatmentId)?.prices;
          expect(costs.map(({ country, basis }) => [country, basis])).toEqual(
            prices?.map(({ country, basis }) => [country, basis]),
          );
          for (const { low, total, high } of costs) expect(low <= total && total <= high).toBe(true);
        }
      }
    });

    it('answers with sources and date wherever there is a price', async () => {
      const { send } = test.browser();
      const rest = { sources: expect.arrayContaining(['medport.in: treatment in India']), as_of: '2026-11' };
      const answerOf = async (...call: Parameters<typeof send>) => await (await send(...call)).json();
      expect(await answerOf('POST', 'masters/treatment-countries', { treatment_id: 52 })).toContainEqual(
        expect.objectContaining({ country: 'India', ...rest }),
      );
      expect(await answerOf('GET', 'masters/treatments')).toContainEqual(
        expect.objectContaining({ id: '52', ...rest }),
      );
      expect(
        await answerOf('GET', 'masters/costs-by-source?treatment_id=52&destination=India'),
      ).toMatchObject(rest);
      expect(await answerOf('GET', 'masters/trip-costs?source=UK')).toMatchObject({
        as_of: rest.as_of,
        treatments: expect.arrayContaining([
          expect.objectContaining({
            treatment_id: 52,
            sources: rest.sources,
            public_care: expect.objectContaining({ text: expect.stringMatching(/^NHS treatment is free/) }),
          }),
          expect.objectContaining({ treatment_id: 37, public_care: null }),
        ]),
      });
      const trip = {
        treatment_id: 52,
        source: 'UK',
        people_count: 1,
        patient_count: 1,
        accommodation_duration: 15,
        accommodation_id: 2,
        food_id: 2,
        travel_support: true,
        visa_support: true,
      };
      expect(await answerOf('POST', 'journey/compute-cost-by-treatment', trip)).toContainEqual(
        expect.objectContaining({ country: 'India', ...rest }),
      );
    });

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

    it('has the data of eight pages in 10 KB: treatments; or in 11, countries of one', async () => {
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
      expect(await sizeOf([...others, ...countries])).toBeLessThanOrEqual(11 * 1_024);
    });

    it('serves the price book: every price with its range, sources and date, as an answer and as a file', async () => {
      const browser = test.browser();
      const { treatments, methods, asOf } = await browser.api.priceBook();
      const unitOf = new Map((await browser.api.treatments()).map(({ id, unit }) => [id, unit]));
      for (const { treatmentId, unit, prices, sources, sourceUrls } of treatments) {
        expect(unit).toEqual(unitOf.get(treatmentId));
        const countries = await browser.api.treatmentCountries(treatmentId);
        expect(prices).toMatchObject(
          countries.map(option => ({ country: option.name, typical: option.basePrice })),
        );
        expect(sources.length).toBeGreaterThan(0);
        for (const named of Object.keys(sourceUrls)) expect(sources).toContain(named);
      }
      expect(methods.length).toBeGreaterThan(5);

      const file = await browser.send('GET', 'masters/price-book.csv');
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="carefare-prices-${asOf}.csv"`,
        'cache-control': expect.stringMatching(/^public/),
      });
      const lines = (await file.text()).trimEnd().split('\r\n');
      expect(lines[0]).toBe(
        'treatment,category,country,unit,low_usd,typical_usd,high_usd,basis,sources,as_of,note,trips',
      );
      expect(lines).toHaveLength(1 + treatments.flatMap(({ prices }) => prices).length);
      expect(lines).toContain(
        'Coronary Angiogram,Cardiac,India,"diagnostic, day case or one night",240,450,720,published,health-e.in: angiogram in India; healthprice.in: angiogram by city,2026-11,,1 trip',
      );
      expect(lines.filter(line => line.startsWith('Dental Implants,'))).toEqual(
        Array.from({ length: 12 }, () => expect.stringMatching(/,2 trips: 5 and 7 days$/)),
      );
    });
  });
}

type JoinedCalls = [name: string, values: Record<string, string | number>][];
const joinedPath = (calls: JoinedCalls): string =>
  `masters/joined?${new URLSearchParams({ calls: JSON.stringify(calls) })}`;
