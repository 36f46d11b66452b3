import { findFreePort } from '@carefare/release/free-ports';
import type { ProcessOptions } from '@carefare/release/start-process';
import { startBalancer } from '../balancer/start-balancer.ts';
import type { ProcessGroup } from '../processes/process-group.ts';

interface InstancesOptions {
  name: string;
  /** Where the one instance answers, or the balancer of several. */
  port: number;
  count: number;
  /** An instance, counted from 0; asked again at each start. */
  serviceOf(name: string, port: number, index: number): ProcessOptions;
}

/** One or several processes of the same server. */
export interface Instances {
  /**
   * Starts each again, one at a time. Of several, it takes the instance out of the balancer, waits for its last response, stops
   * it, starts it, and puts it back once it is ready: visitors notice nothing.
   */
  restart(): Promise<void>;
  /** Ends the balancer, if there is one; the processes end with their group. */
  stop(): Promise<void>;
}

/** Starts instances one after the other: the first one prepares what they share, and the others find it ready. */
export async function startInstances(
  processes: ProcessGroup,
  { name, port, count, serviceOf }: InstancesOptions,
): Promise<Instances> {
  if (count === 1) {
    await processes.start(serviceOf(name, port, 0));
    return {
      async restart() {
        await processes.stop(name);
        await processes.start(serviceOf(name, port, 0));
      },
      stop: () => Promise.resolve(),
    };
  }
  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  const nameOf = (index: number) => `${name}-${index + 1}`;
  for (const [index, own] of ports.entries()) await processes.start(serviceOf(nameOf(index), own, index));
  const balancer = await startBalancer(port, ports);
  return {
    async restart() {
      for (const [index, own] of ports.entries()) {
        await balancer.drain(own);
        await processes.stop(nameOf(index));
        await processes.start(serviceOf(nameOf(index), own, index));
        await balancer.restore(own);
      }
    },
    stop: balancer.stop,
  };
}
