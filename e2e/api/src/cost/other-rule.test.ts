import { costInput } from '@carefare/testing/worked-example';
import { aboutUsd, usualRange } from 'shared-contracts';
import { toCostsByTreatmentRequest } from 'shared-contracts/wire';
import { afterAll, expect, it } from 'vitest';
import { aSubmission, workedSteps } from '../../testing/builders.ts';
import { openTestSqlite } from '../../testing/open-test-database.ts';
import { otherRule } from '../../testing/other-rule.ts';
import { startSession, startTestApi } from '../../testing/start-test-api.ts';
import { runCommand } from '../operator/command.ts';
import { copyMail } from '../submissions/copy-mail.ts';

const database = await openTestSqlite();
afterAll(() => database.close());

const startApi = async () => {
  const { catalogue, ...test } = await startTestApi(database, {}, { rule: otherRule });
  const { browser, id } = await startSession({ catalogue, ...test });
  const { api } = browser;
  const costOf = async (input: typeof costInput, destination: string) =>
    (await api.costsByTreatment(input)).find(({ country }) => country === destination) ??
    expect.unreachable();
  return { catalogue, api, id, costOf };
};

it('each call that prices a trip answers the lines of another rule', async () => {
  const { api, id, costOf } = await startApi();
  const { total, others, treatment } = await costOf(costInput, 'India');
  expect(others).toEqual({ insurance: 240 });

  for (const step of workedSteps) await api.saveStep(id, step);
  await api.computeCost(id);
  expect(await api.cost(id)).toMatchObject({ total, others, treatment });
  expect((await api.savedTrip(id))?.cost).toMatchObject({ total, others, treatment });

  const typical = await costOf({ ...costInput, travelers: 1 }, 'India');
  const { costs } = await api.costsBySource({ treatmentId: '52', destination: 'India' });
  expect(costs.find(({ source }) => source === 'UK')).toMatchObject({
    total: typical.total,
    others: { insurance: 120 },
  });
});

it('what is stored of a quote request, its copy by e-mail and the operator’s file have the figures of another rule', async () => {
  const { catalogue, api, id, costOf } = await startApi();
  const input = { ...costInput, treatmentId: '37', nights: 5, travelers: 3, units: 3, visits: 2 };
  const { total, low = 0, high = 0, treatment } = await costOf(input, 'Turkey');
  const { treatment: two } = await costOf({ ...input, units: 2 }, 'Turkey');
  expect(treatment).toBe(two);

  const body = {
    ...aSubmission({ treatment_id: 37, destination: 'Turkey' }),
    estimate: toCostsByTreatmentRequest(input),
  };
  await api.submitContact(id, body, { idempotencyKey: 'attempt-1' });
  const [stored = expect.unreachable()] = await database.db.selectFrom('submissions').selectAll().execute();
  const estimate: unknown = JSON.parse(stored.estimate ?? '');
  expect(estimate).toMatchObject({ costs: [{ total, low, high, treatment, insurance: 360 }] });
  expect(copyMail(catalogue, stored).text).toContain(
    `Turkey: all in, ${aboutUsd(total)} (${usualRange(low, high)})`,
  );
  const written: string[] = [];
  await runCommand(['export', '--format', 'csv'], database, { write: text => written.push(text) });
  expect(written.join('').replaceAll('""', '"')).toContain(JSON.stringify(estimate));
});
