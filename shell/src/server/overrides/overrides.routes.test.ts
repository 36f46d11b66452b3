import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createSecurityHeaders } from '../security/security-headers.ts';
import { createOverrideCookie } from './override-cookie.ts';
import { overridePage } from './override-page.ts';
import { createOverrideRoutes } from './overrides.routes.ts';

const origin = 'https://carefare.example';
const hosts = ['127.0.0.1'];
const address = 'http://127.0.0.1:4103/0123456789abcdef/release.json';
const cookie = createOverrideCookie({ hosts, hashKey: 'k'.repeat(32), origin });
const shell = { chunks: { main: { js: [], css: ['main.css'] } } };
const routes = createOverrideRoutes({ hosts, cookie, shell, origin, origins: [origin] });

const ask = (query: string) => routes.request(`/_override?${query}`);
const post = (fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
  routes.request('/_override', { method: 'POST', body: new URLSearchParams(fields), headers });

describe('GET /_override', () => {
  it('asks, by a page without scripts that no search engine lists, and sets nothing', async () => {
    const response = await ask(`quote=${encodeURIComponent(address)}&to=/contact`);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('<script');
    expect(page).toContain(`<dt>quote runs from</dt><dd>${address}</dd>`);
    expect(page).toContain('<form method="post" action="/_override">');
    expect(page).toContain(`name="quote" value="${address}"`);
    expect(page).toContain('name="to" value="/contact"');
  });

  it.each(['', 'quote=http://evil.example/release.json', `other=${address}`])('refuses ?%s', async query =>
    expect((await ask(query)).status).toBe(400),
  );

  it.each(['https://evil.example/', '//evil.example', String.raw`/\evil.example`, 'javascript:alert(1)'])(
    'leads to no other site: %s',
    async to => {
      const page = await (await ask(`quote=${address}&to=${encodeURIComponent(to)}`)).text();
      expect(page).toContain('name="to" value="/"');
    },
  );

  it('shows addresses as text', async () => {
    const quote = encodeURIComponent(`${address.slice(0, -13)}/'"><b>/release.json`);
    expect(await (await ask(`quote=${quote}`)).text()).not.toContain('<b>');
  });
});

describe('POST /_override', () => {
  it.each<[string, Record<string, string>, object | undefined]>([
    ['sets the cookie', { quote: address, to: '/contact' }, { quote: address }],
    ['ends the override', { clear: '1', to: '/contact' }, undefined],
  ])('%s and returns to the page', async (_what, fields, overrides) => {
    const response = await post(fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact']);
    const written = response.headers.get('set-cookie') ?? '';
    expect(cookie.read(written.split(';')[0])).toEqual(overrides);
    expect(written === cookie.clear()).toBe(!overrides);
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['another site', { quote: address }, { origin: 'https://evil.example' }, 403],
    ['nobody', { quote: address }, {}, 403],
    ['this site, for another host', { quote: 'http://evil.example/release.json' }, { origin }, 400],
    ['this site, too large', { quote: 'a'.repeat(5_000) }, { origin }, 413],
  ])('refuses a post of %s', async (_who, fields, headers, status) => {
    const response = await post(fields, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

it('does not exist without hosts', async () => {
  const none = createOverrideRoutes({ hosts: [], cookie, shell, origin, origins: [origin] });
  expect((await none.request(`/_override?quote=${address}`)).status).toBe(404);
  expect((await none.request('/_override', { method: 'POST' })).status).toBe(404);
});

it('admits the origins of the overrides in this answer only', async () => {
  const app = new Hono();
  const collector = 'https://collector.example';
  app.use(createSecurityHeaders({ connectOrigins: [collector], inlineScript: '', isHttps: true }));
  app.get('/:overridden?', context => {
    const page = { status: 200, html: new Uint8Array(), isComplete: true };
    if (context.req.param('overridden'))
      overridePage(context, page, { quote: address, catalogue: 'http://[::1]:9/a/release.json' });
    return context.text('');
  });
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('content-security-policy')?.split('; ') ?? [];
  const [live, overridden] = [await policyOf('/'), await policyOf('/overridden')];
  const added = ' http://127.0.0.1:4103 http://[::1]:9';
  expect(overridden).toEqual(
    live.map(rule => (/^(script-src|style-src-elem|connect-src) /.test(rule) ? rule + added : rule)),
  );
  expect(live.join()).not.toContain('http://');
});
