import type { ServerResponse } from 'node:http';
import { savedTripWire } from '@carefare/testing/worked-example';
import { describe, expect, it, vi } from 'vitest';
import { json, onFailure, type Received, startGateway, wholeText } from '../testing/start-gateway.ts';

const hip = { treatment_id: 52 };
const veneers = { id: '7', name: 'Veneers', category: 'Dental' };

describe('what is the same for everyone', () => {
  it('is asked for once while it runs and for ten seconds, below the path of the API, with its key', async () => {
    const { ask, received } = await startGateway((_call, response) => json(response, 200, [veneers]), {
      header: { name: 'X-Key', value: 'secret' },
    });
    const answers = await Promise.all([ask('GET masters/treatments'), ask('GET masters/treatments')]);
    await ask('GET masters/treatments', undefined, { headers: new Headers({ Cookie: 'a=1' }) });
    expect(answers.map(({ text: body }) => body)).toEqual(
      [1, 2].map(() => wholeText('GET masters/treatments', [veneers])),
    );
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=10');
    expect(received.map(({ line }) => line)).toEqual(['GET /shop/api/masters/treatments']);
    expect(received[0]?.headers).toMatchObject({ 'x-key': 'secret' });
    expect(received[0]?.headers).not.toHaveProperty('cookie');
  });

  it('is another question with another body, and a failure is not kept', async () => {
    let status = 500;
    const { ask, received } = await startGateway((_call, response) => json(response, status, []));
    expect((await ask('POST masters/treatment-countries', hip)).status).toBe(500);
    status = 200;
    for (const treatment_id of [52, 53, 52]) await ask('POST masters/treatment-countries', { treatment_id });
    expect(received.map(({ body }) => body)).toEqual(
      [hip, hip, { treatment_id: 53 }].map(body => JSON.stringify(body)),
    );
  });

  it('is joined of several calls, with null for one that fails or is a visitor’s', async () => {
    const { ask } = await startGateway(({ line }, response) =>
      line.includes('treatments') ? json(response, 200, [veneers]) : json(response, 404, {}),
    );
    const calls = JSON.stringify([
      ['treatments', {}],
      ['costs-by-source', {}],
      ['../journey/7', {}],
    ]);
    const { text: body } = await ask(`GET masters/joined?${new URLSearchParams({ calls })}`);
    expect(body).toBe(`[${wholeText('GET masters/treatments', [veneers])},null,null]`);
    expect((await ask('GET masters/joined?calls=x')).status).toBe(422);
  });

  it('is joined up to the length of one answer, of four searches at most, and of no file', async () => {
    const { ask } = await startGateway((_call, response) =>
      json(response, 200, [{ ...veneers, description: 'long '.repeat(80_000) }]),
    );
    const joined = async (calls: unknown) => {
      const search = new URLSearchParams({ calls: JSON.stringify(calls) });
      return JSON.parse((await ask(`GET masters/joined?${search}`)).text) as unknown[];
    };
    const long = await joined(Array.from({ length: 8 }, () => ['treatments', {}]));
    expect(long.map(answer => answer !== null)).toEqual([true, true, true, true, false, false, false, false]);
    const searches = await joined(['a', 'b', 'c', 'd', 'e'].map(search => ['treatments', { search }]));
    expect(searches.at(-1)).toBeNull();
    expect(await joined([['price-book.csv', {}]])).toEqual([null]);
  });
});

it('a long list is answered as far as it is asked for, a short one whole', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_row, id) => ({ id: id + 1, name: `Graft ${id}`, category: 'Bones' }));
  for (const [count, found] of [
    [101, 5],
    [100, 100],
  ] as const) {
    const { ask } = await startGateway((_call, response) => json(response, 200, rows(count)));
    expect(JSON.parse((await ask('GET masters/treatments?first=5')).text)).toHaveLength(found);
    expect(JSON.parse((await ask('GET masters/treatments')).text)).toHaveLength(count);
  }
});

it.each([
  'GET admin/users',
  'DELETE journey/7',
  'GET masters/treatments/../../admin',
  'POST masters/options',
])('%s is not a call of the site', async line => {
  const { ask, received } = await startGateway((_call, response) => json(response, 200, {}));
  expect((await ask(line)).status).toBe(404);
  expect(received).toEqual([]);
});

describe('fields that section 7 does not name', () => {
  const dates = { step: 'dates', updates: { timeline: 'soon', start_date: '2027-01-10' } };
  const plain = { step: 'dates', updates: { timeline: 'soon' } };
  const strict = ({ line, body }: Received, response: ServerResponse) => {
    if (line.endsWith('options')) return json(response, 404, {});
    return body.includes('start_date')
      ? json(response, 422, { error: 'Unbekanntes Feld: updates.start_date' })
      : json(response, 200, {});
  };

  it('are left out where they are refused, in whatever language; the log says so once', async () => {
    const info = vi.fn<(message: string) => void>();
    const { ask, received } = await startGateway(strict, { info });
    await ask('GET masters/options');
    for (const _time of [1, 2]) expect((await ask('PUT journey/7', dates)).status).toBe(200);
    expect(received.slice(1).map(({ body }) => JSON.parse(body))).toEqual([dates, plain, dates, plain]);
    expect(info.mock.calls).toEqual([
      [expect.stringContaining('The API refuses fields of PUT journey/{sessionId}')],
    ]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('of one visitor that are refused are not left out of the calls of others', async () => {
    const { ask, received } = await startGateway(({ body }, response) =>
      body.includes('2020')
        ? json(response, 422, { title: 'Some values are unknown' })
        : json(response, 200, {}),
    );
    const past = { step: 'dates', updates: { timeline: 'soon', start_date: '2020-01-01' } };
    for (const sent of [past, dates]) expect((await ask('PUT journey/7', sent)).status).toBe(200);
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([past, plain, dates]);
  });

  it('have another try although other fields were taken, and are a failure once where the API has options', async () => {
    let refusal = 'extra fields not permitted';
    const { ask, received } = await startGateway(({ body }, response) =>
      body.includes('start_date') ? json(response, 422, { title: refusal }) : json(response, 200, {}),
    );
    expect((await ask('PUT journey/7', { step: 'dates', updates: {}, made_up: 1 })).status).toBe(200);
    for (const _time of [1, 2]) expect((await ask('PUT journey/7', dates)).status).toBe(200);
    expect(received.slice(1).map(({ body }) => JSON.parse(body))).toEqual([dates, plain, dates, plain]);
    expect(onFailure).toHaveBeenCalledOnce();
    refusal = 'start_date is in the past';
    expect((await ask('PUT journey/7', dates)).status).toBe(422);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it('stay where an API that has more than section 7 refuses what they say', async () => {
    const { ask, received } = await startGateway((_call, response) =>
      json(response, 422, { title: 'start_date is in the past' }),
    );
    expect((await ask('PUT journey/7', dates)).status).toBe(422);
    expect(received).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('stay where the API refuses the call without them too, or took them before', async () => {
    let isRefused = true;
    const { ask, received } = await startGateway((_call, response) =>
      json(response, isRefused ? 422 : 200, { title: 'an unknown step' }),
    );
    expect((await ask('PUT journey/7', dates)).status).toBe(422);
    isRefused = false;
    expect((await ask('PUT journey/7', dates)).status).toBe(200);
    isRefused = true;
    expect((await ask('PUT journey/7', dates)).status).toBe(422);
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([dates, plain, dates, dates]);
    expect(onFailure).toHaveBeenCalledTimes(3);
  });
});

it.each([
  [{ session_id: '791545' }, 200, { session_id: 791_545 }],
  [{ session_id: '0b6f-uuid' }, 502, undefined],
])('a session %o is answered with %i', async (answer, status, session) => {
  const { ask } = await startGateway((_call, response) => json(response, 200, answer));
  const started = await ask('POST journey/start/unknown', { country: 'unknown' });
  expect(started.status).toBe(status);
  if (session) expect(JSON.parse(started.text)).toEqual(session);
  expect(onFailure.mock.calls.map(([{ call, reason }]) => [call, reason])).toEqual(
    session ? [] : [['POST journey/start/{ip}', 'invalid-answer']],
  );
});

it.each([
  ['PUT journey/7', 410, 404],
  ['PUT journey/7', 401, 404],
  ['POST journey/compute-cost', 401, 404],
  ['POST journey/start/unknown', 401, 401],
])('a session that is gone is one that is not there: %s, %i', async (line, status, answered) => {
  const { ask } = await startGateway((_call, response) => json(response, status, { title: 'expired' }));
  expect((await ask(line, {})).status).toBe(answered);
  expect(onFailure.mock.calls.map(([{ detail }]) => detail)).toEqual([`${status} expired`]);
});

it.each([
  ['PUT journey/7', 205, ''],
  ['POST journey/7/submissions', 200, ''],
  ['POST journey/compute-cost', 200, 'null'],
  ['PUT journey/7', 200, 'OK'],
  ['PUT journey/7', 200, '\n<html>Back soon</html>', 502],
  ['POST journey/7/submissions', 200, '<title>Maintenance</title>', 502],
])(
  'what is stored by %s is not what a page says in its place: %i, %j',
  async (line, status, said, answered = 200) => {
    const { ask } = await startGateway((_call, response) => void response.writeHead(status).end(said));
    expect((await ask(line, {})).status).toBe(answered);
    expect(onFailure).toHaveBeenCalledTimes(answered === 200 ? 0 : 1);
  },
);

it('an answer in an older encoding is read, and told in UTF-8', async () => {
  const rows = [{ id: '7', name: 'Größe', category: 'Dental' }];
  const { ask } = await startGateway((_call, response) =>
    response.end(Buffer.from(JSON.stringify(rows), 'latin1')),
  );
  expect((await ask('GET masters/treatments')).text).toBe(wholeText('GET masters/treatments', rows));
});

it('a body that is no JSON is the API’s to refuse', async () => {
  const { ask } = await startGateway((_call, response) => json(response, 400, { title: 'Not JSON' }));
  const body = new TextEncoder().encode('{"step":').buffer;
  expect((await ask('PUT journey/7', undefined, { body })).status).toBe(400);
});

it.each<[string, line: string, status: number, answer: unknown, text: string]>([
  ['a form that is not known', 'POST journey/compute-cost-by-treatment', 200, { by_country: {} }, '[]'],
  ['rows of another form', 'POST journey/compute-cost-by-treatment', 200, [{ country: 'India' }], '[]'],
  ['no body', 'POST journey/compute-cost-by-treatment', 204, undefined, '[]'],
  ['a form that is not known', 'GET masters/travel-visa-costs', 200, { flight: 640 }, 'null'],
  ['no body', 'GET masters/travel-visa-costs', 204, undefined, 'null'],
  ['that there are none', 'POST masters/treatment-benefits', 404, {}, '[]'],
  ['null', 'POST masters/treatment-benefits', 200, null, '[]'],
  ['that there are none', 'POST masters/treatment-faqs', 404, {}, '[]'],
  ['null', 'POST masters/treatment-faqs', 200, null, '[]'],
])('%s is no answer to %s', async (_what, line, status, answer, text) => {
  const { ask } = await startGateway((_call, response) =>
    answer === undefined ? void response.writeHead(status).end() : json(response, status, answer),
  );
  expect(await ask(line, line.startsWith('POST') ? hip : undefined)).toMatchObject({ status: 200, text });
});

it('a file is one, whatever parameters are made up', async () => {
  // With the byte order mark, by which Excel knows the characters.
  const file = '\uFEFFa,b';
  const { ask, received } = await startGateway((_call, response) => void response.end(file));
  for (const made of ['', '?x=1', '?x=2'])
    expect((await ask(`GET masters/price-book.csv${made}`)).text).toBe(file);
  expect(received.map(({ line }) => line)).toEqual(['GET /shop/api/masters/price-book.csv']);
});

it('an answer without a body has none where nothing stands for it', async () => {
  const { ask } = await startGateway((_call, response) => void response.writeHead(204).end());
  expect(await ask('GET masters/price-book.csv')).toMatchObject({ status: 204, text: '' });
});

it('writes the API’s ids of hotel and food in place of the site’s own, and back', async () => {
  const { ask, received } = await startGateway(
    ({ line }, response) =>
      json(response, 200, line.startsWith('GET') ? savedTripWire({ accommodation_id: 12, food_id: 22 }) : {}),
    { ids: { accommodation: [11, 12, 13], food: [21, 22, 23] } },
  );
  await ask('PUT journey/7', { step: 'food', updates: { food_id: 2 } });
  expect(received[0]?.body).toContain('"food_id":22');
  expect(JSON.parse((await ask('GET journey/7')).text)).toMatchObject({
    answers: { accommodation_id: 2, food_id: 2 },
  });
});
