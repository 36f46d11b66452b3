import { ApiError } from 'shared-contracts';
import { expect, it } from 'vitest';
import { isFaultOfCode } from './fault-of-code.ts';

it.each([
  [new TypeError('x is undefined'), true],
  ['a text', true],
  [new ApiError('The price could not be loaded', { code: 'http', status: 500 }), false],
  [new DOMException('The data took too long', 'TimeoutError'), false],
  [new DOMException('The page was left', 'AbortError'), false],
])('%s is a fault of the code: %s', (error, expected) => {
  expect(isFaultOfCode(error)).toBe(expected);
});
