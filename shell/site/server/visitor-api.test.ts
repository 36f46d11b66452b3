import type { IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { createVisitorApi, findOrStartSession } from './visitor-api.ts';

const options = {
  hashKey: 'a-key-of-at-least-thirty-two-characters',
  origin: 'https://site.example',
  fetch,
  onFailedCall: () => undefined,
};

it("sends the visitor's cookies, those that the API sets in their place, a hash of the address and the post's key", async () => {
  const calls: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const apiUrl = await listen(({ url, headers }, response) => {
    calls.push({ url, headers });
    const isSearch = url?.includes('by-ip');
    if (!isSearch) response.setHeader('Set-Cookie', 'carefare_session=new; HttpOnly');
    response.writeHead(isSearch ? 404 : 201, { 'Content-Type': 'application/json' });
    response.end(isSearch ? '{}' : '{"session_id":7}');
  });
  const visitorApi = createVisitorApi(
    { cookie: 'a=1; carefare_session=old; b=2', address: '203.0.113.77', postKey: 'key-of-the-post' },
    { ...options, apiUrl },
  );
  expect(await findOrStartSession(visitorApi, AbortSignal.timeout(5_000))).toBe(7);
  await visitorApi.api.findSession({ ip: visitorApi.ip, country: 'unknown' });
  expect(visitorApi.setCookies).toEqual(['carefare_session=new; HttpOnly']);
  expect(calls.map(({ headers }) => headers.cookie)).toEqual([
    'a=1; carefare_session=old; b=2',
    'a=1; carefare_session=old; b=2',
    'a=1; b=2; carefare_session=new',
  ]);
  expect(calls.map(({ url }) => url).join(' ')).not.toContain('203.0.113.77');
  expect(calls[0]?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.77',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'site.example',
    'idempotency-key': 'key-of-the-post',
  });
});

it.each<[string, string | undefined, number[]]>([
  ['no cookie', undefined, [8, 9]],
  ['cookies of the shell', 'carefare_form=a; __Host-carefare_share=b; carefare_flash_4000=c', [8, 9]],
  ['a cookie of the API', 'carefare_form=a; sid=b', [7, 7]],
])('a browser with %s is not given the session of its neighbour', async (_what, cookie, sessions) => {
  let started = 7;
  const apiUrl = await listen(({ url }, response) => {
    const session_id = url?.includes('by-ip') ? 7 : (started += 1);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ session_id }));
  });
  const ids = [1, 2].map(() => {
    const sender = { cookie, address: '203.0.113.7', postKey: undefined };
    const visitor = createVisitorApi(sender, { ...options, apiUrl });
    return findOrStartSession(visitor, AbortSignal.timeout(5_000));
  });
  expect((await Promise.all(ids)).toSorted()).toEqual(sessions);
});
