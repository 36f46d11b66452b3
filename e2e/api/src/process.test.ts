import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createApi } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiProcess } from '../testing/api-process.ts';
import { aSubmission } from '../testing/builders.ts';
import { type ProcessDatabase, processDatabases } from '../testing/process-databases.ts';

/** How often the server is killed; the closing measurements use more. */
const KILLS = Number(process.env.KILLS ?? 2);

/** A browser without a cookie jar: the API's client with the cookie of its session. */
async function visitor(address: string) {
  const answer = await fetch(`${address}/api/journey/start/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"country":"UK"}',
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { session_id: id } = await answer.json();
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
    const told = await db.selectFrom('outbox').select('reference').execute();
    await db.destroy();
    return { stored: rows.map(row => row.reference), told: told.map(row => row.reference) };
  };

  it('keeps every acknowledged submission, once, when it is killed under load', async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await startApiProcess({ ...database.env, LOG_LEVEL: 'info' });
      const { api, id } = await visitor(server.address);
      let alive = true;
      let count = 0;
      const submitUntilKilled = async (worker: number) => {
        for (let attempt = 0; alive; attempt += 1) {
          const idempotencyKey = `kill-${kill}-${worker}-${attempt}`;
          const receipt = await api.submitContact(id, aSubmission(), { idempotencyKey }).catch(() => null);
          if (!receipt) return;
          acknowledged.push(receipt.reference);
          count += 1;
          if (count === 40) {
            alive = false;
            await server.end('SIGKILL');
          }
        }
      };
      await Promise.all([0, 1, 2, 3].map(submitUntilKilled));
    }
    const server = await startApiProcess(database.env);
    expect(await server.end('SIGTERM')).toBe(0);
    const { stored, told } = await storedReferences();
    expect(acknowledged.length).toBeGreaterThanOrEqual(40 * KILLS);
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(told.toSorted()).toEqual(stored.toSorted());
  });

  it('tells the webhook the reference soon after the request', async () => {
    const {
      promise: told,
      resolve: tell,
      reject: fail,
    } = Promise.withResolvers<{ body: string; signature: unknown }>();
    const staff = createServer((request, response) => {
      response.writeHead(204).end();
      text(request).then(body => tell({ body, signature: request.headers['x-carefare-signature'] }), fail);
    });
    staff.listen(0, '127.0.0.1');
    await once(staff, 'listening');
    const bound = staff.address();
    const port = typeof bound === 'object' ? bound?.port : undefined;
    const hook = { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: 'a-secret-of-length' };
    const server = await startApiProcess({ ...database.env, ...hook });
    const { api, id } = await visitor(server.address);
    const { reference } = await api.submitContact(id, aSubmission(), { idempotencyKey: 'attempt-1' });
    expect(await told).toEqual({
      body: JSON.stringify({ reference }),
      signature: expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
    });
    expect(await server.end('SIGTERM')).toBe(0);
    staff.close();
  });

  it('starts twice at once on one new database', async () => {
    const both = await Promise.all([startApiProcess(database.env), startApiProcess(database.env)]);
    for (const { address } of both)
      expect(await createApi({ baseUrl: address }).treatments()).toHaveLength(25);
    const [first, second] = await Promise.all(both.map(({ address }) => visitor(address)));
    expect(first?.id).not.toBe(second?.id);
    expect(await Promise.all(both.map(({ end }) => end('SIGTERM')))).toEqual([0, 0]);
  });

  it('names a busy port and a wrong value, and ends', async () => {
    const server = await startApiProcess(database.env);
    const { port } = new URL(server.address);
    await expect(startApiProcess({ ...database.env, PORT: port })).rejects.toThrow(
      `exit 1: The API did not start: port ${port} on 127.0.0.1 is already in use`,
    );
    await expect(startApiProcess({ PORT: 'http' })).rejects.toThrow(/^exit 1: .*PORT is not usable/);
    await server.end('SIGTERM');
  });

  it('finishes what is in flight when it is told to stop', async () => {
    const server = await startApiProcess(database.env);
    const { api, id } = await visitor(server.address);
    const { promise: sendRest, resolve: goOn } = Promise.withResolvers<void>();
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode('{"treatment_id"'));
        await sendRest;
        controller.enqueue(encoder.encode(':52}'));
        controller.close();
      },
    });
    // `duplex` is not among the browser's types yet.
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    };
    const answer = fetch(`${server.address}/api/masters/treatment-faqs`, init);
    // Answered later than the half request was sent: the server holds that one by now.
    await api.submitContact(id, aSubmission(), { idempotencyKey: 'sent-before-the-stop' });
    const ended = server.end('SIGTERM');
    goOn();
    expect((await answer).status).toBe(200);
    expect(await ended).toBe(0);
  });
});
