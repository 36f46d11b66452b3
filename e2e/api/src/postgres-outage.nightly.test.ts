import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { type Observations, sendQuoteRequests } from '../testing/persistent-client.ts';
import { createPostgresPair, urlOf } from '../testing/postgres-server.ts';

/** Generous for a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 20 };

/** An address in front of several servers, such as a virtual address or a balancer gives to a database. */
async function startSwitchableProxy(port: number) {
  let target: number | undefined = port;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer(socket => {
    track(socket);
    // Without a target the server seems to be out of reach: connections are accepted and nothing ever comes.
    if (target === undefined) return;
    const upstream = track(connect(target, '127.0.0.1'));
    upstream.on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  const contacted = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    /** Resolves with the first connection. */
    contacted,
    switchTo(next: number) {
      target = next;
      for (const socket of sockets) socket.destroy();
    },
    /** Nothing passes any more, and no connection ends: as when a cable is cut. */
    cut() {
      target = undefined;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('two instances of the API on a PostgreSQL server', { timeout: 180_000 }, () => {
  let postgres: Awaited<ReturnType<typeof createPostgresPair>>;
  let proxy: Awaited<ReturnType<typeof startSwitchableProxy>>;
  let apis: ApiProcess[];

  beforeAll(async () => {
    postgres = await createPostgresPair();
    proxy = await startSwitchableProxy(postgres.primary.port);
    const starting = [0, 1].map(() => startApiProcess({ DATABASE_URL: urlOf(proxy.port) }));
    // The instances wait for a server that starts after they tried to reach it.
    await proxy.contacted;
    await postgres.primary.start();
    await postgres.standby.start();
    apis = await Promise.all(starting);
  }, 180_000);

  afterAll(async () => {
    const codes = await Promise.all(apis.map(({ stop }) => stop('SIGTERM')));
    await proxy.close();
    await postgres.remove();
    expect(codes).toEqual([0, 0]);
  }, 60_000);

  /** Statuses of a health check on all instances. */
  const health = (name: 'live' | 'ready') =>
    Promise.all(apis.map(async ({ address }) => (await fetch(`${address}/health/${name}`)).status));

  /** Runs `during` while visitors send quote requests, and returns what they saw once all of them are confirmed. */
  async function underLoad(during: (seen: Observations) => Promise<void>): Promise<Observations> {
    const seen: Observations = { confirmed: new Map(), refused: 0 };
    const addresses = apis.map(({ address }) => address);
    let isOver = false;
    const visitors = [1, 2, 3, 4, 5, 6].map(visitor =>
      sendQuoteRequests(visitor, addresses, seen, () => isOver),
    );
    const end = () => {
      isOver = true;
    };
    await Promise.all([during(seen).finally(end), ...visitors]);
    return seen;
  }

  it('lose, double and fail no quote request while the server restarts and fails over', async () => {
    const { primary, standby } = postgres;
    const seen = await underLoad(async ({ confirmed }) => {
      const confirm = (more: number) => {
        const goal = confirmed.size + more;
        return vi.waitUntil(() => confirmed.size >= goal, PATIENCE);
      };
      for (const how of ['fast', 'crash', 'fast'] as const) {
        await confirm(80);
        await primary.stop(how);
        expect(await health('live')).toEqual([200, 200]);
        expect(await health('ready')).toEqual([503, 503]);
        await primary.start();
      }
      await confirm(80);
      await primary.stop('crash');
      await postgres.promoteStandby();
      proxy.switchTo(standby.port);
      await confirm(80);
      await vi.waitFor(async () => expect(await health('ready')).toEqual([200, 200]), PATIENCE);
    });

    const client = new Client(urlOf(standby.port));
    await client.connect();
    const { rows } = await client.query('select idempotency_key, reference from submissions');
    const outbox = await client.query('select reference from outbox');
    await client.end();
    expect(seen.refused).toBeGreaterThan(0);
    expect(rows).toHaveLength(seen.confirmed.size);
    expect(new Map(rows.map(row => [row.idempotency_key, row.reference]))).toEqual(seen.confirmed);
    expect(outbox.rows.map(row => row.reference).sort()).toEqual([...seen.confirmed.values()].sort());
    process.stdout.write(`${rows.length} confirmed, ${seen.refused} times 503, none lost or doubled\n`);
  });

  it('refuse quote requests while another client holds a lock', async () => {
    const other = new Client(urlOf(postgres.standby.port));
    await other.connect();
    await underLoad(async seen => {
      await other.query('begin; lock table submissions');
      await vi.waitUntil(() => seen.refused > 0, PATIENCE);
      expect(await health('live')).toEqual([200, 200]);
      await other.end();
    });
  });

  it('refuse quote requests while the server is out of reach', async () => {
    await underLoad(async seen => {
      proxy.cut();
      await vi.waitUntil(() => seen.refused > 0, PATIENCE);
      expect(await health('live')).toEqual([200, 200]);
      expect(await health('ready')).toEqual([503, 503]);
      proxy.switchTo(postgres.standby.port);
    });
  });
});
