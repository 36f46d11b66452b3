import { costInput } from '@carefare/testing/worked-example';
import { type TripsNarrow } from 'shared-contracts';
import { sourceCountries } from 'shared-contracts/host';
import { toCostsByTreatmentRequest } from 'shared-contracts/wire';
import { describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { setUpTestApi } from '../../testing/start-test-api.ts';

/** Reference data comes from memory, so one kind of database is enough. */
export function mastersSuite(open: () => Promise<TestDatabase>): void {
  describe('the reference data', () => {
    const test = setUpTestApi(open);

    it('serves the reference data of every treatment', async () => {
      const { api } = test.browser();
      const treatments = await api.treatments();
      expect(treatments).toHaveLength(test.catalogue.treatments.size);
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
      expect(destinations).toHaveLength(test.catalogue.countries.length);
      for (const { flightHours } of destinations)
        expect(Object.keys(flightHours).toSorted()).toEqual(sourceCountries.toSorted());
      const visaDays = destinations.filter(({ medicalVisaDays }) => medicalVisaDays !== null);
      expect(visaDays.map(({ country, medicalVisaDays }) => [country, medicalVisaDays])).toEqual([
        ['India', 60],
        ['Thailand', 90],
      ]);
      for (const source of sourceCountries)
        expect((await api.travelVisaCosts({ source, destination: 'India' }))?.travel).toBeGreaterThan(0);
    });

    it('answers with the trips for one treatment, to one destination, or both, as with all of them', async () => {
      const { api } = test.browser();
      for (const source of ['UK', null]) {
        const { treatments } = await api.tripCosts(source);
        const answerTo = async (narrow: TripsNarrow) =>
          (await api.tripCosts(source, undefined, narrow)).treatments;
        const hip = treatments.filter(({ treatmentId }) => treatmentId === '52');
        const toIndia = (list: typeof treatments) =>
          list.map(trip => ({ ...trip, costs: trip.costs.filter(({ country }) => country === 'India') }));
        expect(await answerTo({ treatment_id: '52' })).toEqual(hip);
        expect(await answerTo({ destination: 'India' })).toEqual(toIndia(treatments));
        expect(await answerTo({ treatment_id: '52', destination: 'India' })).toEqual(toIndia(hip));
        const { treatments: list } = { treatments: await api.treatments() };
        const dental = list.filter(({ category }) => category === 'Dental').map(({ id }) => id);
        expect(await answerTo({ category: 'Dental' })).toEqual(
          dental.map(id => treatments.find(({ treatmentId }) => treatmentId === id)),
        );
        const first = (await answerTo({ destination: 'India', first: '1' })).map(
          ({ treatmentId }) => treatmentId,
        );
        expect(first.length).toBe(new Set(list.map(({ category }) => category)).size);
        expect(await answerTo({ treatment_id: '9' })).toEqual([]);
        expect(await answerTo({ destination: 'Narnia' })).toEqual([]);
      }
    });

    it('answers with the date wherever there is a price', async () => {
      const { send } = test.browser();
      for (const [method, path, body] of [
        ['GET', 'masters/treatments'],
        ['POST', 'masters/treatment-countries', { treatment_id: 52 }],
        ['GET', 'masters/costs-by-source?treatment_id=52&destination=India'],
        ['GET', 'masters/trip-costs?source=UK'],
        ['POST', 'journey/compute-cost-by-treatment', toCostsByTreatmentRequest(costInput)],
      ] as const) {
        const answer = await (await send(method, path, body)).json();
        for (const dated of [answer].flat()) expect(dated, path).toMatchObject({ as_of: '2026-11' });
      }
    });

    it.each(['countries', 'benefits', 'faqs'])(
      'lets the site keep the %s of a treatment, which are the same for every visitor',
      async name => {
        const { headers } = await test
          .browser()
          .send('POST', `masters/treatment-${name}`, { treatment_id: 52 });
        expect(headers.get('cache-control')).toMatch(/^public/);
      },
    );

    it('serves the price book: every price with its range, sources and date, as an answer and as a file', async () => {
      const browser = test.browser();
      const { treatments, methods, asOf } = await browser.api.priceBook();
      const unitOf = new Map((await browser.api.treatments()).map(({ id, unit }) => [id, unit]));
      for (const { treatmentId, unit, prices } of treatments) {
        expect(unit).toEqual(unitOf.get(treatmentId));
        const countries = await browser.api.treatmentCountries(treatmentId);
        expect(prices).toMatchObject(
          countries.map(option => ({ country: option.name, typical: option.basePrice })),
        );
      }
      expect(methods.length).toBeGreaterThan(4);

      const file = await browser.send('GET', 'masters/price-book.csv');
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="carefare-prices-${asOf}.csv"`,
        'cache-control': expect.stringMatching(/^public/),
      });
      const lines = (await file.text()).trimEnd().split('\r\n');
      expect(lines[0]).toBe(
        'treatment,category,country,paid,unit,typical_usd,low_usd,high_usd,basis,sources,as_of,note,trips',
      );
      expect(lines).toHaveLength(
        1 + treatments.reduce((sum, { prices, homePrices }) => sum + prices.length + homePrices.length, 0),
      );
      const lineOf = (start: string) => lines.find(line => line.startsWith(start));
      expect(lineOf('Coronary Angiogram,Cardiac,India,')).toMatch(
        /^[^"]+,abroad,"a diagnostic angiogram, day case or one night",450,140,680,found,"HealthPrice, survey, read 2026-11-28, https:\/\/[^;]+; Health-e, other, read [^"]+",2026-11,,1 trip$/,
      );
      expect(lineOf('Hair Transplant,Cosmetic,Turkey,')).toContain(',set by Carefare,');
      expect(lineOf('Hair Transplant,Cosmetic,Canada,privately at home,')).toContain(', clinic, 2022, read ');
      const implants = lines.filter(line => line.startsWith('Dental Implants,'));
      for (const line of implants) expect(line).toMatch(/,2 trips: 5 and 7 days$/);
    });
  });
}
