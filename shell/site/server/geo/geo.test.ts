import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { sendTo } from '../../../testing/send-to.ts';
import { createGeoRoutes } from './geo.routes.ts';
import { truncateAddress } from './geo-service.ts';

const KEY = 'a-key-of-at-least-thirty-two-characters';
const requests: string[] = [];
let answer: { status: number; body: string } | 'never' | 'later';
const held: ServerResponse[] = [];
/** Ends the call to the service, as its deadline does. */
let late: AbortController;
let url: string;

beforeEach(async () => {
  requests.length = 0;
  held.length = 0;
  late = new AbortController();
  const service = await listen((request, response) => {
    requests.push(request.url ?? '');
    if (answer === 'never') late.abort();
    else if (answer === 'later') held.push(response);
    else response.writeHead(answer.status).end(answer.body);
  });
  url = `${service}/{ip}/{token}`;
});

const routesOf = (withService = true) =>
  sendTo(createGeoRoutes({ hashKey: KEY, service: withService ? { url, token: 's3cret' } : undefined }));

async function geo(headers: Record<string, string> = {}, routes = routesOf()) {
  const response = await routes.request('/geo', { headers });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return await response.json();
}

describe('/geo', () => {
  it('answers with a hash of the address, and an unknown country by default', async () => {
    const { ip, ...place } = await geo({}, routesOf(false));
    expect(ip).toMatch(/^[0-9a-f]{32}$/);
    expect(place).toEqual({ country: 'unknown' });
  });

  it("prefers the delivery network's country and does not call the service", async () => {
    answer = { status: 200, body: '{"country":"Kenya"}' };
    expect(await geo({ 'cf-ipcountry': 'DE' })).toMatchObject({ country: 'DE' });
    expect(requests).toEqual([]);
  });

  it.each(['XX', 'T1'])('calls the service where the delivery network does not know: %s', async unknown => {
    answer = { status: 200, body: '{"country":"Kenya"}' };
    expect(await geo({ 'cf-ipcountry': unknown })).toMatchObject({ country: 'Kenya' });
    expect(await geo({ 'cf-ipcountry': unknown }, routesOf(false))).toMatchObject({ country: 'unknown' });
  });

  it('sends the service the network, not the address', async () => {
    answer = { status: 200, body: '{"country":"Kenya","city":"Nairobi","ip":"203.0.113.77"}' };
    const ip = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(await geo()).toEqual({ country: 'Kenya', city: 'Nairobi', ip });
    expect(requests).toEqual(['/203.0.113.0/s3cret']);
  });

  it.each<[string, typeof answer]>([
    ['fails', { status: 500, body: '' }],
    ['sends an invalid country', { status: 200, body: '{"country":7}' }],
    ['does not send JSON', { status: 200, body: '<html>' }],
    ['does not answer within 800 ms', 'never'],
  ])('answers "unknown" when the service %s', async (_name, serviceAnswer) => {
    answer = serviceAnswer;
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    expect(await geo()).toMatchObject({ country: 'unknown' });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(800);
  });
});

describe('calls of the service', () => {
  let time = 1;
  // Answers are kept by the monotonic clock, and no deadline passes on a busy machine.
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  });

  it.each<[string, typeof answer, seconds: number, country: string]>([
    ['one an hour for a network', { status: 200, body: '{"country":"Kenya"}' }, 3_600, 'Kenya'],
    ['one a minute while it fails', { status: 500, body: '' }, 60, 'unknown'],
  ])('are %s', async (_what, serviceAnswer, seconds, country) => {
    answer = serviceAnswer;
    const routes = routesOf();
    const ask = async (last: number) => geo({ 'X-Address': `203.0.113.${last}` }, routes);
    const [first, second] = await Promise.all([ask(7), ask(8)]);
    expect([first.country, second.country]).toEqual([country, country]);
    time += seconds * 1_000 - 1;
    expect((await ask(9)).country).toBe(country);
    expect(requests).toHaveLength(1);
    time += 2;
    await ask(9);
    expect(requests).toHaveLength(2);
  });

  it('are 32 at a time: one more answers "unknown", which is not kept', async () => {
    answer = 'later';
    const routes = routesOf();
    const ask = async (network: number) => geo({ 'X-Address': `198.51.${network}.7` }, routes);
    const asked = Array.from({ length: 32 }, async (_, network) => ask(network));
    await expect.poll(() => held.length).toBe(32);
    const again = ask(0);
    expect(await ask(32)).toMatchObject({ country: 'unknown' });
    answer = { status: 200, body: '{"country":"Kenya"}' };
    for (const response of held) response.end(answer.body);
    for (const { country } of await Promise.all([...asked, again])) expect(country).toBe('Kenya');
    expect(await ask(32)).toMatchObject({ country: 'Kenya' });
    expect(requests).toHaveLength(33);
  });
});

it.each([
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['::ffff:cb00:714d', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::5:6', '2001:db8::'],
  ['2002:cb00:714d::1', '2002:cb00:7100::'],
  ['::1', '::'],
  ['203.0.113.77:5678', undefined],
  ['[2001:db8:1:2:3:4:5:6]:5678', undefined],
  ['unknown', undefined],
])('truncates %s to %s', (address, network) => expect(truncateAddress(address)).toBe(network));
