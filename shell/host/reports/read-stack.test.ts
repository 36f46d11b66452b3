import { expect, it } from 'vitest';
import { readStack } from './read-stack.ts';

const origin = 'https://carefare.test';
const file = '/_releases/quote/0123456789abcdef/web/contact.0123abcd.js';
const read = (...lines: string[]) => readStack(lines.join('\n'), origin);

it.each([
  [
    'Chrome',
    [
      'Error: x',
      `    at Contact (${origin}${file}:2:345)`,
      `    at ${origin}/assets/react.ab.js?retry=1:1:9`,
    ],
  ],
  ['Firefox and Safari', [`Contact@${origin}${file}:2:345`, `@${origin}/assets/react.ab.js:1:9`]],
])('reads frames of %s', (_, lines) => {
  expect(read(...lines)).toEqual({
    isOwn: true,
    frames: [
      { file, line: 2, column: 345 },
      { file: '/assets/react.ab.js', line: 1, column: 9 },
    ],
  });
});

it.each([
  ['an extension', 'chrome-extension://abcdef/content.js'],
  ['another site', 'https://other.test/assets/main.js'],
  ['a page', `${origin}/treatments/ivf`],
])('leaves out %s, which is not the own code if it is on top', (_, address) => {
  expect(read(`    at x (${address}:1:2)`, `    at y (${origin}${file}:2:3)`)).toEqual({
    isOwn: false,
    frames: [{ file, line: 2, column: 3 }],
  });
});

it('reads at most ten frames, and no message', () => {
  const line = `    at x (${origin}${file}:2:3)`;
  expect(read(...Array.from({ length: 40 }, () => line)).frames).toHaveLength(10);
  expect(read('Error: Ana', '    at JSON.parse (<anonymous>)')).toEqual({ isOwn: false, frames: [] });
});
