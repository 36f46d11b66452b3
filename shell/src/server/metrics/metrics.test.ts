import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

it('serves what was counted, without any path', async () => {
  const metrics = createMetrics(() => ({ composition: { id: '0123456789abcdef' }, missing: ['quote'] }));
  const site = createServer((request, response) => {
    metrics.observe(request, response);
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  const server = serveMetrics(metrics, 0, '127.0.0.1');
  const urlOf = (address: unknown) => `http://127.0.0.1:${(address as AddressInfo).port}`;
  try {
    await expect.poll(() => server.listening && site.listening).toBe(true);
    await (await fetch(`${urlOf(site.address())}/treatments/ivf`)).text();
    metrics.countFault('quote');
    const text = await (await fetch(`${urlOf(server.address())}/metrics`)).text();
    expect(text).toContain('shell_request_seconds_count{kind="page",status="404"} 1');
    expect(text).toContain('shell_faults_total{remote="quote"} 1');
    expect(text).toContain('shell_composition{composition="0123456789abcdef"} 1');
    expect(text).toContain('shell_missing_remotes 1');
    expect(text).not.toContain('ivf');
    expect((await fetch(urlOf(server.address()))).status).toBe(404);
  } finally {
    site.close();
    server.close();
  }
});
