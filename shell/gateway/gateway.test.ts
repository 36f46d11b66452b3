import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../testing/listen.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';
import type { GatewayCall } from './site-calls.ts';
import { tryApi } from './try-api.ts';
import type { UpstreamFailure } from './upstream.ts';

interface Received {
  line: string;
  body: string;
  headers: IncomingMessage['headers'];
}

const onFailure = vi.fn<(failure: UpstreamFailure) => void>();
beforeEach(() => void onFailure.mockReset());

/** A gateway before an API that answers as told. */
async function start(
  respond: (received: Received, response: ServerResponse) => void,
  options: Partial<GatewayOptions> = {},
) {
  const received: Received[] = [];
  const url = await listen((request, response) => {
    void readText(request).then(body => {
      const one = { line: `${request.method} ${request.url}`, body, headers: request.headers };
      received.push(one);
      respond(one, response);
    });
  });
  const gateway = createGateway({ apiUrl: `${url}/shop`, onFailure, ...options });
  const ask = async (line: string, body?: object, more: Partial<GatewayCall> = {}) => {
    const [method = '', target = ''] = line.split(' ');
    const bytes = body && new TextEncoder().encode(JSON.stringify(body)).buffer;
    const answer = await gateway.answer({ method, target, body: bytes, headers: new Headers(), ...more });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ask, received, gateway };
}

const json = (response: ServerResponse, status: number, value: unknown, headers = {}) =>
  void response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(JSON.stringify(value));
const hip = { treatment_id: 52 };

describe('what is the same for everyone', () => {
  it('is asked for once while it runs and for ten seconds, below the path of the API, with its key', async () => {
    const { ask, received } = await start((_call, response) => json(response, 200, [1]), {
      header: { name: 'X-Key', value: 'secret' },
    });
    const answers = await Promise.all([ask('GET masters/treatments'), ask('GET masters/treatments')]);
    await ask('GET masters/treatments', undefined, { headers: new Headers({ Cookie: 'a=1' }) });
    expect(answers.map(({ text: body }) => body)).toEqual(['[1]', '[1]']);
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=10');
    expect(received.map(({ line }) => line)).toEqual(['GET /shop/api/masters/treatments']);
    expect(received[0]?.headers).toMatchObject({ 'x-key': 'secret' });
    expect(received[0]?.headers).not.toHaveProperty('cookie');
  });

  it('is another question with another body, and a failure is not kept', async () => {
    let status = 500;
    const { ask, received } = await start((_call, response) => json(response, status, []));
    expect((await ask('POST masters/treatment-countries', hip)).status).toBe(500);
    status = 200;
    for (const treatment_id of [52, 53, 52]) await ask('POST masters/treatment-countries', { treatment_id });
    expect(received.map(({ body }) => body)).toEqual(
      [hip, hip, { treatment_id: 53 }].map(body => JSON.stringify(body)),
    );
  });

  it('is left alone as long as the API says', async () => {
    const { ask, received } = await start((_call, response) =>
      json(response, 503, {}, { 'Retry-After': '30' }),
    );
    await ask('GET masters/options');
    const again = await ask('GET masters/options');
    expect([again.status, again.headers.get('retry-after')]).toEqual([503, '30']);
    expect(received).toHaveLength(1);
  });

  it('is joined of several calls, with null for one that fails or is a visitor’s', async () => {
    const { ask } = await start(({ line }, response) =>
      line.includes('treatments') ? json(response, 200, ['hip']) : json(response, 404, {}),
    );
    const calls = JSON.stringify([
      ['treatments', {}],
      ['costs-by-source', {}],
      ['../journey/7', {}],
    ]);
    const { text: body } = await ask(`GET masters/joined?${new URLSearchParams({ calls })}`);
    expect(body).toBe('[["hip"],null,null]');
    expect((await ask('GET masters/joined?calls=x')).status).toBe(422);
  });
});

describe('what the API does not have', () => {
  it.each([
    [
      'options',
      { accommodation: [{ id: 1 }, { id: 2 }, { id: 3 }], food: [{ id: 1 }, { id: 2 }, { id: 3 }] },
    ],
    ['destinations', []],
    ['trip-costs', { travel_included: false, treatments: [] }],
    ['price-book', { treatments: [] }],
  ])('is answered in the same form: %s', async (name, answer) => {
    for (const status of [404, 405, 501]) {
      const { ask, received } = await start((_call, response) => json(response, status, {}));
      const first = await ask(`GET masters/${name}`);
      expect(JSON.parse(first.text)).toMatchObject(answer);
      await ask(`GET masters/${name}`);
      expect(received).toHaveLength(1);
    }
    const failing = await start((_call, response) => json(response, 503, {}));
    expect((await failing.ask(`GET masters/${name}`)).status).toBe(503);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['POST journey/compute-cost-by-treatment', { by_country: {} }, '[]'],
    ['POST journey/compute-cost-by-treatment', [{ country: 'India' }], '[]'],
    ['GET masters/travel-visa-costs', { flight: 640 }, 'null'],
  ])('is an answer in a form that is not known: %s %j', async (line, answer, form) => {
    const { ask } = await start((_call, response) => json(response, 200, answer));
    expect((await ask(line, {})).text).toBe(form);
  });

  it('is learnt at the start and again, with the countries of the API', async () => {
    let status = 404;
    const info = vi.fn<(message: string) => void>();
    const { gateway } = await start(
      ({ line }, response) =>
        line.includes('/treatments')
          ? json(
              response,
              200,
              Array.from({ length: 101 }, (_row, id) => ({ id, name: `T${id}` })),
            )
          : line.includes('options')
            ? json(response, 200, { sources: [{ name: 'Peru' }] })
            : line.includes('destinations')
              ? json(response, 200, [{ country: 'Peru' }])
              : json(response, line.includes('price-book') ? status : 422, {}),
      { info },
    );
    expect(await gateway.learn()).toBe(true);
    gateway.state.tell();
    expect(gateway.state.read()).toEqual({
      lacks: ['price-book', 'short-list'],
      sources: ['Peru'],
      destinations: ['Peru'],
    });
    status = 422;
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    await gateway.learnAgain(4);
    expect(gateway.state.read().lacks).toEqual(['short-list']);
    expect(info.mock.calls).toEqual([['The API lacks price-book, short-list'], ['The API lacks short-list']]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is not what a call says of a treatment without a price', async () => {
    const { ask, gateway } = await start(({ line }, response) =>
      json(response, line.includes('treatment_id=0') ? 422 : 404, {}),
    );
    await gateway.learn();
    await ask('GET masters/costs-by-source?treatment_id=7&destination=India');
    expect(gateway.state.read().lacks).not.toContain('costs-by-source');
  });

  it('is not known while it fails', async () => {
    const { gateway } = await start((_call, response) => json(response, 503, {}));
    expect(await gateway.learn()).toBe(false);
    expect(gateway.state.read().lacks).toEqual([]);
  });
});

it.each(['[{"id":1', '<html></html>'])('an answer that is no JSON is none, and not kept: %s', async body => {
  const { ask, received } = await start((_call, response) => void response.end(body));
  for (const _time of [1, 2]) expect((await ask('POST masters/treatment-countries', hip)).status).toBe(502);
  expect(received).toHaveLength(2);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ reason: 'invalid-answer' }));
});

it('what is the same for everyone is asked for again over a closed connection, whatever its method', async () => {
  let count = 0;
  const { ask } = await start((_call, response) => {
    count += 1;
    if (count === 1) response.destroy();
    else json(response, 200, ['India']);
  });
  expect((await ask('POST masters/treatment-countries', hip)).text).toBe('["India"]');
  expect(count).toBe(2);
});

it('a long list is answered as far as it is asked for, a short one whole', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_row, id) => ({ id, name: `Graft ${id}`, category: 'Bones' }));
  for (const [count, found] of [
    [101, 5],
    [100, 100],
  ] as const) {
    const { ask } = await start((_call, response) => json(response, 200, rows(count)));
    expect(JSON.parse((await ask('GET masters/treatments?first=5')).text)).toHaveLength(found);
    expect(JSON.parse((await ask('GET masters/treatments')).text)).toHaveLength(count);
  }
});

it.each([
  ['404', 404, {}],
  ['null', 200, null],
])('benefits and questions that answer %s are none', async (_what, status, body) => {
  const { ask } = await start((_call, response) => json(response, status, body));
  for (const name of ['benefits', 'faqs'])
    expect(await ask(`POST masters/treatment-${name}`, hip)).toMatchObject({ status: 200, text: '[]' });
});

it.each([
  'GET admin/users',
  'DELETE journey/7',
  'GET masters/treatments/../../admin',
  'POST masters/options',
])('%s is no call of the site', async line => {
  const { ask, received } = await start((_call, response) => json(response, 200, {}));
  expect((await ask(line)).status).toBe(404);
  expect(received).toEqual([]);
});

describe('what the API refuses', () => {
  it.each<[string, string, (response: ServerResponse) => void, Partial<UpstreamFailure>]>([
    [
      'a key that is missing',
      'GET masters/options',
      response => json(response, 401, { error: 'no key' }),
      { reason: 'http', detail: '401 no key' },
    ],
    [
      'a redirect',
      'GET masters/treatments',
      response => void response.writeHead(302, { Location: 'https://login.example/?to=x' }).end(),
      { reason: 'redirect', detail: '302 to https://login.example/' },
    ],
    [
      'a step',
      'PUT journey/7',
      response => json(response, 422, { detail: 'unknown accommodation_id 2' }),
      { call: 'PUT journey/{session}', detail: '422 unknown accommodation_id 2' },
    ],
    [
      'a request, without what was typed',
      'POST journey/7/submissions',
      response => json(response, 422, { detail: 'Mr Smith is no name' }),
      { detail: '422 Unprocessable Entity' },
    ],
  ])('%s is reported with the call and the reason', async (_what, line, respond, failure) => {
    const { ask } = await start((_call, response) => respond(response));
    await ask(line);
    expect(onFailure.mock.calls).toEqual([[expect.objectContaining(failure)]]);
  });

  it.each([
    ['GET journey/by-ip/x', 404],
    ['GET journey/7/cost', 409],
    ['GET masters/costs-by-source', 404],
  ])('says something: %s %i', async (line, status) => {
    const { ask } = await start((_call, response) => json(response, status, {}));
    expect((await ask(line)).status).toBe(status);
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('fields that section 7 does not name', () => {
  const dates = { step: 'dates', updates: { timeline: 'soon', start_date: '2027-01-10' } };
  const plain = { step: 'dates', updates: { timeline: 'soon' } };
  const strict = ({ body }: Received, response: ServerResponse) =>
    body.includes('start_date')
      ? json(response, 422, { detail: [{ type: 'extra_forbidden', loc: ['updates', 'start_date'] }] })
      : json(response, 200, {});

  it('are left out where they are refused, and not sent again', async () => {
    const { ask, received } = await start(strict);
    for (const _time of [1, 2]) expect((await ask('PUT journey/7', dates)).status).toBe(200);
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([dates, plain, plain]);
  });

  it('stay where the API refuses what they say', async () => {
    const { ask, received } = await start((_call, response) =>
      json(response, 422, { title: 'start_date is in the past' }),
    );
    expect((await ask('PUT journey/7', dates)).status).toBe(422);
    expect(received).toHaveLength(1);
  });
});

it('a body that is no JSON is the API’s to refuse', async () => {
  const { ask } = await start((_call, response) => json(response, 400, { title: 'Not JSON' }));
  const body = new TextEncoder().encode('{"step":').buffer;
  expect((await ask('PUT journey/7', undefined, { body })).status).toBe(400);
});

it.each([
  ['POST journey/compute-cost-by-treatment', '[]'],
  ['GET masters/travel-visa-costs', 'null'],
])('an empty answer to %s is none', async (line, form) => {
  const { ask } = await start((_call, response) => void response.writeHead(204).end());
  const { status, text } = await ask(line, line.startsWith('POST') ? {} : undefined);
  expect([status, text]).toEqual([200, form]);
});

it('an answer that does not end is read up to 2 MB, and is none', async () => {
  const part = '[' + '1,'.repeat(50_000);
  const { ask } = await start((_call, response) => {
    const more = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', more);
    more();
  });
  expect((await ask('GET masters/price-book')).status).toBe(502);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ reason: 'invalid-answer' }));
});

it('writes the API’s ids of hotel and food in place of the site’s own, and back', async () => {
  const { ask, received } = await start(
    ({ line }, response) =>
      json(response, 200, line.startsWith('GET') ? { answers: { accommodation_id: 12, food_id: 22 } } : {}),
    { ids: { accommodation: [11, 12, 13], food: [21, 22, 23] } },
  );
  await ask('PUT journey/7', { step: 'food', updates: { food_id: 2 } });
  expect(received[0]?.body).toContain('"food_id":22');
  expect((await ask('GET journey/7')).text).toBe('{"answers":{"accommodation_id":2,"food_id":2}}');
});

it.each<[string, string, number, unknown, string]>([
  [
    'its list',
    'http://127.0.0.1:9',
    200,
    [1, 2],
    'The API lists 2 treatments at http://127.0.0.1:9/api/masters/treatments',
  ],
  [
    'another thing',
    'http://127.0.0.1:9',
    200,
    {},
    'The API answers no list at http://127.0.0.1:9/api/masters/treatments',
  ],
  [
    'nothing there',
    'https://host.example/api',
    404,
    {},
    'The API answers 404 at https://host.example/api/api/masters/treatments; API_URL is its address without /api',
  ],
])('says at the start what the API answers: %s', async (_what, apiUrl, status, body, line) => {
  const said: string[] = [];
  const log = {
    info: (words: string) => void said.push(words),
    warn: (words: string) => void said.push(words),
  };
  await tryApi({ answer: async () => Response.json(body, { status }) }, apiUrl, log);
  expect(said).toEqual([line]);
});
