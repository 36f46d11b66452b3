import { describe, expect, it } from 'vitest';
import { readConfig } from './config.server.ts';

const given = (environment: NodeJS.ProcessEnv) =>
  readConfig({
    COMPOSITION_FILE: 'composition.json',
    PUBLIC_ORIGIN: 'https://carefare.example',
    ...environment,
  });

describe('the analytics address', () => {
  it('is absent by default', () => {
    expect(given({}).analyticsUrl).toBeUndefined();
  });

  it('may be on any other host', () => {
    expect(given({ ANALYTICS_URL: 'https://stats.example/e' }).analyticsUrl).toBe('https://stats.example/e');
  });

  it.each(['https://carefare.example/e', 'https://carefare.example:8443/e'])(
    'is not %s, which would be sent the session’s cookie',
    address => {
      expect(() => given({ ANALYTICS_URL: address })).toThrow(
        'ANALYTICS_URL is wrong: must be on another host than the site',
      );
    },
  );

  it('is an address', () => {
    expect(() => given({ ANALYTICS_URL: 'stats' })).toThrow(/^ANALYTICS_URL is wrong: must be an address/);
  });
});
