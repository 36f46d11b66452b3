import { createHash } from 'node:crypto';
import type { Composition } from 'shared-contracts/host';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorReportSchema } from './error-report.ts';

const digest = '0123456789abcdef';
const shell = 'fedcba9876543210';
const path = `/_releases/quote/${digest}/web/contact.0123abcd.js`;
const composition = {
  id: 'aaaaaaaaaaaaaaaa',
  shell,
  remotes: { quote: { digest, pages: [] } },
} as unknown as Composition;

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;
let send: typeof import('./send-error-report.ts')['send'];
beforeEach(async () => {
  fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  ({ send } = await import('./send-error-report.ts'));
});
afterEach(() => vi.unstubAllGlobals());

function errorAt(files: string[], message = 'broken on purpose'): Error {
  const lines = files.map((file, index) => `    at x (${file}:${index + 1}:7)`);
  return Object.assign(new TypeError(message), { stack: ['TypeError', ...lines].join('\n') });
}
const own = (file: string) => location.origin + file;
const report = (...rest: [Parameters<typeof send>[1], unknown, string?]) => send(() => composition, ...rest);
const reports = () =>
  fetched.mock.calls
    .filter(([url]) => url === '/_report')
    .map(([, init]) => v.parse(ErrorReportSchema, JSON.parse(init?.body as string)));

it('names composition, remote, release, module and place, and sends no cookie', async () => {
  await report('render', errorAt([own(path), own('/assets/react.ab.js')]), 'quote/contact');
  expect(reports()).toEqual([
    {
      composition: composition.id,
      kind: 'render',
      remote: 'quote',
      release: digest,
      where: 'quote/contact',
      reason: 'TypeError',
      frames: [
        { file: path, line: 1, column: 7 },
        { file: '/assets/react.ab.js', line: 2, column: 7 },
      ],
    },
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
});

it('tells the remote by the address in the stack, else by the component stack, else it is the shell', async () => {
  await report('uncaught', errorAt([own('/assets/react.ab.js'), own(path)]));
  await report(
    'hydration',
    new Error('Minified React error #418'),
    '\n    at remote-module:quote/contact (x)',
  );
  await report('uncaught', errorAt([own('/assets/main.ab.js')]));
  expect(reports().map(({ remote, release, where }) => [remote, release, where])).toEqual([
    ['quote', digest, 'shell/home'],
    ['quote', digest, 'quote/contact'],
    ['shell', shell, 'shell/home'],
  ]);
});

it('sends each distinct error once, and at most five of a page', async () => {
  for (let time = 0; time < 3; time += 1) await report('render', errorAt([own(path)]), 'quote/contact');
  expect(reports()).toHaveLength(1);
  for (let line = 1; line < 8; line += 1) {
    const places = [...Array.from({ length: line }, () => 'chrome-extension://abc/x.js'), own(path)];
    await report('render', errorAt(places), 'quote/contact');
  }
  expect(reports()).toHaveLength(5);
});

it.each([
  ['of an extension', errorAt(['chrome-extension://abc/x.js', own(path)])],
  ['without a place', new Error('x')],
  ['of an aborted request', Object.assign(errorAt([own(path)]), { name: 'AbortError' })],
  ['of the API', Object.assign(errorAt([own(path)]), { name: 'ApiError' })],
])('leaves out an uncaught error %s', async (_, error) => {
  await report('uncaught', error);
  expect(reports()).toEqual([]);
});

it.each([
  ['of an error without its message', errorAt([own(path)], 'no match for "Ana Li"'), 'TypeError'],
  [
    'of an error of React',
    new Error('Minified React error #418; visit https://a/?args[]=Ana'),
    'Error: React error #418',
  ],
  ['of what is not an error', 'Ana Li', 'Error'],
])('says the name %s', async (_, error, reason) => {
  await report('render', error, 'quote/contact');
  expect(reports()).toMatchObject([{ reason }]);
});

it.each([
  ['does not arrive', null, 'load'],
  ['arrives now', 'the file', 'load'],
  ['arrives with another content', 'tampered', 'integrity'],
])('tells why a file was not loaded that %s', async (_, body, kind) => {
  const integrity = `sha384-${createHash('sha384').update('the file').digest('base64')}`;
  fetched.mockImplementation(url =>
    url === path && body === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(url === path ? body : null)),
  );
  const error = Object.assign(new Error(`${path} could not be loaded`), { file: { href: path, integrity } });
  await report('load', error, 'quote/contact');
  expect(reports()).toMatchObject([{ kind, remote: 'quote', release: digest, file: path, reason: 'Error' }]);
});
