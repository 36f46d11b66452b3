import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodePage } from './encode-page.ts';

const text = Array.from({ length: 500 }, (_, index) => `<li>${index ** 3} treatments</li>`).join('');

it('makes a kept page smaller, with an ETag of its own and the same content', async () => {
  const page = encodePage({ status: 200, html: new TextEncoder().encode(text), isComplete: true });
  const quick = { etag: page.etag, br: await page.encode('br') };
  await page.compressDensely();
  const dense = await page.encode('br');
  expect(dense.length).toBeLessThan(quick.br.length);
  expect(brotliDecompressSync(dense).toString()).toBe(text);
  expect(page.etag).not.toBe(quick.etag);
  expect(page.etag).toMatch(/^W\/"[^"]+"$/);
});
