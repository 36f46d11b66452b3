import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createApi } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiProcess } from '../testing/api-process.ts';
import { aSubmission } from '../testing/builders.ts';
import { type ProcessDatabase, processDatabases } from '../testing/process-databases.ts';

/** How often the server is killed under load. */
const KILLS = Number(process.env.KILLS ?? 2);

/** Starts a session and returns a client that sends its cookie. */
async function startSession(address: string) {
  const response = await fetch(`${address}/api/journey/start/address-hash`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"country":"UK"}',
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { session_id: id } = await response.json();
  return { id: Number(id), api: createApi({ baseUrl: address, headers: { cookie }, deadline: 5_000 }) };
}

describe.each(processDatabases)('the API as a process on %s', { timeout: 60_000 }, (_name, newDatabase) => {
  let database: ProcessDatabase;
  beforeEach(async () => {
    database = await newDatabase();
  });
  afterEach(() => database.remove());

  const storedReferences = async () => {
    const { db } = database.open();
    const rows = await db.selectFrom('submissions').select('reference').execute();
    const notifications = await db.selectFrom('outbox').select('reference').execute();
    await db.destroy();
    return {
      stored: rows.map(row => row.reference),
      notified: notifications.map(row => row.reference),
    };
  };

  it('keeps each confirmed submission once when it is killed under load', async () => {
    const confirmed: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await startApiProcess({ ...database.env, LOG_LEVEL: 'info' });
      const { api, id } = await startSession(server.address);
      let alive = true;
      let count = 0;
      const submitUntilKilled = async (worker: number) => {
        for (let attempt = 0; alive; attempt += 1) {
          const idempotencyKey = `kill-${kill}-${worker}-${attempt}`;
          const receipt = await api.submitContact(id, aSubmission(), { idempotencyKey }).catch(() => null);
          if (!receipt) return;
          confirmed.push(receipt.reference);
          count += 1;
          if (count === 40) {
            alive = false;
            await server.stop('SIGKILL');
          }
        }
      };
      await Promise.all([0, 1, 2, 3].map(submitUntilKilled));
    }
    const server = await startApiProcess(database.env);
    expect(await server.stop('SIGTERM')).toBe(0);
    const { stored, notified } = await storedReferences();
    expect(confirmed.length).toBeGreaterThanOrEqual(40 * KILLS);
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored).toEqual(expect.arrayContaining(confirmed));
    expect(notified.toSorted()).toEqual(stored.toSorted());
  });

  it('calls the webhook soon after the request', async () => {
    const call = Promise.withResolvers<{ body: string; signature: unknown }>();
    const receiver = createServer((request, response) => {
      response.writeHead(204).end();
      const signature = request.headers['x-carefare-signature'];
      text(request).then(body => call.resolve({ body, signature }), call.reject);
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const bound = receiver.address();
    const port = typeof bound === 'object' ? bound?.port : undefined;
    const hook = { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: 'a-secret-of-length' };
    const server = await startApiProcess({ ...database.env, ...hook });
    const { api, id } = await startSession(server.address);
    const { reference } = await api.submitContact(id, aSubmission(), { idempotencyKey: 'attempt-1' });
    expect(await call.promise).toEqual({
      body: JSON.stringify({ reference }),
      signature: expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
    });
    expect(await server.stop('SIGTERM')).toBe(0);
    receiver.close();
  });

  it('starts as two instances at the same time on one new database', async () => {
    const both = await Promise.all([startApiProcess(database.env), startApiProcess(database.env)]);
    for (const { address } of both)
      expect(await createApi({ baseUrl: address }).treatments()).toHaveLength(25);
    const [first, second] = await Promise.all(both.map(({ address }) => startSession(address)));
    expect(first?.id).not.toBe(second?.id);
    expect(await Promise.all(both.map(({ stop }) => stop('SIGTERM')))).toEqual([0, 0]);
  });

  it('exits with the name of a used port or an invalid variable', async () => {
    const server = await startApiProcess(database.env);
    const { port } = new URL(server.address);
    await expect(startApiProcess({ ...database.env, PORT: port })).rejects.toThrow(
      `exit 1: The API did not start: port ${port} on 127.0.0.1 is already in use`,
    );
    await expect(startApiProcess({ ...database.env, METRICS_PORT: port })).rejects.toThrow(
      `exit 1: The API did not start: port ${port} on 127.0.0.1 is already in use`,
    );
    await expect(startApiProcess({ PORT: 'http' })).rejects.toThrow(/^exit 1: .*PORT is invalid/);
    await server.stop('SIGTERM');
  });

  it('finishes requests in flight when it stops', async () => {
    const server = await startApiProcess(database.env);
    const { api, id } = await startSession(server.address);
    const rest = Promise.withResolvers<void>();
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode('{"treatment_id"'));
        await rest.promise;
        controller.enqueue(encoder.encode(':52}'));
        controller.close();
      },
    });
    // The DOM types do not include `duplex`.
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    };
    const response = fetch(`${server.address}/api/masters/treatment-faqs`, init);
    // By the time this second request is answered, the server has received the first half of the other.
    await api.submitContact(id, aSubmission(), { idempotencyKey: 'sent-before-the-stop' });
    const stopped = server.stop('SIGTERM');
    rest.resolve();
    expect((await response).status).toBe(200);
    expect(await stopped).toBe(0);
  });
});
