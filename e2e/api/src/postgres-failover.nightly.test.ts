import { expect, it, vi } from 'vitest';
import { startApiProcess } from '../testing/api-process.ts';
import { type Observations, sendQuoteRequests } from '../testing/persistent-client.ts';
import { createPostgresPair, queryPostgres, urlOf } from '../testing/postgres-server.ts';

const VISITORS = 6;
const REQUESTS = 200;
/** Generous for a busy machine. */
const PATIENCE = { timeout: 120_000, interval: 20 };

it('loses and doubles no quote request when the primary is killed and instances start with the address of the standby, as the runbook says', {
  timeout: 240_000,
}, async () => {
  const { primary, standby, promoteStandby, remove } = await createPostgresPair();
  await primary.start();
  await standby.start();
  const start = (databaseUrl: string, port = '0') =>
    startApiProcess({ DATABASE_URL: databaseUrl, PORT: port });
  const apis = await Promise.all([0, 1].map(() => start(urlOf(primary.port))));
  const addresses = apis.map(({ address }) => address);

  const seen: Observations = { confirmed: new Map(), refused: 0 };
  const hasConfirmed = (count: number) => vi.waitUntil(() => seen.confirmed.size >= count, PATIENCE);
  const visitors = Array.from({ length: VISITORS }, (_, visitor) =>
    sendQuoteRequests(visitor, addresses, seen, () => seen.confirmed.size >= REQUESTS),
  );
  await hasConfirmed(REQUESTS / 2);
  await primary.stop('crash');
  await promoteStandby();
  for (const [index, { address, stop }] of apis.entries()) {
    expect(await stop('SIGTERM')).toBe(0);
    apis[index] = await start(urlOf(standby.port), new URL(address).port);
  }
  await Promise.all(visitors);

  const rows = await queryPostgres(urlOf(standby.port), 'select idempotency_key, reference from submissions');
  for (const { stop } of apis) expect(await stop('SIGTERM')).toBe(0);
  await remove();
  expect(seen.confirmed.size).toBeGreaterThanOrEqual(REQUESTS);
  expect(rows).toHaveLength(seen.confirmed.size);
  expect(new Map(rows.map(row => [row.idempotency_key, row.reference]))).toEqual(seen.confirmed);
  process.stdout.write(`${rows.length} confirmed, ${seen.refused} times 503, none lost or doubled\n`);
});
