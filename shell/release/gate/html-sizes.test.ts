import { expect, it } from 'vitest';
import { bytesOf, findLargeHtml } from './html-sizes.ts';

const quote = { release: { digest: '1' } as never, files: new Map() };
const releases = { releases: new Map([['quote', quote]]) };
const sizeOf = (bytes: number) => [{ of: '/contact', remote: 'quote', address: '/contact', bytes }];
const seen = (bytes: number) => ({ text: {}, storage: [], bytes: bytesOf(sizeOf(bytes)) });

it.each([
  ['a first page of less than 400 KB', 409_600, undefined, []],
  ['a page twice as large', 100_000, seen(50_000), []],
  ['a page that was never measured', 100_000, { text: {}, storage: [] }, []],
  [
    'a page of more than 400 KB',
    409_601,
    undefined,
    [/^quote 1 is refused: \/contact has 401 KB of HTML, more than 400 KB\./],
  ],
  [
    'a page more than twice as large',
    100_001,
    seen(50_000),
    [/ has 98 KB of HTML, more than twice the 49 KB that it had\./],
  ],
])('of %s it says so', (_what, bytes, live, sentences) => {
  expect(findLargeHtml(sizeOf(bytes), releases, live)).toEqual(
    sentences.map(sentence => expect.stringMatching(sentence)),
  );
});
