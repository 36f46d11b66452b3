import type { Composition } from 'shared-contracts/host';
import { afterEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { type PageError, pageErrors } from '../reports/report-error.ts';
import { ownerOf, readReleases } from './releases-on-page.ts';

const quoteBase = '/_releases/quote/0123456789abcdef/';
const composition: Composition = {
  ...compositionOf('quote'),
  remotes: { ...compositionOf('quote').remotes, ...compositionOf('calculator').remotes },
};

const errorIn = (file: string) =>
  Object.assign(new Error('x'), { stack: `Error: x\n    at f (${new URL(file, location.href).href}:1:2)` });

afterEach(() => {
  document.body.replaceChildren();
  pageErrors.length = 0;
});

const failedFile = Object.assign(new Error('x'), { file: { href: `${quoteBase}web/a.js` } });
it.each<[string, PageError, string | undefined]>([
  ['its module', ['load', new Error('x'), 'quote/contact'], 'quote'],
  ["React's component stack", ['hydration', 'a text', '\n    at remote-module:quote/contact (x)'], 'quote'],
  ['the file that failed', ['load', failedFile], 'quote'],
  ['a remote first in its stack', ['uncaught', errorIn(`${quoteBase}web/a.js) (/assets/react.js`)], 'quote'],
  ['nothing else', ['hydration', 'a text', '\n    at div'], 'shell'],
  ['an extension', ['uncaught', errorIn('chrome-extension://abc/x.js')], undefined],
])('an error is known by %s', (_, error, owner) => expect(ownerOf(error, composition)).toBe(owner));

it('an owner has the files, bytes and errors of its release, and a remote without one is missing', () => {
  const file = (name: string, encodedBodySize: number) => ({
    name: new URL(name, location.href).href,
    encodedBodySize,
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    file('/assets/main.js', 1_000),
    file(`${quoteBase}web/a.js`, 2_000),
    file(`${quoteBase}web/b.css`, 500),
    file('/api/treatments', 9_000),
  ] as unknown as ReturnType<Performance['getEntriesByType']>);
  document.body.innerHTML = '<div data-module="catalogue/treatment" data-remote="catalogue"></div>';
  pageErrors.push(
    ['render', new Error('x'), 'quote/contact'],
    ['uncaught', errorIn('chrome-extension://a/b.js')],
  );
  const none = { files: 0, bytes: 0, errors: 0 };
  expect([...readReleases(composition).values()]).toEqual([
    { ...none, name: 'shell', release: 'shell', files: 1, bytes: 1_000 },
    { name: 'quote', release: '0123456789abcdef', files: 2, bytes: 2_500, errors: 1 },
    { ...none, name: 'calculator', release: '0123456789abcdef' },
    { ...none, name: 'catalogue', release: undefined },
  ]);
});
