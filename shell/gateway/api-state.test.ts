import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { json, onFailure, startGateway } from '../testing/start-gateway.ts';
import { addedCalls, createApiState, UNASKED } from './api-state.ts';

describe('what the API says of itself', () => {
  it('is learnt at the start and again, with the countries of the API', async () => {
    let status = 404;
    const { gateway, later } = await startGateway(({ line }, response) =>
      line.includes('/treatments')
        ? json(
            response,
            200,
            Array.from({ length: 101 }, (_row, id) => ({ id: id + 1, name: `T${id}`, category: 'Bones' })),
          )
        : line.includes('options')
          ? json(response, 200, { sources: [{ name: 'Peru', currency: 'PEN' }] })
          : line.includes('destinations')
            ? json(response, 200, [{ country: 'Peru' }])
            : json(response, line.includes('price-book') ? status : 422, {}),
    );
    expect(await gateway.learn()).toBe(true);
    expect(gateway.state.read()).toEqual({
      ...UNASKED,
      unmet: ['price-book'],
      masterData: { sources: ['Peru'], destinations: ['Peru'], hasManyTreatments: true },
    });
    status = 422;
    later(61_000);
    await gateway.learnAgain(4);
    expect(gateway.state.read().unmet).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is not what a call says of a treatment without a price', async () => {
    const { ask, gateway } = await startGateway(({ line }, response) =>
      line.endsWith('destinations')
        ? json(response, 200, [])
        : json(response, line.includes('treatment_id=7') ? 404 : line.includes('?') ? 422 : 200, {}),
    );
    await gateway.learn();
    await ask('GET masters/costs-by-source?treatment_id=7&destination=India');
    expect(gateway.state.read().unmet).not.toContain('countries');
  });

  it.each([
    [503, false],
    [429, true],
    [408, true],
  ])('is not known while it fails: %i', async (status, isAnswer) => {
    const { gateway } = await startGateway((_call, response) => json(response, status, {}));
    expect(await gateway.learn()).toBe(isAnswer);
    expect(gateway.state.read()).toEqual(UNASKED);
  });

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
  const lines = addedCalls.map(call => `GET masters/${call}`);

  it.each(refusals)('is that it has no added call that it answers with %s', async (_what, status, answer) => {
    let isThere = false;
    const { ask, gateway, later } = await startGateway(({ line }, response) =>
      isThere || line.includes('/treatments')
        ? json(response, 200, answerOf(line))
        : refuse(response, status, answer),
    );
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
    const { ask, gateway, later } = await startGateway(({ line }, response) =>
      isThere || line.includes('/treatments')
        ? json(response, 200, answerOf(line))
        : refuse(response, status, answer),
    );
    await gateway.learn();
    isThere = false;
    later(601_000);
    await gateway.learn();
    expect(gateway.state.read()).toMatchObject({ unmet: [], masterData: { destinations: ['Peru'] } });
    const failed = answer === null || status === 204 ? 200 : status === 200 ? 502 : status;
    expect((await ask('GET masters/price-book')).status).toBe(failed);
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

  it('has the addresses that lead to no treatment, once it has listed any', () => {
    const links = ['/treatments/hair-transplant', '/treatments/teeth', '/treatments?q=Hair'];
    const { noteTreatments, read } = createApiState(links);
    expect(read().nowhere).toEqual([]);
    noteTreatments([{ name: 'Hair Transplant', category: 'Hair' }]);
    expect(read().nowhere).toEqual(['/treatments/teeth']);
    noteTreatments([{ name: 'Dental Crown', aliases: ['teeth'], category: 'Dental' }]);
    expect(read().nowhere).toEqual(['/treatments/hair-transplant', '/treatments?q=Hair']);
  });
});
