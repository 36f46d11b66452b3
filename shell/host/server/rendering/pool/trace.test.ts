import { AsyncLocalStorage } from 'node:async_hooks';
import { propagation } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import { listen } from '../../../../testing/listen.ts';
import { createBoundedQueue } from '../../guard/bounded-queue.ts';
import { fetchInTrace } from './fetch-in-trace.ts';
import { readTrace } from './read-trace.ts';

it('names no trace where nothing traces', () => {
  expect(readTrace()).toEqual({});
});

it("takes the trace of each visitor's request through a queue to its calls", async () => {
  const requests = new AsyncLocalStorage<string>();
  propagation.setGlobalPropagator({
    inject: (_context, carrier, setter) => setter.set(carrier, 'traceparent', requests.getStore() ?? ''),
    extract: context => context,
    fields: () => ['traceparent'],
  });
  const traces: unknown[] = [];
  const api = await listen(({ headers }, response) => {
    traces.push(headers.traceparent);
    response.end();
  });
  const queue = createBoundedQueue({ concurrency: 1, waiting: 9, perClient: 9 });
  const visit = async () => {
    const trace = readTrace();
    const fetchTraced = fetchInTrace(fetch, () => trace);
    await fetchTraced(api);
    await fetchTraced(new Request(api));
  };
  await Promise.all(['one', 'two'].map(name => requests.run(name, () => queue.run('client', visit))));
  propagation.disable();
  expect(traces).toEqual(['one', 'one', 'two', 'two']);
});
