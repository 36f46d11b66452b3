import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@carefare/release/listen';
import type { Section7Options } from '@carefare/testing/section-7-api';
import { startApi } from 'e2e-stack';
import { siteCalls } from 'shell/site-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { added, section7 } from './calls.ts';
import { type Findings, findingsOf } from './findings.ts';
import { formatReport } from './format-report.ts';
import { COUNTRIES, faultsOf, LIST, run, saysOf, serve, tryOn } from './test-api.ts';
import { type Tried, tryApi } from './try-api.ts';

const UNTRIED = /^not tried, it (?:would write|needs a session|would send an e-mail)$/;
const offersOf = ({ additions }: Findings) =>
  additions.map(({ says }) => says).filter(says => says && !UNTRIED.test(says));

describe('an API of section 7 and nothing more', () => {
  it('meets section 7, and has no addition', async () => {
    const { findings } = await tryOn();
    expect(faultsOf(findings)).toEqual([]);
    expect(findings.isMet).toBe(true);
    expect(new Set(offersOf(findings))).toEqual(new Set(['no']));
  });

  it('has the calls of the gateway, and says what that answers in place of one that is not there', async () => {
    const { findings } = await tryOn();
    const named = [...section7, ...added].map(({ name }) => name.replace('/', ''));
    expect(named).toEqual(siteCalls.map(({ name }) => name));
    const report = formatReport(findings);
    expect(report).toMatch(/\nGET \/masters\/options .*\n {4}in its place: \{"accommodation":\[.*…\n/);
    expect(report).toMatch(/\nGET \/masters\/destinations .*\n {4}in its place: \[\]\n/);
    expect(report).toMatch(/\nGET \/masters\/costs-by-source .*\n {4}in its place: nothing\n/);
  });

  it('is only read', async () => {
    const { findings, requests } = await tryOn();
    const writing = requests.filter(
      ({ call }) => !/^GET |^POST \/api\/(?:masters\/|journey\/compute-cost-by-)/.test(call),
    );
    expect(writing).toEqual([]);
    expect(
      findings.section7.filter(({ says }) => UNTRIED.test(says)).map(({ name, says }) => [name, says]),
    ).toEqual([
      ['POST /journey/start/{ip}', 'not tried, it would write'],
      ['PUT /journey/{sessionId}', 'not tried, it would write'],
      ['POST /journey/compute-cost', 'not tried, it would write'],
      ['GET /journey/{sessionId}/cost', 'not tried, it needs a session'],
      ['POST /journey/{sessionId}/submissions', 'not tried, it would write'],
    ]);
  });
});

/** By call: the fields of its lists, and those that the table names. */
function fieldsOf({ section7: calls }: Tried): Set<string> {
  return new Set(
    calls.flatMap(({ call: { name: call, fields = {} }, replies }) => {
      const rows = replies.flatMap(({ body }) => (Array.isArray(body) ? body : []));
      const names = [...rows.flatMap(row => Object.keys(row)), ...Object.keys(fields).join(', ').split(', ')];
      return names.map(name => `${call}: ${name}`);
    }),
  );
}

describe('the reference API', () => {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-conformance-'));
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    api = await startApi(dir);
  });
  afterAll(async () => {
    await api.stop();
    rmSync(dir, { recursive: true });
  });

  it('meets section 7, and has every addition but copies, for want of an e-mail server', async () => {
    const findings = findingsOf(await tryApi({ address: api.url }));
    expect(faultsOf(findings)).toEqual([]);
    expect(findings.isMet).toBe(true);
    expect(findings.additions.filter(({ says }) => says === 'no').map(({ name }) => name.trim())).toEqual([
      'email_copies',
    ]);
  });

  it('has no call that the table lacks', async () => {
    const { paths } = await (await fetch(`${api.url}/api/openapi.json`)).json();
    const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    );
    const known = [...section7, ...added].map(({ name }) => name);
    expect(calls.filter(call => !known.includes(call))).toEqual([]);
  });

  it('has no field in a list that section 7 and the table lack', async () => {
    const named = fieldsOf(await tryOn().then(({ tried }) => tried));
    const unknown = [...fieldsOf(await tryApi({ address: api.url }))].filter(field => !named.has(field));
    expect(unknown).toEqual([]);
  });

  it('ends the command with 0, an address without an API with 1', async () => {
    expect(await run(['--api', api.url])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Section 7 is met.'),
    });
    expect(await run(['--api', 'http://127.0.0.1:9'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'http://127.0.0.1:9 does not answer: bad port\n',
    });
  });

  it('takes a trial as well', async () => {
    const findings = findingsOf(await tryApi({ address: api.url }, { writes: true }));
    expect(faultsOf(findings)).toEqual([]);
    expect(saysOf(findings, 'GET /journey/{sessionId}')).toBe('yes');
    expect(saysOf(findings, 'reference')).toBe('yes');
  });
});

describe('the command', () => {
  it.each<[RegExp, string[], Record<string, string>?]>([
    [/^--api takes an address such as/, []],
    [/^--api takes an address such as .*, not "api\.example\.org"$/, ['--api', 'api.example.org']],
    [/^--api takes an address such as/, ['--api', 'https://api.example.org/?shop=1']],
    [/^--api takes an address without a user and a password/, ['--api', 'https://me:hush@api.example.org']],
    [
      /the address ends in \/api; the site adds \/api itself: give https:\/\/a\.example$/,
      ['--api', 'https://a.example/api/'],
    ],
    [/--apis/, ['--apis', 'https://api.example.org']],
    [/^API_HEADER takes one header/, ['--api', 'https://a.example'], { API_HEADER: 'hush-hush' }],
    [/^FOOD_IDS takes numbers/, ['--api', 'https://a.example'], { FOOD_IDS: '21;22' }],
  ])('ends with 2 and one line: %s', async (line, flags, env) => {
    const { code, stdout, stderr } = await run(flags, env);
    expect([code, stdout, stderr.trim().split('\n')]).toEqual([2, '', [expect.stringMatching(line)]]);
    expect(stderr).not.toContain('hush');
  });

  it('sends a header with each call below a path, and never prints it, not even where the API does', async () => {
    const { server, requests } = await serve();
    const keys: (string | null)[] = [];
    const shop = await listen(async request => {
      const { pathname, search } = new URL(request.url);
      const key = request.headers.get('x-api-key');
      keys.push(key);
      const own = pathname.replace(/^\/shop/, '') + search;
      if (own === '/api/masters/treatment-benefits')
        return Response.json({ error: `not with ${key}` }, { status: 403 });
      const { method } = request;
      const body = method === 'GET' ? {} : { body: await request.text() };
      return fetch(`${server.url}${own}`, { method, ...body });
    });
    const { code, stdout } = await run(['--api', `${shop.url}/shop/`, '--write'], {
      API_HEADER: 'X-Api-Key: hush-hush',
    });
    for (const each of [shop, server]) each.close();
    expect(code).toBe(1);
    expect(new Set(keys)).toEqual(new Set(['hush-hush']));
    expect(requests.map(({ call }) => call)).toContain('POST /api/journey/1001/submissions');
    expect(stdout).toContain('it answers 403 "not with …" to POST /shop/api/masters/treatment-benefits');
    expect(stdout).not.toContain('hush-hush');
  });

  it('names the Node that is needed where TypeScript cannot be loaded', async () => {
    expect(await run([], { NODE_OPTIONS: '--no-experimental-strip-types' })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Node 24 is needed; this is \d[^\n]*\n$/),
    });
  });
});

describe('what does not fit is said with row and field', () => {
  const cases: [string, Section7Options['answers'], string, count?: number][] = [
    [
      'rows of a list',
      { [LIST]: list => list.map((row, index) => (index % 4 === 1 ? { ...row, base_cost: 'cheap' } : row)) },
      'row 2 (Breast Augmentation) has the base_cost "cheap" in place of a number, and 1 more like it',
    ],
    [
      'fields that are missing',
      { [LIST]: list => list.map(({ name, ...row }) => (name.startsWith('Hip') ? row : { name, ...row })) },
      'row 8 has no name',
    ],
    [
      'countries of a treatment',
      { [COUNTRIES]: list => list.map(row => ({ ...row, baseprice: -1 })) },
      'Hair Transplant: row 1 (Turkey) has the baseprice -1 in place of 0 or more, and 26 more like it',
    ],
    [
      'amounts in words, and no field that the API has not',
      { [COUNTRIES]: list => list.map(row => ({ ...row, baseprice: '1,200.00' })) },
      'Hair Transplant: row 1 (Turkey) has the baseprice "1,200.00" in place of a number, and 26 more like it',
      1,
    ],
    [
      'lists that are objects',
      { [LIST]: list => ({ list }) },
      'the answer is a JSON object in place of a list',
    ],
    [
      'ids that cannot be used',
      { [LIST]: list => list.map(row => ({ ...row, id: `7e1c-${row.id}` })) },
      'row 1 (Hair Transplant) has the id "7e1c-29" in place of a whole number from 1 to 1,000,000, and 7 more like it',
    ],
    [
      'ids of two',
      { [LIST]: ([first, ...list]) => [first, { ...first, name: 'Hair Removal' }, ...list] },
      'the id 29 is that of 2 treatments: Hair Transplant, Hair Removal',
    ],
    ['empty lists', { [LIST]: () => [] }, 'it lists no treatment'],
    ['pages of HTML', { [LIST]: () => new Response('<h1>Hello</h1>') }, 'the answer is not JSON'],
    [
      'failures',
      { 'POST /masters/treatment-benefits': () => Response.json({}, { status: 503 }) },
      'Hair Transplant: it answers 503 to POST /api/masters/treatment-benefits {"treatment_id":29}, and 5 more like it',
    ],
  ];

  it.each(cases)('%s', async (_case, answers, fault, count) => {
    const { findings } = await tryOn({ answers });
    expect(findings.isMet).toBe(false);
    expect(faultsOf(findings)).toContain(fault);
    if (count) expect(faultsOf(findings)).toHaveLength(count);
  });

  it('and a list that is refused says it once', async () => {
    const refused = () => Response.json({ detail: 'no key' }, { status: 401 });
    const { findings } = await tryOn({ answers: { [LIST]: refused } });
    expect(faultsOf(findings)).toEqual(['it answers 401 "no key" to GET /api/masters/treatments']);
    for (const call of [
      COUNTRIES,
      'POST /journey/compute-cost-by-treatment',
      'GET /masters/travel-visa-costs',
    ])
      expect(saysOf(findings, call)).toBe('not tried: no treatment is known');
  });

  it.each<[string, NonNullable<Section7Options['answers']>]>([
    ['numbers as ids', { [LIST]: list => list.map(row => ({ ...row, id: Number(row.id) })) }],
    [
      'rows with a name and no more',
      {
        [LIST]: list => list.map(({ id, name, category }) => ({ id, name, category })),
        [COUNTRIES]: list => list.map(({ country }) => ({ country })),
      },
    ],
    ['no price', { [LIST]: list => list.map(row => ({ ...row, base_cost: null })) }],
    ['cents', { [LIST]: list => list.map(row => ({ ...row, base_cost: row.base_cost + 0.5 })) }],
    ['totals in a shape of its own', { 'POST /journey/compute-cost-by-treatment': () => [{ amount: 5 }] }],
  ])('but %s may be', async (_case, answers) => {
    expect((await tryOn({ answers })).findings.isMet).toBe(true);
  });
});

describe('an addition', () => {
  it('is there where its fields are, and in how many rows', async () => {
    const { findings } = await tryOn({
      answers: {
        'GET /masters/treatments': list =>
          list.map((row, index) => ({ ...row, as_of: '2026-11', ...(index === 0 && { left_out: [] }) })),
      },
    });
    expect(['as_of', 'left_out', 'visits'].map(name => saysOf(findings, name))).toEqual([
      'yes',
      'in 1 of 8 rows',
      'no',
    ]);
  });

  it('whose answer does not fit is none, and section 7 is met nevertheless', async () => {
    const adds = { 'GET /masters/destinations': () => [{ country: 5 }] };
    const { findings } = await tryOn({ adds });
    expect(saysOf(findings, 'GET /masters/destinations')).toBe('no');
    expect(faultsOf(findings)).toEqual(['row 1 has the country 5 in place of a text']);
    expect(findings.isMet).toBe(true);
  });
});
