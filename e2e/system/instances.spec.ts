import { queryPostgres } from 'e2e-api/postgres-server';
import type { ContactSubmission } from 'shared-contracts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const VISITORS = 4;
const PATHS = ['/', '/treatments', '/contact', '/api/masters/treatments'];
const PROCESSES = ['shell-1', 'shell-2', 'shell-3', 'api-1', 'api-2'];

let stack: IsolatedStack;
test.beforeAll(async () => {
  stack = await startIsolatedStack({
    shells: 3,
    database: 'postgres',
    env: { shell: { RENDER_WORKERS: '1' } },
  });
});
test.afterAll(() => stack?.remove());

const submission = (name: string): ContactSubmission => ({
  kind: 'contact_us',
  payload: { treatment_id: 52, contact_name: name, contact_email: 'ana@example.org' },
  consent: { version: 'health-data-1', at: new Date().toISOString() },
});

interface Call extends RequestInit {
  headers?: Record<string, string>;
}

/** Calls the site as a visitor at an address of their own. */
const callFrom = (address: string, path: string, init: Call = {}) =>
  fetch(stack.url + path, {
    ...init,
    headers: { Origin: stack.url, 'X-Forwarded-For': address, ...init.headers },
  });

const postJson = (address: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  callFrom(address, `/api/journey/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function startSession(address: string) {
  const start = await postJson(address, 'start/unknown', { country: 'UK' });
  const cookie = start.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { session_id: id } = await start.json();
  return (name: string, key: string) =>
    postJson(address, `${id}/submissions`, submission(name), { cookie, 'Idempotency-Key': key });
}

const storedReferences = async (name: string) => {
  const query = `select reference from submissions where contact_name = '${name}'`;
  const rows = await queryPostgres(stack.databaseUrl ?? '', query);
  return rows.map(({ reference }) => String(reference));
};

test('a restart of all shells and API processes under load fails no request and loses or doubles nothing', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const name = uniqueName();
  const confirmed: string[] = [];
  const failures: string[] = [];
  const over = new AbortController();
  const expectStatus = async (status: number, response: Response) => {
    const body = await response.text();
    if (response.status !== status) failures.push(`${response.status} ${response.url} ${body.slice(0, 200)}`);
    return body;
  };
  const visit = async (visitor: number) => {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const address = `10.${visitor}.${Math.floor(round / 250)}.${round % 250}`;
      for (const path of PATHS) await expectStatus(200, await callFrom(address, path));
      const submit = await startSession(address);
      const first = await expectStatus(201, await submit(name, 'key-of-this-request'));
      expect(await expectStatus(201, await submit(name, 'key-of-this-request'))).toBe(first);
      confirmed.push(JSON.parse(first).reference);
    }
  };
  const pids = () => PROCESSES.map(process => stack.pidOf(process));
  const before = pids();
  const visitors = Array.from({ length: VISITORS }, (_, visitor) =>
    visit(visitor).catch((error: unknown) => failures.push(String(error))),
  );
  await stack.restartInTurn().finally(() => over.abort());
  await Promise.all(visitors);

  expect(failures).toEqual([]);
  expect(pids().filter(pid => before.includes(pid))).toEqual([]);
  const stored = await storedReferences(name);
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.sort()).toEqual(confirmed.sort());
  expect(new Set(stored).size).toBe(stored.length);
});

test('a double click without JavaScript that reaches several shells stores one request', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const name = uniqueName();
  const opened = await fetch(`${stack.url}/contact`);
  const Cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const post = async (address: string, contact_name = name) => {
    const answers = { contact_name, contact_email: 'ana@example.org', treatment_id: '52', consent: 'yes' };
    const body = new URLSearchParams(answers);
    const init: Call = { method: 'POST', redirect: 'manual', headers: { Cookie }, body };
    return (await callFrom(address, '/contact', init)).status;
  };
  // A form that is sent as soon as it is opened is taken for a program's.
  await expect.poll(() => post('203.0.113.9', uniqueName())).toBe(303);
  expect(await Promise.all([1, 2, 3].map(() => post('203.0.113.1')))).toEqual([303, 303, 303]);
  expect(await storedReferences(name)).toHaveLength(1);
  expect(await post('203.0.113.2')).toBe(303);
  expect(await storedReferences(name), 'another visitor, equal answers').toHaveLength(2);
});
