import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { json, onFailure, startGateway, wholeText } from '../testing/start-gateway.ts';
import type { UpstreamFailure } from './upstream.ts';

const hip = { treatment_id: 52 };

it('a call is left alone as long as the API says', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, received } = await startGateway((_call, response) =>
    json(response, 503, {}, { 'Retry-After': '30' }),
  );
  await ask('GET masters/options');
  const again = await ask('GET masters/options');
  expect([again.status, again.headers.get('retry-after')]).toEqual([503, '30']);
  expect(received).toHaveLength(1);
});

it.each(['[{"id":1', '<html></html>'])('an answer that is no JSON is none, and not kept: %s', async body => {
  const { ask, received } = await startGateway((_call, response) => void response.end(body));
  for (const _time of [1, 2]) expect((await ask('POST masters/treatment-countries', hip)).status).toBe(502);
  expect(received).toHaveLength(2);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ reason: 'invalid-answer' }));
});

it('what is the same for everyone is asked for again over a closed connection, whatever its method', async () => {
  const QUESTION = 'POST masters/treatment-countries';
  let count = 0;
  const india = [{ country: 'India', baseprice: 6200 }];
  const { ask } = await startGateway((_call, response) => {
    count += 1;
    if (count === 1) response.destroy();
    else json(response, 200, india);
  });
  expect((await ask(QUESTION, hip)).text).toBe(wholeText(QUESTION, india));
  expect(count).toBe(2);
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
      { call: 'PUT journey/{sessionId}', detail: '422 unknown accommodation_id 2' },
    ],
    [
      'a field',
      'PUT journey/7',
      response => json(response, 422, { detail: [{ msg: 'Not a number', loc: ['updates', 'food_id'] }] }),
      { detail: '422 updates.food_id: Not a number' },
    ],
    [
      'a call, in plain text',
      'GET masters/treatments',
      response => void response.writeHead(403).end('Your key has expired\n'),
      { detail: '403 Your key has expired' },
    ],
    [
      'a request, without what was typed',
      'POST journey/7/submissions',
      response => json(response, 422, { detail: 'Mr Smith is not a name' }),
      { detail: '422 Unprocessable Entity' },
    ],
  ])('%s is reported with the call and the reason', async (_what, line, respond, failure) => {
    const { ask } = await startGateway((_call, response) => respond(response));
    await ask(line);
    expect(onFailure.mock.calls).toEqual([[expect.objectContaining(failure)]]);
  });

  it.each([
    ['GET journey/by-ip/x', 404],
    ['GET journey/7/cost', 409],
    ['GET masters/costs-by-source', 404],
  ])('says something: %s %i', async (line, status) => {
    const { ask } = await startGateway((_call, response) => json(response, status, {}));
    expect((await ask(line)).status).toBe(status);
    expect(onFailure).not.toHaveBeenCalled();
  });
});

it.each([
  ['GET masters/price-book', 'GET masters/price-book'],
  ["a visitor's GET journey/7/cost", 'GET journey/{sessionId}/cost'],
  ["a visitor's PUT journey/7", 'PUT journey/{sessionId}'],
])('an answer that does not end is read up to 2 MB, and is none: %s', async (_what, call) => {
  const part = '[' + '1,'.repeat(50_000);
  const { ask } = await startGateway((_call, response) => {
    const more = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', more);
    more();
  });
  expect((await ask(call.replace('{sessionId}', '7'))).status).toBe(502);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({
    call,
    reason: 'invalid-answer',
    detail: 'its answer is not used: it is longer than 2 MB',
  });
});

it.each([
  ['GET journey/by-ip/x', 404],
  ['PUT journey/7', 404],
  ['PUT journey/7', 422],
])('a refusal that breaks off says what its status says: %s %i', async (line, status) => {
  const { ask } = await startGateway((_call, response) => {
    response.writeHead(status, { 'Content-Length': '100' }).write('{', () => response.destroy());
  });
  expect((await ask(line, line.startsWith('PUT') ? {} : undefined)).status).toBe(status);
});

it('a reason in another language is one', async () => {
  const { ask } = await startGateway((_call, response) => void response.writeHead(404, 'Não há').end('{}'));
  expect((await ask('PUT journey/7', {})).status).toBe(404);
});

it('an answer that stalls ends when its visitor leaves, also after garbage was collected', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  let stalled: ServerResponse | undefined;
  const { ask } = await startGateway((_call, response) => {
    response.writeHead(200).write('{');
    stalled = response;
  });
  const visitor = new AbortController();
  const answer = ask('PUT journey/7', {}, { signal: visitor.signal });
  answer.catch(() => undefined);
  await expect.poll(() => stalled?.headersSent).toBe(true);
  for (let count = 0; count < 5; count += 1) {
    await new Promise(resolve => setImmediate(resolve));
    (collectGarbage as () => void)();
  }
  visitor.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  await expect.poll(() => stalled?.destroyed).toBe(true);
});

it('a file of 1,000 treatments in 50 countries is whole', async () => {
  const file = `${'Knee replacement,India,6200\r\n'.repeat(160_000)}end`;
  const { ask } = await startGateway((_call, response) => void response.end(file));
  expect((await ask('GET masters/price-book.csv')).text).toHaveLength(file.length);
});
