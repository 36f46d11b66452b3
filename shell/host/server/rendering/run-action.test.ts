import type { ActionContext, ActionResult, ExposedPage } from 'shared-contracts';
import type { Composition } from 'shared-contracts/host';
import { beforeEach, expect, it, vi } from 'vitest';
import { openVisit } from '../../../site/server/visitor-api.ts';
import { compositionOf } from '../../../testing/composition-of.ts';
import { listen } from '../../../testing/listen.ts';
import { matchPage } from '../../page/match.ts';
import { runAction } from './run-action.ts';

const calls: (string | undefined)[] = [];
beforeEach(() => void (calls.length = 0));

const wrong: ActionResult = { status: 422, state: 'wrong' };
const stored: ActionResult = { status: 303, to: '/contact', flash: 'stored' };
const onError = vi.fn();

/** Posts a form to a page with these functions. */
async function post(page: Pick<ExposedPage, 'check' | 'action'>, changes: Partial<Composition> = {}) {
  const apiUrl = await listen(({ url }, response) => {
    calls.push(url?.split('?')[0]);
    response.writeHead(201, { 'Content-Type': 'application/json', 'Set-Cookie': 'session=new; HttpOnly' });
    response.end('{"session_id":7}');
  });
  const released = compositionOf('quote', { exposes: { contact: { files: [], styles: [] } } } as never);
  const composition = { ...released, ...changes };
  return await runAction(
    {
      path: '/contact',
      match: matchPage(composition, '/contact').match,
      fields: [['name', 'Ann']],
      visitor: { cookie: 'session=old', address: '203.0.113.7', postKey: undefined },
      openedMs: 5_000,
    },
    {
      evaluated: {
        composition,
        modules: new Map([['quote', new Map([['contact', { page: { Component: () => null, ...page } }]])]]),
      },
      openVisit,
      masterData: {},
      apiUrl,
      hashKey: 'a-key-of-at-least-thirty-two-characters',
      origin: 'https://site.example',
      fetch,
      onError,
      onFailedCall: () => undefined,
    },
  );
}

it('starts no session for a form that the page refuses', async () => {
  const check = vi.fn<NonNullable<ExposedPage['check']>>(() => wrong);
  const action = vi.fn(() => Promise.resolve(stored));
  expect(await post({ check, action })).toEqual({ result: wrong, setCookies: [] });
  expect([calls, action.mock.calls]).toEqual([[], []]);
  const [form, context] = check.mock.calls[0] ?? [];
  expect([form?.get('name'), context?.openedMs, context?.url.href]).toEqual([
    'Ann',
    5_000,
    'https://site.example/contact',
  ]);
});

it.each([
  ['accepts it', () => undefined],
  ['has no check', undefined],
])('runs the action in the session of the visitor when the page %s', async (_, check) => {
  const action = vi.fn((_form: FormData, _context: ActionContext) => Promise.resolve(stored));
  expect(await post({ check, action })).toMatchObject({ result: stored });
  expect(calls).toHaveLength(1);
  await post({ check, action });
  const [first, again] = action.mock.calls.map(([, { sessionId, idempotencyKey }]) => [
    sessionId,
    idempotencyKey,
  ]);
  expect(first).toEqual([7, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(again, 'the same form again').toEqual(first);
});

it('answers 503 when the page fails to judge, and reports it', async () => {
  const fault = new Error('a fault');
  const check = () => {
    throw fault;
  };
  expect(await post({ check, action: () => Promise.resolve(stored) })).toMatchObject({
    result: { status: 503 },
  });
  expect(onError).toHaveBeenCalledWith(fault, 'the form action of /contact', 'quote/contact');
});

it('answers 503 while the remote is missing that may have the page', async () => {
  const outcome = await post({ check: () => wrong }, { remotes: {}, missing: ['quote'] });
  expect(outcome).toEqual({ result: { status: 503, state: undefined }, setCookies: [] });
});

it('is nothing for a page that accepts no forms', async () => {
  expect(await post({ check: () => wrong })).toBeNull();
});
