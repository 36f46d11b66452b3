import { expect, it, vi } from 'vitest';
import { isSiteReachable } from './fetch-composition.ts';

const answer = (body: string, init?: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, init));

it.each([
  ['the site answers', '{"id":"0123","shell":"4567","remotes":{}}', {}, true],
  [
    'a later shell answers in words of its own',
    '{"id":"0123","remotes":{"quote":{"new":"words"}}}',
    {},
    true,
  ],
  ["a hotel's portal answers", '<html>Welcome</html>', {}, false],
  ['something else answers', '{"error":"no line"}', {}, false],
  ['the site is overloaded', '{"id":"0123"}', { status: 503 }, false],
])('says whether the site can be reached when %s', async (_case, body, init, isReachable) => {
  answer(body, init);
  expect(await isSiteReachable()).toBe(isReachable);
});
