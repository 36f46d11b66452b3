import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createOverridesSchema, isHost } from './override-address.ts';

it.each(['127.0.0.1', 'localhost:4103', 'builds.carefare.example', '[::1]', '[::1]:4103'])(
  '%s is a host',
  host => expect(isHost(host)).toBe(true),
);

it.each([
  'http://localhost',
  'localhost/',
  '*',
  '*.example',
  'me@localhost',
  'localhost:port',
  'localhost:99999',
  '127.1',
  '::1',
  "localhost;script-src'unsafe-inline'",
  '-',
])('%s is none', host => expect(isHost(host)).toBe(false));

describe('addresses of overrides', () => {
  const schema = createOverridesSchema(['127.0.0.1', 'localhost:4103', 'builds.example:443', '[::1]']);
  const isAllowed = (overrides: unknown) => v.is(schema, overrides);

  it.each([
    'http://127.0.0.1:4103/0123456789abcdef/release.json',
    'http://127.0.0.1:9/release.json',
    'http://localhost:4103/a/release.json',
    'https://builds.example/quote/a/release.json',
    'https://builds.example:443/quote/a/release.json',
    'http://[::1]:4103/a/release.json',
  ])('%s is allowed', quote => expect(isAllowed({ quote })).toBe(true));

  it.each([
    ['another host', 'http://evil.example/a/release.json'],
    ['a host that begins like one', 'http://127.0.0.1.evil.example/a/release.json'],
    ['a host as a user', 'http://127.0.0.1@evil.example/a/release.json'],
    ['a user', 'http://me:secret@127.0.0.1/a/release.json'],
    ['another port', 'http://localhost:4104/a/release.json'],
    ['another scheme', 'data:text/plain,/release.json'],
    ['a script', 'javascript://127.0.0.1/release.json'],
    ['another file', 'http://127.0.0.1:4103/a/other.json'],
    ['a query', 'http://127.0.0.1:4103/a/release.json?/release.json'],
    ['a fragment', 'http://127.0.0.1:4103/a#/release.json'],
    ['no address', 'release.json'],
    ['too long', `http://127.0.0.1:4103/${'a'.repeat(300)}/release.json`],
  ])('%s is not', (_what, quote) => expect(isAllowed({ quote })).toBe(false));

  it('names remotes, and at least one', () => {
    expect(isAllowed({})).toBe(false);
    expect(isAllowed({ nothing: 'http://127.0.0.1:4103/a/release.json' })).toBe(false);
  });
});
