import type { Composition } from 'shared-contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { type PageError, pageErrors } from '../client/errors/report-error.ts';
import { ownerOf, readParts } from './parts.ts';

const quoteBase = '/_releases/quote/0123456789abcdef/';
const composition: Composition = {
  ...compositionOf('quote'),
  remotes: {
    ...compositionOf('quote').remotes,
    ...compositionOf('catalogue', {
      digest: 'aaaaaaaaaaaaaaaa',
      base: 'http://127.0.0.1:4101/aaaaaaaaaaaaaaaa/',
    }).remotes,
    ...compositionOf('calculator').remotes,
  },
};

const errorIn = (file: string) =>
  Object.assign(new Error('x'), { stack: `Error: x\n    at f (${new URL(file, location.href).href}:1:2)` });

afterEach(() => {
  document.body.replaceChildren();
  pageErrors.length = 0;
  vi.restoreAllMocks();
});

const OVERRIDDEN = 'http://127.0.0.1:4101/aaaaaaaaaaaaaaaa/web/a.js';
const failedFile = Object.assign(new Error('x'), { file: { href: `${quoteBase}web/a.js` } });
it.each<[string, PageError, string | undefined]>([
  ['its module', ['load', new Error('x'), 'quote/contact'], 'quote'],
  ["React's component stack", ['hydration', 'a text', '\n    at remote-module:quote/contact (x)'], 'quote'],
  ['the file that failed', ['load', failedFile], 'quote'],
  ['its stack, in an overridden release', ['uncaught', errorIn(OVERRIDDEN)], 'catalogue'],
  ['a remote first in its stack', ['uncaught', errorIn(`${quoteBase}web/a.js) (/assets/react.js`)], 'quote'],
  ['nothing else', ['hydration', 'a text', '\n    at div'], 'shell'],
  ['an extension', ['uncaught', errorIn('chrome-extension://abc/x.js')], undefined],
])('an error is known by %s', (_, error, owner) => expect(ownerOf(error, composition)).toBe(owner));

const file = (name: string, ms: number, encodedBodySize: number, transferSize: number) => ({
  name: new URL(name, location.href).href,
  startTime: 10,
  responseEnd: 10 + ms,
  encodedBodySize,
  transferSize,
});

it('a part has the modules, files, sizes, times and errors of its release', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    file('/assets/main.js', 30, 1_000, 1_300),
    file(`${quoteBase}web/a.js`, 20.4, 2_000, 2_300),
    file(`${quoteBase}web/b.css`, 5, 500, 0),
    file('/api/treatments', 90, 9_000, 9_000),
  ] as unknown as ReturnType<Performance['getEntriesByType']>);
  document.body.innerHTML =
    '<div data-module="quote/contact" data-remote="quote" data-ready></div>' +
    '<div data-module="catalogue/destinations" data-remote="catalogue"></div>' +
    '<div data-module="catalogue/treatment" data-remote="catalogue" data-fallback></div>';
  pageErrors.push(
    ['render', new Error('x'), 'quote/contact'],
    ['uncaught', errorIn('chrome-extension://a/b.js')],
  );
  const none = { modules: [], files: 0, bytes: 0, sentBytes: 0, slowestMs: 0, errors: 0 };
  expect(readParts(composition)).toEqual([
    { ...none, name: 'shell', release: 'shell', files: 1, bytes: 1_000, sentBytes: 1_300, slowestMs: 30 },
    {
      name: 'quote',
      release: '0123456789abcdef',
      modules: [{ id: 'quote/contact', state: 'live' }],
      files: 2,
      bytes: 2_500,
      sentBytes: 2_300,
      slowestMs: 20,
      errors: 1,
    },
    expect.objectContaining({
      name: 'catalogue',
      modules: [
        { id: 'catalogue/destinations', state: 'inert' },
        { id: 'catalogue/treatment', state: 'fallback' },
      ],
    }),
  ]);
});
