import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createOverridesSchema, isHost } from './override-address.ts';

it.each([
  ['127.0.0.1', true],
  ['localhost:4103', true],
  ['[::1]:4103', true],
  ['http://localhost', false],
  ['*.example', false],
  ['me@localhost', false],
  ['localhost:99999', false],
  ["localhost;script-src'unsafe-inline'", false],
])('%s is a host: %s', (host, expected) => expect(isHost(host)).toBe(expected));

describe('addresses of overrides', () => {
  const schema = createOverridesSchema(['127.0.0.1', 'localhost:4103', 'builds.example:443', '[::1]']);
  const isAllowed = (overrides: unknown) => v.is(schema, overrides);

  it.each([
    'http://127.0.0.1:9/release.json',
    'http://localhost:4103/a/release.json',
    'https://builds.example/quote/a/release.json',
    'http://[::1]:4103/a/release.json',
  ])('%s is allowed', quote => expect(isAllowed({ quote })).toBe(true));

  it.each([
    ['another host', 'http://127.0.0.1.evil.example/a/release.json'],
    ['a user', 'http://me:secret@127.0.0.1/a/release.json'],
    ['another port', 'http://localhost:4104/a/release.json'],
    ['another scheme', 'javascript://127.0.0.1/release.json'],
    ['a query', 'http://127.0.0.1:4103/a/release.json?/release.json'],
    ['no address', 'release.json'],
    ['too long', `http://127.0.0.1:4103/${'a'.repeat(300)}/release.json`],
  ])('%s is not', (_what, quote) => expect(isAllowed({ quote })).toBe(false));

  it('names remotes, and at least one', () => {
    expect(isAllowed({})).toBe(false);
    expect(isAllowed({ nothing: 'http://127.0.0.1:4103/a/release.json' })).toBe(false);
  });
});
