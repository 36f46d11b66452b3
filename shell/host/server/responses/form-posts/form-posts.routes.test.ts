import type { Composition } from 'shared-contracts/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../../testing/composition-of.ts';
import { sendTo } from '../../../../testing/send-to.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { findFormCookie } from './form-cookies.ts';
import { createFormPostRoutes } from './form-posts.routes.ts';

const page = {
  path: '/contact',
  hashKey: 'a-key-of-at-least-32-characters!',
  origin: 'https://site.example',
};
const fromHere = { Origin: page.origin };

const runAction = vi.fn<Renderer['runAction']>();
const renderPage = vi.fn<Renderer['renderPage']>(async () => ({
  status: 422,
  html: new TextEncoder().encode('the form again'),
  isComplete: true,
}));
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
  vi.clearAllMocks();
  runAction.mockResolvedValue({ result: { status: 422, state: 'wrong' }, setCookies: ['session=new'] });
});
afterEach(() => vi.useRealTimers());

function createRoutes(changes: Partial<Composition> = {}) {
  const released = compositionOf('quote', { exposes: { contact: { files: [], styles: [] } } } as never);
  const composition = { ...released, ...changes };
  const routes = createFormPostRoutes({
    ...page,
    origins: [page.origin],
    posts: { assertCapacity: vi.fn(), assertCapacityFor: vi.fn(), run: (_client, work) => work() },
  });
  return sendTo(routes, { current: { composition, renderer: { runAction, renderPage } } });
}
const createPost = (routes = createRoutes()) => {
  return (form: Record<string, string>, headers: Record<string, string> = {}, path = page.path) =>
    routes.request(path, {
      method: 'POST',
      headers: { ...fromHere, ...headers },
      body: new URLSearchParams(form),
    });
};

it.each([
  ['from another site', 403, { Origin: 'https://evil.example' }, {}, page.path],
  ['that is too large', 413, {}, { notes: 'x'.repeat(32 * 1_024) }, page.path],
  ['of another type', 415, { 'Content-Type': 'text/plain' }, {}, page.path],
  ['to a page of the shell', 405, {}, {}, '/about'],
])('refuses a form %s', async (_case, status, headers, form, path) => {
  const response = await createPost()(form, headers, path);
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(status === 405 ? 'GET' : null);
  expect(runAction).not.toHaveBeenCalled();
});

it('tells the action how long the form was open, by a cookie that it has signed', async () => {
  const [cookie = ''] = findFormCookie(undefined, page)?.split(';') ?? [];
  vi.advanceTimersByTime(2_500);
  const post = createPost();
  await post({ name: 'Ann' }, { Cookie: cookie });
  expect(runAction).toHaveBeenLastCalledWith({
    path: '/contact',
    match: { kind: 'remote', id: 'quote/contact', params: {} },
    fields: [['name', 'Ann']],
    visitor: { cookie, address: '203.0.113.7', postKey: expect.any(String) },
    openedMs: 2_500,
  });
  for (const forged of ['', cookie.replace(/.%3D$/, 'A%3D')]) {
    const response = await post({ name: 'Ann' }, { Cookie: forged });
    expect(runAction.mock.lastCall?.[0]).toMatchObject({ openedMs: null, visitor: { postKey: undefined } });
    expect(response.headers.get('set-cookie')).toContain('__Host-carefare_form=');
  }
});

it('shows the page again with what was wrong, and what the API has set', async () => {
  const response = await createPost()({ name: 'Ann' });
  expect([response.status, await response.text()]).toEqual([422, 'the form again']);
  expect(renderPage).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/contact', posted: { status: 422, state: 'wrong' } }),
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()).toContain('session=new');
});

it('shows what stands in for the page while its remote is missing', async () => {
  const outcome = { result: { status: 503, state: undefined }, setCookies: [] } as const;
  runAction.mockResolvedValue(outcome);
  const response = await createPost(createRoutes({ remotes: {}, missing: ['quote'] }))({ name: 'Ann' });
  expect(response.status).not.toBe(405);
  expect(renderPage).toHaveBeenCalledWith(expect.objectContaining({ posted: outcome.result }));
});

it('redirects after a success, with the outcome in a cookie', async () => {
  runAction.mockResolvedValue({ result: { status: 303, to: '/contact', flash: 'stored' }, setCookies: [] });
  const response = await createPost()({ name: 'Ann' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact']);
  expect(response.headers.get('set-cookie')).toContain('__Host-carefare_flash=');
});

it('gives equal posts of one form one key, by which the API starts one session for them', async () => {
  const headers = { Cookie: findFormCookie(undefined, page)?.split(';')[0] ?? '' };
  const post = createPost();
  for (const [name, more] of [
    ['Ann', {}],
    ['Ann', {}],
    ['Ben', {}],
    ['Ann', { 'X-Address': '203.0.113.8' }],
  ] as const)
    await post({ name }, { ...headers, ...more });
  const [first, ...others] = runAction.mock.calls.map(([{ visitor }]) => visitor.postKey);
  expect(others.map(key => key === first)).toEqual([true, false, false]);
});
