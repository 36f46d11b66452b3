import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressDensely, encodePage } from './send-page.ts';

const html = Array.from({ length: 500 }, (_, index) => `<li>${index ** 3} treatments</li>`).join('');

it('makes a kept page smaller, with an ETag of its own and the same content', async () => {
  const page = await encodePage({ status: 200, html, isComplete: true });
  const quick = { ...page };
  await compressDensely(page);
  expect(page.br.length).toBeLessThan(quick.br.length);
  expect(brotliDecompressSync(page.br).toString()).toBe(html);
  expect(page.etag).not.toBe(quick.etag);
  expect(page.etag).toMatch(/^W\/"[^"]+"$/);
});
