import type { ServerResponse } from 'node:http';
import { savedTripWire } from '@carefare/testing/worked-example';
import { describe, expect, it } from 'vitest';
import { json, onFailure, startGateway } from '../testing/start-gateway.ts';
import { UNASKED } from './api-state.ts';
import { siteCalls } from './site-calls.ts';

describe('what the API does not have', () => {
  it.each([
    [
      'options',
      {
        accommodation: [{ id: 1 }, { id: 2 }, { id: 3 }],
        food: [{ id: 1 }, { id: 2 }, { id: 3 }],
        sources: [],
        bands: [],
      },
    ],
    ['destinations', []],
    ['trip-costs', { travel_included: false, treatments: [] }],
    ['price-book', { treatments: [] }],
  ])('is answered in the same form: %s', async (name, answer) => {
    for (const status of [404, 405, 501]) {
      const { ask, received } = await startGateway((_call, response) => json(response, status, {}));
      const first = await ask(`GET masters/${name}`);
      expect(JSON.parse(first.text)).toMatchObject(answer);
      await ask(`GET masters/${name}`);
      expect(received).toHaveLength(1);
    }
    const failing = await startGateway((_call, response) => json(response, 503, {}));
    expect((await failing.ask(`GET masters/${name}`)).status).toBe(503);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('what the API says of its calls', () => {
  const refusals: [string, number, unknown][] = [
    ['400', 400, {}],
    ['401', 401, {}],
    ['403', 403, {}],
    ['422', 422, {}],
    ['no field of the call', 200, { error: 'not found' }],
    ['null', 200, null],
    ['a page', 200, undefined],
    ['no body', 204, undefined],
  ];
  const refuse = (response: ServerResponse, status: number, answer: unknown) =>
    answer === undefined
      ? void response.writeHead(status).end(status === 204 ? undefined : '<p>')
      : json(response, status, answer);
  const answers = {
    options: { sources: [] },
    destinations: [{ country: 'Peru' }],
    'trip-costs': { travel_included: false, treatments: [] },
    'costs-by-source': { units: 1, nights: 5, costs: [] },
    'price-book': { treatments: [] },
  };
  const answerOf = (line: string) =>
    Object.entries(answers).find(([call]) => line.includes(`masters/${call}`))?.[1] ?? [];
  const lines = siteCalls.flatMap(({ name, probe }) => (probe === undefined ? [] : name));
  /** Of an API that refuses the added calls, while it does. */
  const startRefusing = (status: number, answer: unknown, isRefusing: () => boolean) =>
    startGateway(({ line }, response) =>
      isRefusing() && !line.includes('/treatments')
        ? refuse(response, status, answer)
        : json(response, 200, answerOf(line)),
    );

  it.each(refusals)('is that it has no added call that it answers with %s', async (_what, status, answer) => {
    let isThere = false;
    const { ask, gateway, later } = await startRefusing(status, answer, () => !isThere);
    const askAll = async () =>
      (await Promise.all(lines.map(line => ask(line)))).map(answered => answered.status);
    expect(await gateway.learn()).toBe(true);
    expect(gateway.state.read()).toMatchObject({
      unmet: ['price-book', 'countries'],
      masterData: { hasOtherSource: false, residences: [] },
    });
    expect(await askAll()).toEqual([200, 200, 200, 404, 200]);
    later(61_000);
    onFailure.mockReset();
    expect(await askAll()).toEqual([200, 200, 200, 404, 200]);
    expect(onFailure).not.toHaveBeenCalled();
    isThere = true;
    later(61_000);
    await gateway.learn();
    expect(gateway.state.read()).toMatchObject({ unmet: [], masterData: { destinations: ['Peru'] } });
  });

  it.each(refusals)('is not what it answers once it has had them: %s', async (_what, status, answer) => {
    let isThere = true;
    const { ask, gateway, later } = await startRefusing(status, answer, () => !isThere);
    await gateway.learn();
    isThere = false;
    later(601_000);
    await gateway.learn();
    expect(gateway.state.read()).toMatchObject({ unmet: [], masterData: { destinations: ['Peru'] } });
    const failed = answer === null || status === 204 ? 200 : status === 200 ? 502 : status;
    expect((await ask('GET masters/price-book')).status).toBe(failed);
  });

  it.each([401, 403])('is not taken from its refusals of the key with %i', async status => {
    let isRefused = true;
    const { ask, gateway, later } = await startGateway(({ line }, response) =>
      isRefused ? json(response, status, {}) : json(response, 200, answerOf(line)),
    );
    expect(await gateway.learn()).toBe(false);
    for (const line of lines) expect((await ask(line)).status).toBe(status);
    expect(gateway.state.read()).toEqual(UNASKED);
    isRefused = false;
    later(1_000);
    expect(await gateway.learn()).toBe(true);
    expect(gateway.state.read()).toMatchObject({ unmet: [], masterData: { destinations: ['Peru'] } });
    expect((await ask('GET masters/price-book')).status).toBe(200);
  });

  it('is learnt even while its list of treatments fails', async () => {
    const { gateway } = await startGateway(({ line }, response) =>
      line.includes('/treatments') ? void response.destroy() : json(response, 404, {}),
    );
    expect(await gateway.learn()).toBe(false);
    expect(gateway.state.read().unmet).toEqual(['price-book', 'countries']);
  });

  it.each([null, {}, []])('is not that a made-up treatment is answered with %j', async nothing => {
    const { gateway } = await startGateway(({ line }, response) =>
      json(response, 200, line.includes('treatment_id=0') ? nothing : answerOf(line)),
    );
    await gateway.learn();
    expect(gateway.state.read()).toMatchObject({ unmet: [] });
  });

  it('is not that destinations are refused, where the options are there', async () => {
    const { gateway } = await startGateway(({ line }, response) =>
      line.includes('?') || line.endsWith('destinations')
        ? json(response, 422, {})
        : json(response, 200, answerOf(line)),
    );
    await gateway.learn();
    expect(gateway.state.read().unmet).toEqual(['countries']);
    expect(gateway.state.read().masterData).not.toHaveProperty('residences');
  });

  it('is not what it says of a made-up treatment or of parameters, where it answers without any', async () => {
    const { ask, gateway } = await startGateway(({ line }, response) =>
      line.includes('?') ? json(response, 422, {}) : json(response, 200, answerOf(line)),
    );
    for (const call of ['options', 'destinations'])
      expect((await ask(`GET masters/${call}?x=1`)).status).toBe(422);
    await gateway.learn();
    expect(gateway.state.read().unmet).toEqual([]);
    for (const call of ['trip-costs', 'costs-by-source'])
      expect((await ask(`GET masters/${call}?treatment_id=7`)).status).toBe(422);
    expect(gateway.state.read().unmet).toEqual([]);
  });

  it('is that a call is there which refuses a made-up treatment, also while it refuses the key', async () => {
    let status = 422;
    const { gateway, later } = await startGateway(({ line }, response) =>
      line.includes('price-book') ? json(response, status, {}) : json(response, 200, answerOf(line)),
    );
    await gateway.learn();
    status = 403;
    later(61_000);
    await gateway.learnAgain(4);
    expect(gateway.state.read().unmet).toEqual([]);
  });
});

it.each([
  ['a trip of another browser', 404, { title: 'no such session' }],
  ['a call that the API does not have', 405, ''],
  ['a form of its own', 200, { id: 7 }],
  ['nothing', 200, null],
])('no trip is kept where the API answers %s', async (_what, status, answer) => {
  const { ask } = await startGateway((_call, response) => json(response, status, answer));
  expect(await ask('GET journey/7')).toMatchObject({ status: 200, text: 'null' });
  expect(onFailure).not.toHaveBeenCalled();
});

it.each<[string, (response: ServerResponse) => void, failures: number, then: number]>([
  ['400', response => json(response, 400, {}), 1, 400],
  ['403', response => json(response, 403, {}), 1, 403],
  ['401, as to a session that is over', response => json(response, 401, {}), 2, 200],
  ['nothing', response => void response.writeHead(204).end(), 0, 200],
  ['a page', response => void response.end('<p>'), 1, 502],
])('no trip is kept where the API answers %s, until it has answered one', async (_what, refuse, ...told) => {
  const [failures, then] = told;
  let respond = refuse;
  const { ask } = await startGateway(({ line }, response) =>
    line.startsWith('POST') ? json(response, 200, { session_id: 7 }) : respond(response),
  );
  await ask('POST journey/start/unknown', {});
  const again = () => ask('GET journey/7');
  for (const _time of [1, 2]) expect(await again()).toMatchObject({ status: 200, text: 'null' });
  expect(onFailure).toHaveBeenCalledTimes(failures);
  respond = response => json(response, 200, savedTripWire());
  expect(JSON.parse((await again()).text)).toMatchObject({ answers: {} });
  respond = response => json(response, 404, {});
  expect((await again()).text).toBe('null');
  respond = refuse;
  expect((await again()).status).toBe(then);
});
