import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { json, onFailure, startGateway, wholeText } from '../testing/start-gateway.ts';
import type { GatewayOptions } from './gateway.ts';

const hip = { treatment_id: 52 };
const countries = [{ country: 'India', baseprice: 6200 }];
const QUESTION = 'POST masters/treatment-countries';
type Respond = (response: ServerResponse) => void;

/** A gateway that has had a good answer, before an API that is about to answer otherwise. */
async function startAfterGood(respond: Respond, options: Partial<GatewayOptions> = {}) {
  let answer: Respond = response => json(response, 200, countries);
  const started = await startGateway((_call, response) => answer(response), options);
  const ask = () => started.ask(QUESTION, hip);
  expect((await ask()).status).toBe(200);
  started.later(11_000);
  answer = respond;
  return { ...started, ask, respondWith: (next: Respond) => void (answer = next) };
}
const good = { status: 200, text: wholeText(QUESTION, countries) };

describe('while a question fails, its last good answer stands in', () => {
  it.each<[string, Respond, string]>([
    ['500', response => json(response, 500, {}), 'http'],
    ['a key that is refused', response => json(response, 401, {}), 'http'],
    ['too many calls', response => json(response, 429, {}), 'http'],
    ['a redirect', response => void response.writeHead(302, { Location: '/login' }).end(), 'redirect'],
    ['no JSON', response => void response.end('<html></html>'), 'invalid-answer'],
    ['a closed connection', response => void response.destroy(), 'network'],
    ['no answer', () => undefined, 'timeout'],
  ])('%s, which counts as a failure', async (_what, respond, reason) => {
    const { ask } = await startAfterGood(respond);
    if (reason === 'timeout') vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(20));
    const answer = await ask();
    expect(answer).toMatchObject(good);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason }));
  });

  it('for ten minutes, and the API is asked again after five seconds', async () => {
    const { ask, later, received, respondWith } = await startAfterGood(response => json(response, 500, {}));
    for (const _time of [1, 2]) expect(await ask()).toMatchObject(good);
    expect(received).toHaveLength(2);
    later(5_001);
    expect(await ask()).toMatchObject(good);
    expect(received).toHaveLength(3);
    later(584_000);
    expect((await ask()).status).toBe(500);
    respondWith(response => json(response, 200, []));
    const answer = await ask();
    expect([answer.text, answer.headers.get('cache-control')]).toEqual(['[]', 'public, max-age=10']);
  });

  it.each([404, 422])('but not in place of a %i, from which on there is none', async status => {
    const { ask, respondWith } = await startAfterGood(response => json(response, status, {}));
    expect((await ask()).status).toBe(status);
    respondWith(response => json(response, 500, {}));
    expect((await ask()).status).toBe(500);
  });

  it('and where the API forbids to keep it, there is none', async () => {
    const forbid = { 'Cache-Control': 'no-store' };
    const { ask, respondWith } = await startAfterGood(response => json(response, 200, countries, forbid));
    expect((await ask()).headers.get('cache-control')).toBe('no-store');
    respondWith(response => json(response, 500, {}));
    expect((await ask()).status).toBe(500);
  });

  it('in several calls that are joined, of which browsers keep nothing then', async () => {
    let status = 200;
    const { ask, later } = await startGateway((_call, response) => json(response, status, []));
    const line = `GET masters/joined?${new URLSearchParams({ calls: '[["treatments",{}]]' })}`;
    expect((await ask(line)).headers.get('cache-control')).toBe('public, max-age=10');
    later(11_000);
    status = 500;
    const { text, headers } = await ask(line);
    expect([text, headers.get('cache-control')]).toEqual(['[[]]', 'public, max-age=0']);
  });
});

it('an answer that is slow is not waited for where there is a good one, and is there the next time', async () => {
  let end = () => undefined as void;
  const { ask, received } = await startAfterGood(
    response => {
      end = () => json(response, 200, []);
    },
    { patienceMs: 20 },
  );
  const answers = await Promise.all([ask(), ask()]);
  for (const answer of [...answers, await ask()]) expect(answer).toMatchObject(good);
  await expect.poll(() => received.length).toBe(2);
  expect(onFailure).not.toHaveBeenCalled();
  end();
  await expect.poll(async () => (await ask()).text).toBe('[]');
  expect(received).toHaveLength(2);
});

it('keeps no more of long questions than of long answers', async () => {
  const { ask, received } = await startGateway((_call, response) => json(response, 200, []));
  const question = (index: number) => ({ treatment_id: 52, padding: `${index}`.padEnd(1_000_000) });
  for (const index of [1, 2, 3, 1]) await ask('POST masters/treatment-benefits', question(index));
  expect(received).toHaveLength(3);
  for (let index = 4; index < 24; index += 1) await ask('POST masters/treatment-benefits', question(index));
  await ask('POST masters/treatment-benefits', question(1));
  expect(received).toHaveLength(24);
});
