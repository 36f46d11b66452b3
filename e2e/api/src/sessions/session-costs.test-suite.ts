import { costInput, costWire } from '@carefare/testing/worked-example';
import { OTHER_SOURCE } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { workedSteps } from '../../testing/builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { setUpTestApi, startSession } from '../../testing/start-test-api.ts';

export function sessionCostsSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`costs of sessions on ${name}`, () => {
    const test = setUpTestApi(open);

    const withSession = () => startSession(test);

    it('computes the worked example from a request and from the saved steps', async () => {
      const { browser, id } = await withSession();
      const all = await browser.api.costsByTreatment(costInput);
      expect(all).toContainEqual(expect.objectContaining({ country: 'India', ...costWire }));
      await expect(browser.api.computeCost(id)).rejects.toMatchObject({ status: 409 });
      await expect(browser.api.cost(id)).rejects.toMatchObject({ status: 409 });
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      expect(await browser.api.computeCost(id)).toEqual(costWire);
      expect(await browser.api.cost(id)).toEqual(costWire);
    });

    it('counts the units, visits and nights that a session has saved; without them the typical number, one, and the usual nights', async () => {
      const { browser, id } = await withSession();
      const totalOf = async (counts: { units: number; visits: number; laterNights?: number[] }) => {
        const input = { ...costInput, treatmentId: '37', nights: 5, ...counts };
        return (await browser.api.costsByTreatment(input)).find(({ country }) => country === 'India')?.total;
      };
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      for (const counts of [{}, { units: 3, visits: 2 }, {}]) {
        const updates = { treatment_id: 37, accommodation_duration: 5, variant: 'A' } as const;
        await browser.api.saveStep(id, { step: 'treatment', updates: { ...updates, ...counts } });
        const { answers, cost } = (await browser.api.savedTrip(id)) ?? {};
        expect(answers).toMatchObject({ units: null, visits: null, ...counts });
        expect(cost?.total).toBe(await totalOf({ units: 2, visits: 1, ...counts }));
        expect(await browser.api.computeCost(id)).toEqual(cost);
      }
      const updates = { treatment_id: 37, accommodation_duration: 5, variant: 'A', visits: 2 } as const;
      await browser.api.saveStep(id, { step: 'treatment', updates });
      const stay = { patient_count: 1, people_count: 2, accommodation_id: 2, accommodation_duration: 5 };
      for (const later of [[9], null]) {
        const nights = later ? { later_nights: later } : {};
        await browser.api.saveStep(id, { step: 'accommodation', updates: { ...stay, ...nights } });
        const { answers, cost } = (await browser.api.savedTrip(id)) ?? {};
        expect(answers?.later_nights).toEqual(later);
        const input = { units: 2, visits: 2, ...(later && { laterNights: later }) };
        expect(cost?.total).toBe(await totalOf(input));
        expect(await browser.api.computeCost(id)).toEqual(cost);
      }
    });

    it('forgets the nights of later visits with their treatment', async () => {
      const { browser, id } = await withSession();
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      const updates = { patient_count: 1, people_count: 1, accommodation_id: 2, accommodation_duration: 5 };
      await browser.api.saveStep(id, { step: 'accommodation', updates: { ...updates, later_nights: [9] } });
      for (const [treatment_id, kept] of [
        [52, [9]],
        [37, null],
      ] as const) {
        const choice = { treatment_id, accommodation_duration: 5, variant: 'A' } as const;
        await browser.api.saveStep(id, { step: 'treatment', updates: choice });
        expect((await browser.api.savedTrip(id))?.answers.later_nights).toEqual(kept);
      }
    });

    it('computes a trip from a country that is not listed without travel and visa', async () => {
      const { browser, id } = await withSession();
      const expected = { ...costWire, travel: 0, visa: 0, total: costWire.total - 1_300 };
      const all = await browser.api.costsByTreatment({ ...costInput, source: OTHER_SOURCE });
      expect(all.find(({ country }) => country === 'India')).toMatchObject(expected);
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      const updates = { source: OTHER_SOURCE, destination: 'India' };
      await browser.api.saveStep(id, { step: 'destination', updates });
      expect(await browser.api.computeCost(id)).toEqual(expected);
      const route = { source: OTHER_SOURCE, destination: 'India' };
      await expect(browser.api.travelVisaCosts(route)).rejects.toMatchObject({ status: 422 });
    });
  });
}
