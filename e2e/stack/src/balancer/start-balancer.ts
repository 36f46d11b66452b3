import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { HOST } from '../ports.ts';
import { forward, type Target } from './forward.ts';

const CHECK_INTERVAL_MS = 1_000;
const CHECK_DEADLINE_MS = 2_000;
const RESTORE_INTERVAL_MS = 50;
const RESTORE_DEADLINE_MS = 60_000;
const DRAIN_DEADLINE_MS = 15_000;

export interface Balancer {
  /** Sends the instance no more requests. Resolves once it has answered those that it has, or after 15 s. */
  drain(port: number): Promise<void>;
  /** Sends the instance requests again once it is ready. @throws Error when it is not within a minute */
  restore(port: number): Promise<void>;
  stop(): Promise<void>;
}

interface Instance extends Target {
  isDrained: boolean;
  isReady: boolean;
  /** Requests that it has not answered yet. */
  pending: Set<Promise<unknown>>;
}

/**
 * A reverse proxy for instances on this machine: each request goes to the next one in turn that is ready, and to another one
 * when that refuses the connection. The client's address is appended to X-Forwarded-For.
 * @throws if the port is busy
 */
export async function startBalancer(port: number, instancePorts: readonly number[]): Promise<Balancer> {
  const instances = instancePorts.map(
    (instancePort): Instance => ({
      port: instancePort,
      agent: new Agent({ keepAlive: true }),
      isDrained: false,
      isReady: true,
      pending: new Set(),
    }),
  );
  let turn = 0;

  /** The instances to try, in order. Those that failed their last health check come last, since one may have recovered. */
  function candidates(): Instance[] {
    turn = (turn + 1) % instances.length;
    const inTurn = [...instances.slice(turn), ...instances.slice(0, turn)].filter(
      ({ isDrained }) => !isDrained,
    );
    return [...inTurn.filter(({ isReady }) => isReady), ...inTurn.filter(({ isReady }) => !isReady)];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const instance of candidates()) {
      if (instance.isDrained) continue;
      const forwarding = forward(request, response, instance);
      instance.pending.add(forwarding);
      const outcome = await forwarding;
      instance.pending.delete(forwarding);
      if (outcome === 'done') return;
      instance.isReady = false;
    }
    response.writeHead(503, { 'Retry-After': '1' }).end();
  }

  async function check(instance: Instance): Promise<void> {
    const signal = AbortSignal.timeout(CHECK_DEADLINE_MS);
    instance.isReady = await fetch(`http://${HOST}:${instance.port}/health/ready`, { signal }).then(
      async answered => {
        await answered.arrayBuffer();
        return answered.ok;
      },
      () => false,
    );
  }

  const find = (instancePort: number): Instance => {
    const instance = instances.find(candidate => candidate.port === instancePort);
    if (!instance) throw new Error(`no instance is at port ${instancePort}`);
    return instance;
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, HOST);
  await once(server, 'listening');
  const checks = setInterval(() => void Promise.all(instances.map(check)), CHECK_INTERVAL_MS);

  return {
    async drain(instancePort) {
      const instance = find(instancePort);
      instance.isDrained = true;
      await Promise.race([
        Promise.all(instance.pending),
        pause(DRAIN_DEADLINE_MS, undefined, { ref: false }),
      ]);
      instance.agent.destroy();
    },
    async restore(instancePort) {
      const instance = find(instancePort);
      const deadline = Date.now() + RESTORE_DEADLINE_MS;
      await check(instance);
      while (!instance.isReady && Date.now() < deadline) {
        await pause(RESTORE_INTERVAL_MS);
        await check(instance);
      }
      if (!instance.isReady) throw new Error(`the instance at port ${instancePort} is not ready`);
      instance.isDrained = false;
    },
    async stop() {
      clearInterval(checks);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      for (const { agent } of instances) agent.destroy();
    },
  };
}
