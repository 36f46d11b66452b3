import { describe, expect, it } from 'vitest';
import { readConfig } from './config.server.ts';

const given = { COMPOSITION_FILE: '/etc/carefare/composition.json' };

describe('the environment', () => {
  it('needs the composition file alone', () => {
    expect(readConfig(given)).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      origin: 'http://127.0.0.1:4000',
      apiUrl: 'http://127.0.0.1:4100',
      geoService: undefined,
      analyticsUrl: undefined,
      trustedProxies: [],
      imageCacheBytes: 200_000_000,
      liveReload: false,
    });
  });

  it.each([
    ['COMPOSITION_FILE', undefined],
    ['COMPOSITION_FILE', ''],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'carefare.example'],
    ['PUBLIC_ORIGIN', 'ftp://carefare.example'],
    ['PUBLIC_ORIGIN', 'https://carefare.example/site'],
    ['PUBLIC_ORIGIN', 'https://carefare.example/?a'],
    ['PUBLIC_ORIGIN', 'https://me@carefare.example'],
    ['API_URL', 'localhost'],
    ['API_URL', 'file:///etc/passwd'],
    ['HASH_KEY', 'short'],
    ['LIVE_RELOAD', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['ANALYTICS_URL', 'nowhere'],
    // Another port of the site's own host would be sent the session's cookie.
    ['ANALYTICS_URL', 'http://127.0.0.1:4999/events'],
    ['GEO_SERVICE_URL', 'https://geo.example/v1'],
    ['GEO_SERVICE_URL', 'file:///{ip}'],
    ['GEO_SERVICE_TOKEN', ''],
    ['GEO_SERVICE_TOKEN', 'no address to use it in'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', 'balancer'],
    ['IMAGE_CACHE_DIR', ''],
    ['IMAGE_CACHE_MB', '-1'],
    ['IMAGE_CACHE_MB', '0'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readConfig({ ...given, [name]: value })).toThrow(new RegExp(`^${name} is wrong: .+[^\\n]$`));
  });

  it('asks for the token that the address of the service has a place for', () => {
    const url = 'https://geo.example/{ip}?key={token}';
    expect(() => readConfig({ ...given, GEO_SERVICE_URL: url })).toThrow(/^GEO_SERVICE_TOKEN is wrong/);
    expect(readConfig({ ...given, GEO_SERVICE_URL: url, GEO_SERVICE_TOKEN: 't' }).geoService).toEqual({
      url,
      token: 't',
    });
  });

  it('takes an origin with a slash at its end, and an analytics service on another host', () => {
    expect(
      readConfig({
        ...given,
        PUBLIC_ORIGIN: 'https://Carefare.example/',
        ANALYTICS_URL: 'https://stats.example/e',
      }),
    ).toMatchObject({ origin: 'https://carefare.example', analyticsUrl: 'https://stats.example/e' });
  });

  it('warns of a random key of hashes, which differs from shell to shell', () => {
    expect(readConfig(given).warnings).toEqual([expect.stringMatching(/^HASH_KEY is not given/)]);
    expect(readConfig(given).hashKey).not.toBe(readConfig(given).hashKey);
    expect(readConfig({ ...given, HASH_KEY: 'k'.repeat(32) })).toMatchObject({
      hashKey: 'k'.repeat(32),
      warnings: [],
    });
  });

  it.each([['--port=1'], ['-p'], ['start']])('knows no argument %s', argument => {
    expect(() => readConfig(given, [argument])).toThrow(/^(Unknown option|Unexpected argument) [^\n]+$/);
  });
});
