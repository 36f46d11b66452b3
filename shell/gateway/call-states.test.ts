import { describe, expect, it, vi } from 'vitest';
import { json, startGateway } from '../testing/start-gateway.ts';
import { siteCalls } from './site-calls.ts';

describe('of each call is known', () => {
  it.each<[string, string, number | 'html' | 'nothing', string]>([
    ['that it is there', 'GET masters/options', 200, 'there'],
    ['that it is not', 'GET masters/options', 404, 'absent'],
    ['that it is not allowed', 'GET masters/options', 405, 'absent'],
    ['that it is refused', 'GET masters/options', 401, 'refused'],
    ['that it fails', 'GET masters/options', 500, 'failing'],
    ['that it answers no JSON', 'GET masters/options', 'html', 'failing'],
    ['that it does not answer', 'GET masters/options', 'nothing', 'failing'],
    ['that it has no such session', 'PUT journey/{sessionId}', 404, 'there'],
    ['nothing, where a visitor is new', 'GET journey/by-ip/{ip}', 404, 'unknown'],
    ['that it has no steps', 'PUT journey/{sessionId}', 405, 'absent'],
    ['that it knows no such visitor', 'POST journey/compute-cost', 401, 'refused'],
    ['that it computes nothing', 'POST journey/compute-cost', 404, 'absent'],
  ])('%s: %s %s', async (_what, name, answer, state) => {
    const { ask, gateway } = await startGateway((_call, response) =>
      answer === 'html'
        ? void response.end('<p>')
        : answer === 'nothing'
          ? void response.destroy()
          : json(response, answer, { sources: [] }),
    );
    expect(gateway.calls.read().get(name)).toBe('unknown');
    await ask(name.replace('{sessionId}', '7'));
    expect(gateway.calls.read().get(name)).toBe(state);
  });

  it.each([
    [400, 'absent'],
    [422, 'absent'],
    [403, 'refused'],
    [200, 'absent'],
  ])('that it has no added call, where all answer %i', async (status, state) => {
    const info = vi.fn<(message: string) => void>();
    const probed = siteCalls.flatMap(({ name, probe }) => (probe === undefined ? [] : name));
    const { gateway, later } = await startGateway(
      ({ line }, response) =>
        json(response, line.includes('/treatments') ? 200 : status, line.includes('/treatments') ? [] : null),
      { info },
    );
    await gateway.learn();
    gateway.calls.tell();
    later(61_000);
    for (const turn of [0, 1, 2, 3, 4]) await gateway.learnAgain(turn);
    expect(info.mock.calls.flat()).toEqual([
      `The calls of the API: 1 there; ${state}: ${probed.join(', ')}; 14 not asked yet`,
    ]);
  });

  it('that a session that is over says nothing of it', async () => {
    let status = 200;
    const { ask, gateway } = await startGateway((_call, response) => json(response, status, {}));
    await ask('PUT journey/7', {});
    status = 401;
    expect((await ask('PUT journey/7', {})).status).toBe(404);
    expect(gateway.calls.read().get('PUT journey/{sessionId}')).toBe('there');
  });

  it('what stands at the start, and from then on each change but for failures', async () => {
    const info = vi.fn<(message: string) => void>();
    let status = 404;
    const { gateway, later } = await startGateway(
      ({ line }, response) =>
        json(
          response,
          line.includes('price-book') ? status : 200,
          line.includes('/treatments') ? [] : { sources: [] },
        ),
      { info },
    );
    await gateway.learn();
    gateway.calls.tell();
    for (const next of [500, 404, 403, 422, 422]) {
      status = next;
      later(61_000);
      await gateway.learnAgain(4);
    }
    const name = 'GET masters/price-book';
    expect(info.mock.calls.flat()).toEqual([
      `The calls of the API: 2 there; absent: ${name}; failing: GET masters/destinations, GET masters/trip-costs, GET masters/costs-by-source; 14 not asked yet`,
      `The API call ${name} is refused now, and was absent`,
      `The API call ${name} is there now, and was refused`,
    ]);
  });
});

it('rows that do not fit are counted by call, as long as their answer is kept', async () => {
  const rows = [{ country: 'India', baseprice: 6200 }, null, {}];
  const { ask, gateway, later } = await startGateway((_call, response) => json(response, 200, rows));
  for (const treatment_id of [52, 53]) await ask('POST masters/treatment-countries', { treatment_id });
  expect([...gateway.rowsLeftOut()]).toEqual([['POST masters/treatment-countries', 4]]);
  later(601_000);
  expect([...gateway.rowsLeftOut()]).toEqual([]);
});
