import { expect, it } from 'vitest';
import { answeredHeaders, sentHeaders } from './headers.ts';

const answered = (isPublic: boolean, headers: [string, string][]) => [
  ...answeredHeaders({ isPublic }, new Headers(headers)),
];

it('a call has what the API needs of a visitor’s headers and the key, and nothing that it may obey', () => {
  const headers = new Headers({
    Cookie: 'a=1',
    'Idempotency-Key': 'k',
    'If-None-Match': 'W/"1"',
    'If-Modified-Since': 'Mon, 30 Nov 2026 00:00:00 GMT',
    Range: 'bytes=0-1',
    Connection: 'close',
    'X-HTTP-Method-Override': 'DELETE',
    'X-Original-URL': '/admin',
    Forwarded: 'for=192.0.2.1',
    'X-Real-IP': '192.0.2.1',
    'X-Forwarded-For': '203.0.113.9',
  });
  expect([...sentHeaders(headers, { name: 'X-Key', value: 'secret' })]).toEqual([
    ['cookie', 'a=1'],
    ['idempotency-key', 'k'],
    ['x-forwarded-for', '203.0.113.9'],
    ['x-key', 'secret'],
  ]);
});

it.each<[string, [string, string][], [string, string][]]>([
  [
    'a file',
    [
      ['Content-Type', 'text/csv'],
      ['Content-Disposition', 'attachment'],
      ['Cache-Control', 'public, max-age=60'],
    ],
    [
      ['cache-control', 'public, max-age=60'],
      ['content-disposition', 'attachment'],
      ['content-type', 'text/csv'],
    ],
  ],
  ['a cookie', [['Set-Cookie', 'connect.sid=1; Path=/']], []],
  ['a login', [['WWW-Authenticate', 'Basic']], []],
  [
    'what is of the connection',
    [
      ['Content-Encoding', 'br'],
      ['Connection', 'keep-alive'],
    ],
    [],
  ],
  [
    'when it was made',
    [
      ['ETag', 'W/"1"'],
      ['Last-Modified', 'x'],
      ['Age', '9'],
    ],
    [],
  ],
])('an answer to all says only what visitors need: %s', (_what, headers, expected) => {
  expect(answered(true, headers)).toEqual(expected);
});

it('a visitor’s own answer is kept by nobody', () => {
  for (const caching of ['public, max-age=60', 'max-age=0, private, must-revalidate'])
    expect(
      answered(false, [
        ['Cache-Control', caching],
        ['ETag', '"1"'],
      ]),
    ).toEqual([['cache-control', 'no-store']]);
  expect(answered(false, [])).toEqual([['cache-control', 'no-store']]);
});

it.each([
  ['JSESSIONID=1; Path=/shop; HttpOnly', 'JSESSIONID=1; HttpOnly; Path=/'],
  ['id=1;domain=api.example.org;Max-Age=60; Secure', 'id=1;Max-Age=60; Secure; Path=/'],
  ['path=1; path = /api', 'path=1; Path=/'],
  ['__Host-id=1; Path=/; Secure', '__Host-id=1; Secure; Path=/'],
])('the API’s cookie %s is the site’s %s', (cookie, expected) => {
  expect(
    answered(false, [
      ['Set-Cookie', cookie],
      ['Set-Cookie', 'b=2'],
    ]),
  ).toEqual([
    ['cache-control', 'no-store'],
    ['set-cookie', expected],
    ['set-cookie', 'b=2; Path=/'],
  ]);
});
