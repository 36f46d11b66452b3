import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('serves the requests by method, route and status', async () => {
  const metrics = createMetrics();
  metrics.observe({ method: 'PUT', route: '/api/journey/:sessionId', status: 200, ms: 12 });
  const server = metrics.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const text = await (await fetch(`${url}/metrics`)).text();
  server.close();
  expect(text).toContain(
    'api_request_seconds_sum{method="PUT",route="/api/journey/:sessionId",status="200"} 0.012',
  );
  expect(text).toContain('process_resident_memory_bytes');
});
