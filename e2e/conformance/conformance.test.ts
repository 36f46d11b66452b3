import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSection7Api, type Section7Options } from '@carefare/testing/section-7-api';
import { root, startApi } from 'e2e-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApi } from '../support/serve-api.ts';
import { added, section7 } from './calls.ts';
import { type Findings, findingsOf } from './findings.ts';
import { type Tried, tryApi } from './try-api.ts';

/** Tries an API, and notes the calls that it gets. */
async function tryOn(options: Section7Options = {}) {
  const api = createSection7Api(options);
  const calls: string[] = [];
  const server = await serveApi(request => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return api(request);
  });
  const tried = await tryApi(server.url);
  await server.close();
  return { tried, findings: findingsOf(tried), calls };
}

/** Runs the command. */
const run = (...flags: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>(resolve => {
    const command = [join(root, 'e2e/conformance/conformance.ts'), ...flags];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

const UNTRIED = /^not tried, it (?:would write|needs a session)$/;
const saysOf = ({ section7: calls, additions }: Findings, name: string) =>
  [...additions, ...calls].find(finding => finding.name.trim() === name)?.says;
const faultsOf = (findings: Findings) =>
  [...findings.section7, ...findings.additions].flatMap(({ faults }) => faults);
const offersOf = ({ additions }: Findings) =>
  additions.map(({ says }) => says).filter(says => says && !UNTRIED.test(says));

describe('an API of section 7 and nothing more', () => {
  it('meets section 7, and has no addition', async () => {
    const { findings } = await tryOn();
    expect(faultsOf(findings)).toEqual([]);
    expect(findings.isMet).toBe(true);
    expect(new Set(offersOf(findings))).toEqual(new Set(['no']));
  });

  it('is only read', async () => {
    const { findings, calls } = await tryOn();
    const writing = calls.filter(
      call => !/^GET |^POST \/api\/(?:masters\/|journey\/compute-cost-by-)/.test(call),
    );
    expect(writing).toEqual([]);
    expect(
      findings.section7.filter(({ says }) => UNTRIED.test(says)).map(({ name, says }) => [name, says]),
    ).toEqual([
      ['POST /journey/start/{ip}', 'not tried, it would write'],
      ['PUT /journey/{sessionId}', 'not tried, it would write'],
      ['POST /journey/compute-cost', 'not tried, it would write'],
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
    const findings = findingsOf(await tryApi(api.url));
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
    const unknown = [...fieldsOf(await tryApi(api.url))].filter(field => !named.has(field));
    expect(unknown).toEqual([]);
  });

  it('ends the command with 0, one without it with 1, a wrong flag with 2', async () => {
    expect(await run('--api', api.url)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Section 7 is met.'),
    });
    expect(await run('--api', 'http://127.0.0.1:9')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'http://127.0.0.1:9 does not answer: bad port\n',
    });
    for (const flags of [[], ['--api', 'api.example.org'], ['--apis', api.url]]) {
      const { code, stdout, stderr } = await run(...flags);
      expect([code, stdout, stderr.trim().split('\n')]).toEqual([2, '', [expect.stringMatching(/--api/)]]);
    }
  });
});

describe('what does not fit is said with row and field', () => {
  const rows = 'GET /masters/treatments';
  const cases: [string, Section7Options['answers'], ...string[]][] = [
    [
      'rows of a list',
      { [rows]: list => list.map((row, index) => (index % 4 === 1 ? { ...row, base_cost: 'cheap' } : row)) },
      'row 2 (Breast Augmentation) has the base_cost "cheap" in place of number, and 1 more like it',
    ],
    [
      'fields that are missing',
      { [rows]: list => list.map(({ name, ...row }) => (name.startsWith('Hip') ? row : { name, ...row })) },
      'row 8 has no name',
    ],
    [
      'countries of a treatment',
      { 'POST /masters/treatment-countries': list => list.map(row => ({ ...row, baseprice: -1 })) },
      'Hair Transplant: row 1 (Turkey) has the baseprice -1 in place of >=0, and 26 more like it',
    ],
    [
      'lists that are objects',
      { [rows]: list => ({ list }) },
      'the answer is a JSON object in place of a list',
    ],
    ['empty lists', { [rows]: () => [] }, 'it lists no treatment'],
    ['pages of HTML', { [rows]: () => new Response('<h1>Hello</h1>') }, 'the answer is not JSON'],
    [
      'failures',
      { 'POST /masters/treatment-benefits': () => Response.json({}, { status: 503 }) },
      'Hair Transplant: it answers 503, and 5 more like it',
    ],
  ];

  it.each(cases)('%s', async (_case, answers, fault) => {
    const { findings } = await tryOn({ answers });
    expect(findings.isMet).toBe(false);
    expect(faultsOf(findings)).toContain(fault);
  });

  it.each<[string, NonNullable<Section7Options['answers']>]>([
    ['numbers as ids', { [rows]: list => list.map(row => ({ ...row, id: Number(row.id) })) }],
    [
      'rows with a name and no more',
      {
        [rows]: list => list.map(({ id, name, category }) => ({ id, name, category })),
        'POST /masters/treatment-countries': list => list.map(({ country }) => ({ country })),
      },
    ],
    ['no price', { [rows]: list => list.map(row => ({ ...row, base_cost: null })) }],
    ['cents', { [rows]: list => list.map(row => ({ ...row, base_cost: row.base_cost + 0.5 })) }],
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
    expect(faultsOf(findings)).toEqual(['row 1 has the country 5 in place of string']);
    expect(findings.isMet).toBe(true);
  });
});
