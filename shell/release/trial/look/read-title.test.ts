import { expect, it } from 'vitest';
import { readTitle } from './read-title.ts';

it('reads a title as the browser does', () => {
  expect(readTitle('<head><title>A &amp; B &lt;3 &#x27;s &quot; | Carefare</title>')).toBe(
    `A & B <3 's " | Carefare`,
  );
  expect(readTitle('<head><title>&amp;lt;</title>')).toBe('&lt;');
  expect(readTitle('<head></head>')).toBe('');
});
