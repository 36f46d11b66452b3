import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { publicConfigOf, readConfig } from './config.ts';

/** A public key, as settings have it. */
const createKey = (): string =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const required = { RELEASE_STORE: '/srv/releases', RELEASE_PUBLIC_KEYS: createKey() };

describe('readConfig', () => {
  it('requires the release store only', () => {
    expect(readConfig(required)).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      origin: 'http://127.0.0.1:4000',
      api: { apiUrl: 'http://127.0.0.1:4100', header: undefined, ids: {} },
      geoService: undefined,
      analyticsUrl: undefined,
      trustedProxies: [],
      pollMs: 400,
      postsPerMinute: 60,
      developmentUrl: undefined,
    });
  });

  it('takes values with spaces around them, and an IPv6 address', () => {
    const config = readConfig({
      ...required,
      RELEASE_STORE: '/srv/releases ',
      API_URL: ' https://api.example/v1/ ',
      GEO_SERVICE_URL: 'https://geo.example/{ip} ',
      HOST: '::1 ',
    });
    expect(config).toMatchObject({
      releaseStore: '/srv/releases',
      api: { apiUrl: 'https://api.example/v1' },
      geoService: { url: 'https://geo.example/{ip}' },
      host: '::1',
      origin: 'http://[::1]:4000',
    });
  });

  it.each([
    ['RELEASE_STORE', ''],
    ['HOST', ''],
    ['HOST', 'my host'],
    ['HOST', '127.0.0.1:4000'],
    ['METRICS_HOST', '[::1]'],
    ['PORT', '70000'],
    // A free port, which nobody would know.
    ['PORT', '0'],
    ['METRICS_PORT', '0'],
    ['PUBLIC_ORIGIN', 'carefare.example'],
    ['PUBLIC_ORIGIN', 'ftp://carefare.example'],
    ['PUBLIC_ORIGIN', 'https://carefare.example/site'],
    ['PUBLIC_ORIGIN', 'https://me@carefare.example'],
    ['API_URL', 'file:///etc/passwd'],
    ['API_URL', 'https://user:secret@api.example'],
    ['API_HEADER', 'secret'],
    ['ACCOMMODATION_IDS', '11,12'],
    ['FOOD_IDS', '21;22;23'],
    ['HASH_KEY', 'short'],
    ['METRICS_PORT', 'none'],
    ['DEVELOPMENT_URL', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['ANALYTICS_URL', 'nowhere'],
    // Another port of the site's host would receive the session cookie.
    ['ANALYTICS_URL', 'http://127.0.0.1:4999/events'],
    ['GEO_SERVICE_URL', 'https://geo.example/v1'],
    ['GEO_SERVICE_URL', 'file:///{ip}'],
    ['GEO_SERVICE_TOKEN', 'no service to send it to'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['RATE_POSTS_PER_MINUTE', 'many'],
    ['STORE_POLL_MS', '49'],
    ['STORE_POLL_MS', '60001'],
    ['STORE_POLL_MS', '1 s'],
    ['PREVIEWS', 'yes'],
    ['DEMONSTRATION', 'no'],
    ['RELEASE_PUBLIC_KEYS', 'no key'],
  ])('refuses %s=%s with one line that names the variable', (name, value) => {
    expect(() => readConfig({ ...required, [name]: value })).toThrow(
      new RegExp(`^${name} is wrong: .+[^\\n]$`),
    );
  });

  it('requires a token if the geo service needs one', () => {
    const url = 'https://geo.example/{ip}?key={token}';
    expect(() => readConfig({ ...required, GEO_SERVICE_URL: url })).toThrow(/^GEO_SERVICE_TOKEN is wrong/);
    expect(readConfig({ ...required, GEO_SERVICE_URL: url, GEO_SERVICE_TOKEN: 't' }).geoService).toEqual({
      url,
      token: 't',
    });
  });

  it('requires the keys of a release store, unless the site is on this machine', () => {
    const store = { RELEASE_STORE: '/srv/releases' };
    expect(readConfig(store).releaseKeys).toBeUndefined();
    const site = { ...store, PUBLIC_ORIGIN: 'https://carefare.example' };
    expect(() => readConfig(site)).toThrow(/^RELEASE_PUBLIC_KEYS is wrong: must be set, [^\n]+$/);
    const keys = [createKey(), createKey()];
    expect(readConfig({ ...site, RELEASE_PUBLIC_KEYS: keys.join(',') }).releaseKeys).toHaveLength(2);
  });

  it('follows builds that are not releases only on this machine', () => {
    const development = { ...required, DEVELOPMENT_URL: 'http://127.0.0.1:5000' };
    expect(readConfig(development).developmentUrl).toBe('http://127.0.0.1:5000');
    expect(() => readConfig({ ...development, PUBLIC_ORIGIN: 'https://carefare.example' })).toThrow(
      /^DEVELOPMENT_URL is wrong: [^\n]+$/,
    );
  });

  it('takes keys of previews, for a shell that has some', () => {
    const keys = { RELEASE_PREVIEW_PUBLIC_KEYS: createKey() };
    expect(readConfig({ ...required, ...keys, PREVIEWS: '1' })).toMatchObject({
      hasPreviews: true,
      previewKeys: [{ key: { type: 'public' } }],
    });
    expect(() => readConfig({ ...required, ...keys })).toThrow(
      /^RELEASE_PREVIEW_PUBLIC_KEYS is wrong: [^\n]+$/,
    );
  });

  it('accepts an origin with a trailing slash, and an analytics service on another host', () => {
    const site = { PUBLIC_ORIGIN: 'https://Carefare.example/', ANALYTICS_URL: 'https://stats.example/e' };
    expect(readConfig({ ...required, ...site })).toMatchObject({
      origin: 'https://carefare.example',
      analyticsUrl: 'https://stats.example/e',
    });
  });

  it.each([
    ['https://carefare.example', ['https://carefare.example']],
    ['http://carefare.example:8080', ['http://carefare.example:8080']],
    ['http://localhost:4000', ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000']],
  ])('is reached at %s and, on a developer machine, by its other names', (PUBLIC_ORIGIN, origins) => {
    expect(readConfig({ ...required, PUBLIC_ORIGIN }).origins).toEqual(origins);
  });

  it('uses a random hash key by default, with a warning', () => {
    expect(readConfig(required).warnings).toEqual([expect.stringMatching(/^HASH_KEY is not set/)]);
    expect(readConfig(required).hashKey).not.toBe(readConfig(required).hashKey);
    expect(readConfig({ ...required, HASH_KEY: 'k'.repeat(32) })).toMatchObject({
      hashKey: 'k'.repeat(32),
      warnings: [],
    });
  });

  it('warns of a proxy that is not trusted', () => {
    const https = { ...required, HASH_KEY: 'k'.repeat(32), PUBLIC_ORIGIN: 'https://carefare.example' };
    expect(readConfig(https).warnings).toEqual([expect.stringMatching(/^TRUSTED_PROXIES is not set/)]);
    expect(readConfig({ ...https, TRUSTED_PROXIES: '10.0.0.0/8' }).warnings).toEqual([]);
  });

  it.each(['--port=1', 'start'])('refuses the argument %s', argument => {
    expect(() => readConfig(required, [argument])).toThrow(/^(Unknown option|Unexpected argument) [^\n]+$/);
  });
});

it('browsers get no more of it than they need', () => {
  const site = { origin: 'https://carefare.example' };
  const config = { ...readConfig(required), ...site };
  expect(JSON.parse(JSON.stringify(publicConfigOf(config)))).toEqual({ ...site, isDemonstration: true });
  const confirmed = readConfig({ ...required, DEMONSTRATION: '0' });
  expect(publicConfigOf(confirmed)).not.toHaveProperty('isDemonstration');
});
