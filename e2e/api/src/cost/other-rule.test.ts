import { costInput } from '@carefare/testing/worked-example';
import { afterAll, expect, it } from 'vitest';
import { workedSteps } from '../../testing/builders.ts';
import { openTestSqlite } from '../../testing/open-test-database.ts';
import { otherRule } from '../../testing/other-rule.ts';
import { startSession, startTestApi } from '../../testing/start-test-api.ts';

const database = await openTestSqlite();
afterAll(() => database.close());

it('each call that prices a trip answers the lines of another rule', async () => {
  const { browser, id } = await startSession(await startTestApi(database, {}, { rule: otherRule }));
  const { api } = browser;
  const costOf = async (input: typeof costInput) =>
    (await api.costsByTreatment(input)).find(({ country }) => country === 'India') ?? expect.unreachable();
  const { total, others, treatment } = await costOf(costInput);
  expect(others).toEqual({ insurance: 240 });

  for (const step of workedSteps) await api.saveStep(id, step);
  await api.computeCost(id);
  expect(await api.cost(id)).toMatchObject({ total, others, treatment });
  expect((await api.savedTrip(id))?.cost).toMatchObject({ total, others, treatment });

  const typical = await costOf({ ...costInput, travelers: 1 });
  const { costs } = await api.costsBySource({ treatmentId: '52', destination: 'India' });
  expect(costs.find(({ source }) => source === 'UK')).toMatchObject({
    total: typical.total,
    others: { insurance: 120 },
  });
});
