import { expect, it } from 'vitest';
import { reasonOf } from './error-reason.ts';

const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });

it.each([
  ['an error', new Error('no key'), 'no key'],
  [
    'fetch',
    new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') }),
    'getaddrinfo ENOTFOUND',
  ],
  [
    'fetch, of a host with several addresses',
    new TypeError('fetch failed', { cause: refused }),
    'ECONNREFUSED',
  ],
  ['an error of which the cause says nothing', new Error('no key', { cause: new Error('') }), 'no key'],
  ['a text', 'no key', 'no key'],
])('the reason of %s', (_what, error, reason) => expect(reasonOf(error)).toBe(reason));
