import type { Section7Options } from '@carefare/testing/section-7-api';
import { describe, expect, it } from 'vitest';
import { faultsOf, LIST, saysOf, tryOn } from './test-api.ts';

const SAVE = 'PUT /journey/{sessionId}';
const COMPUTE = 'POST /journey/compute-cost';
const COST = 'GET /journey/{sessionId}/cost';
const BY_TREATMENT = 'POST /journey/compute-cost-by-treatment';
const SUBMIT = 'POST /journey/{sessionId}/submissions';

const refuse = (status: number, body: object) => () => Response.json(body, { status });

describe('with --write', () => {
  it('an API of section 7 has a trip planned, and one quote request that says it is a trial', async () => {
    const { findings, requests, submissions } = await tryOn({}, true);
    expect(faultsOf(findings)).toEqual([]);
    expect(findings.isMet).toBe(true);
    const steps = requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => Object(body).step);
    expect([...new Set(steps)]).toEqual(['treatment', 'destination', 'dates', 'accommodation', 'food']);
    expect(submissions).toMatchObject([
      {
        payload: {
          contact_name: 'Carefare Trial',
          contact_email: 'trial@example.com',
          notes: expect.stringMatching(/trial.*can be deleted/),
        },
      },
    ]);
    const sent = requests.find(({ call }) => call.endsWith('/submissions'));
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
  });

  it('a session has the cookie that came with it', async () => {
    const start = () =>
      Response.json({ session_id: 1001 }, { headers: { 'set-cookie': 'sid=abc; HttpOnly; Path=/' } });
    const { requests } = await tryOn({ answers: { 'POST /journey/start/{ip}': start } }, true);
    const ofSession = requests.filter(({ call }) => /\/journey\/(?:1001|by-ip)|compute-cost$/.test(call));
    expect(ofSession.length).toBeGreaterThan(5);
    expect(new Set(ofSession.map(({ headers }) => headers.get('cookie')))).toEqual(new Set(['sid=abc']));
  });

  it.each([false, true])('and without, ids and countries are those of the API (%s)', async writes => {
    const options = {
      accommodation: [{ id: 11, name: 'Hotel' }],
      food: [{ id: 21, name: 'Halal' }],
      sources: [{ name: 'Kenya', currency: 'KES' }],
    };
    const { requests } = await tryOn({ adds: { 'GET /masters/options': () => options } }, writes);
    const named = (field: string) =>
      new Set(
        requests.flatMap(({ body }) => {
          const { updates, ...sent } = Object(body);
          return Object({ ...sent, ...updates })[field] ?? [];
        }),
      );
    expect(named('accommodation_id')).toEqual(new Set([11]));
    expect(named('food_id')).toEqual(new Set([21]));
    expect(named('source')).toEqual(new Set(['Kenya']));
    expect(named('treatment_id')).toContain(29);
  });

  it.each<[string, Section7Options, string | RegExp, Record<string, string>]>([
    [
      'an id of a session that is not a number',
      { answers: { 'POST /journey/start/{ip}': () => ({ session_id: '7e1c-uuid' }) } },
      'the answer has the session_id "7e1c-uuid" in place of a whole number',
      {
        [SAVE]: 'no session was started',
        [COST]: 'no session was started',
        [SUBMIT]: 'no session was started',
      },
    ],
    [
      'steps that are refused',
      { adds: { [SAVE]: refuse(400, { error: 'unknown\n  accommodation_id 2' }) } },
      /^treatment: it answers 400 "unknown accommodation_id 2" to PUT \/api\/journey\/1001 \{"step":"treatment".*, and 4 more like it$/,
      { [COMPUTE]: 'a step was not saved', [COST]: 'a step was not saved' },
    ],
    [
      'a cost that cannot be computed',
      { adds: { [COMPUTE]: refuse(500, { message: 'no price' }) } },
      'it answers 500 "no price" to POST /api/journey/compute-cost {"session_id":1001}',
      { [COST]: 'none was computed' },
    ],
    ['a cost without anything', { answers: { [COST]: () => ({}) } }, 'the answer is empty', {}],
    [
      'a cost of 0',
      { answers: { [COST]: cost => Object.fromEntries(Object.keys(cost).map(line => [line, 0])) } },
      'the cost is empty: all of it is 0',
      {},
    ],
    [
      'a cost without a total',
      { answers: { [COST]: cost => ({ ...cost, total: undefined }) } },
      'the answer has no total',
      {},
    ],
    [
      'a quote request that is refused, in words of which the gateway makes nothing where options are listed',
      {
        adds: {
          'GET /masters/options': () => ({ sources: [] }),
          [SUBMIT]: ({ body }) =>
            'consent' in Object(body)
              ? new Response('Unbekanntes Feld: consent', { status: 422 })
              : Response.json({}, { status: 201 }),
        },
      },
      /^it answers 422 "Unbekanntes Feld: consent" to POST .*Carefare Trial/,
      {},
    ],
    [
      'a page in place of a quote request that was stored',
      { adds: { [SUBMIT]: () => new Response('<h1>Back soon</h1>') } },
      'the answer is not JSON',
      {},
    ],
    [
      'a quote request that is refused',
      { adds: { [SUBMIT]: refuse(422, { detail: [{ loc: 'consent' }] }) } },
      /^it answers 422 "\[\{"loc":"consent"\}\]" to POST .*Carefare Trial/,
      {},
    ],
  ])('says %s', async (_case, options, fault, untried) => {
    const { findings } = await tryOn(options, true);
    expect(findings.isMet).toBe(false);
    expect(faultsOf(findings)).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)]);
    for (const [call, why] of Object.entries(untried))
      expect(saysOf(findings, call)).toBe(`not tried: ${why}`);
  });

  it('is met by an API that takes the fields of section 7 alone, and has numbers as text', async () => {
    const { findings } = await tryOn(
      {
        answers: {
          'POST /journey/start/{ip}': ({ session_id }) => ({ session_id: String(session_id) }),
          [COST]: cost => Object.fromEntries(Object.entries(cost).map(([line, usd]) => [line, `${usd}.00`])),
          [LIST]: list => list.map(row => ({ ...row, base_cost: `${row.base_cost}.50` })),
        },
        adds: {
          [BY_TREATMENT]: ({ body }) =>
            'destination' in Object(body)
              ? new Response('Unbekanntes Feld: destination', { status: 400 })
              : Response.json([]),
          [SUBMIT]: ({ body }) =>
            'consent' in Object(body)
              ? new Response('Unbekanntes Feld: consent', { status: 422 })
              : new Response('Stored', { status: 201 }),
        },
      },
      true,
    );
    expect(faultsOf(findings)).toEqual([]);
    expect(findings.isMet).toBe(true);
    expect(saysOf(findings, COST)).toBe('as it should');
    expect(findings.notes.filter(note => note.includes('refuses fields'))).toEqual([
      expect.stringContaining('and 1 more like it'),
    ]);
  });

  it('takes the ids of hotel and food that the shell is told', async () => {
    const { requests } = await tryOn({}, true, { accommodation: [11, 12, 13], food: [21, 22, 23] });
    const sent = JSON.stringify(requests.map(({ body }) => body));
    expect([...new Set(sent.match(/"(?:accommodation|food)_id":\d+/g))].toSorted()).toEqual([
      '"accommodation_id":12',
      '"food_id":22',
    ]);
  });

  it('says that unknown fields are refused, which is no fault', async () => {
    const amounts = { treatment: 900, travel: 0, visa: 0, accommodation: 80, food: 20, total: 1000 };
    const { findings } = await tryOn(
      {
        adds: {
          [SAVE]: ({ body }) =>
            'conformance' in Object(body.updates) ? Response.json({}, { status: 422 }) : undefined,
          [COMPUTE]: () => undefined,
          [COST]: () => amounts,
        },
      },
      true,
    );
    expect(findings.isMet).toBe(true);
    expect(findings.notes).toContainEqual(
      expect.stringContaining(`${SAVE} refuses fields that section 7 does not name`),
    );
  });
});
