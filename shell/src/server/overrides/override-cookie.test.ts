import { expect, it } from 'vitest';
import { createOverrideCookie, mayHaveOverrides } from './override-cookie.ts';

const options = { hosts: ['127.0.0.1'], hashKey: 'k'.repeat(32), origin: 'https://carefare.example' };
const overrides = { quote: 'http://127.0.0.1:4103/0123456789abcdef/release.json' };
const cookie = createOverrideCookie(options);
const written = cookie.create(overrides);
const sent = written.split(';')[0] ?? '';

it('ends with the browser, and is for this host and for requests only', () => {
  expect(written).toMatch(/^__Host-carefare_override=/);
  expect(written.split('; ').slice(1).toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
  expect(cookie.clear()).toMatch(/^__Host-carefare_override=; Max-Age=0; Path=\/; /);
});

it('is read as it was written, beside others', () => {
  expect(cookie.read(`a=1; ${sent}; b=2`)).toEqual(overrides);
  expect(mayHaveOverrides(`a=1; ${sent}`)).toBe(true);
});

it('counts with its own signature and allowed hosts only', () => {
  for (const cookies of [
    undefined,
    '__Host-carefare_override=x.y',
    sent.replace('4103', '4104'),
    sent.replace('__Host-', ''),
  ])
    expect(cookie.read(cookies), cookies).toBeUndefined();
  expect(createOverrideCookie({ ...options, hashKey: 'o'.repeat(32) }).read(sent)).toBeUndefined();
  expect(createOverrideCookie({ ...options, hosts: ['localhost'] }).read(sent)).toBeUndefined();
});
