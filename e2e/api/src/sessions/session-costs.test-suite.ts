import { costInput, costWire } from '@carefare/testing/worked-example';
import { type CostsByTreatmentInput, OTHER_SOURCE } from 'shared-contracts';
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
      expect(all.find(({ country }) => country === 'India')).toMatchObject({
        country: 'India',
        ...costWire,
        // Of the treatment 5,200 to 8,000, of the others a quarter less and more, of food a fifth.
        low: 5_200 + 825 + 150 + 619 + 432,
        high: 8_000 + 1_375 + 250 + 1_031 + 648,
        basis: 'published',
        note: null,
      });
      await expect(browser.api.computeCost(id)).rejects.toMatchObject({ status: 409 });
      await expect(browser.api.cost(id)).rejects.toMatchObject({ status: 409 });
      for (const step of workedSteps) await browser.api.saveStep(id, step);
      expect(await browser.api.computeCost(id)).toEqual(costWire);
      expect(await browser.api.cost(id)).toEqual(costWire);
    });

    it('counts the units of a request and of a session, and the typical number in a session without any', async () => {
      const { browser, id } = await withSession();
      const veneers = { ...costInput, treatmentId: '38' };
      const treatmentIn = async (input: CostsByTreatmentInput) =>
        (await browser.api.costsByTreatment(input)).find(({ country }) => country === 'India')?.treatment;
      const price = (await treatmentIn(veneers)) ?? Number.NaN;
      expect(await treatmentIn({ ...veneers, units: 3 })).toBe(3 * price);
      const [, ...later] = workedSteps;
      const save = async (units?: number) => {
        const updates = { treatment_id: 38, accommodation_duration: 6, variant: 'A' } as const;
        await browser.api.saveStep(id, {
          step: 'treatment',
          updates: { ...updates, ...(units !== undefined && { units }) },
        });
        for (const step of later) await browser.api.saveStep(id, step);
        return (await browser.api.computeCost(id)).treatment;
      };
      expect([await save(), await save(3), await save()]).toEqual([8 * price, 3 * price, 8 * price]);
    });

    it('counts the journeys of a request and of a session, and one without an answer', async () => {
      const { browser, id } = await withSession();
      const implants = { ...costInput, treatmentId: '37', nights: 5, units: 2 };
      const costOf = async (input: CostsByTreatmentInput) =>
        (await browser.api.costsByTreatment(input)).find(({ country }) => country === 'India');
      const one = (await costOf(implants)) ?? expect.unreachable();
      const two = (await costOf({ ...implants, visits: 2 })) ?? expect.unreachable();
      expect([one.travel, one.visa, one.accommodation, one.food]).toEqual([1_100, 200, 275, 180]);
      expect([two.travel, two.visa, two.accommodation, two.food]).toEqual([2_200, 400, 660, 432]);
      const [, destination, dates, accommodation, ...later] = workedSteps;
      const save = async (visits?: number) => {
        const updates = { treatment_id: 37, accommodation_duration: 5, variant: 'A', units: 2 } as const;
        await browser.api.saveStep(id, {
          step: 'treatment',
          updates: { ...updates, ...(visits !== undefined && { visits }) },
        });
        for (const step of [destination, dates, accommodation, ...later]) {
          if (step?.step === 'accommodation')
            await browser.api.saveStep(id, {
              ...step,
              updates: { ...step.updates, accommodation_duration: 5 },
            });
          else if (step) await browser.api.saveStep(id, step);
        }
        const { answers, cost } = (await browser.api.savedTrip(id)) ?? {};
        expect(cost).toEqual(await browser.api.computeCost(id));
        return [answers?.visits, cost?.total];
      };
      expect([await save(), await save(2), await save(1)]).toEqual([
        [null, one.total],
        [2, two.total],
        [1, one.total],
      ]);
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
