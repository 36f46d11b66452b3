import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { geoRoutes } from './geo.server.ts';
import { truncated } from './geo-service.server.ts';

const KEY = 'a-key-of-at-least-thirty-two-characters';
const asked: string[] = [];
let answer: { status: number; body: string } | 'never';
let service: Server;
let url: string;

beforeEach(async () => {
  asked.length = 0;
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answer !== 'never') response.writeHead(answer.status).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const bound = service.address();
  url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/{ip}/{token}`;
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

async function geo(headers: Record<string, string> = {}, withService = true) {
  const routes = geoRoutes({
    hashKey: KEY,
    addressOf: () => '203.0.113.77',
    service: withService ? { url, token: 's3cret' } : undefined,
  });
  const response = await routes.request('/geo', { headers });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return await response.json();
}

describe('/geo', () => {
  it('tells a hash in place of the address, and unknown when nobody knows more', async () => {
    const { ip, ...place } = await geo({}, false);
    expect(ip).toMatch(/^[0-9a-f]{32}$/);
    expect(place).toEqual({ country: 'unknown' });
  });

  it("prefers the delivery network's country and then asks nobody", async () => {
    answer = { status: 200, body: '{"country":"Kenya"}' };
    expect(await geo({ 'cf-ipcountry': 'DE' })).toMatchObject({ country: 'DE' });
    expect(asked).toEqual([]);
  });

  it('asks the service with the network, not the address', async () => {
    answer = { status: 200, body: '{"country":"Kenya","city":"Nairobi","ip":"203.0.113.77"}' };
    expect(await geo()).toMatchObject({
      country: 'Kenya',
      city: 'Nairobi',
      ip: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(asked).toEqual(['/203.0.113.0/s3cret']);
  });

  it.each<[string, typeof answer]>([
    ['fails', { status: 500, body: '' }],
    ['says what makes no sense', { status: 200, body: '{"country":7}' }],
    ['says no JSON', { status: 200, body: '<html>' }],
    ['does not answer in 800 ms', 'never'],
  ])('goes on without a service that %s', async (_name, given) => {
    answer = given;
    expect(await geo()).toMatchObject({ country: 'unknown' });
  });
});

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
])('%s is told as %s', (address, told) => expect(truncated(address)).toBe(told));
