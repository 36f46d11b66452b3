import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodePage } from './encode-page.ts';

const text = Array.from({ length: 500 }, (_, index) => `<li>${index ** 3} treatments</li>`).join('');

const aPage = () => encodePage({ status: 200, html: new TextEncoder().encode(text), isComplete: true });

it('makes a kept page smaller, with an ETag of its own and the same content', async () => {
  const page = aPage();
  const quick = { etag: page.etag, br: await page.encode('br') };
  await page.compressDensely();
  const dense = await page.encode('br');
  expect(dense.length).toBeLessThan(quick.br.length);
  expect(brotliDecompressSync(dense).toString()).toBe(text);
  expect(page.etag).not.toBe(quick.etag);
  expect(page.etag).toMatch(/^W\/"[^"]+"$/);
});

it('stays dense when it was sent meanwhile', async () => {
  const page = aPage();
  const quick = await page.encode('br');
  page.bodies = {};
  const sent = page.encode('br');
  page.bodies.br = quick.subarray(0, 1);
  expect(await sent).toBe(page.bodies.br);
  expect(page.bodies.br).toHaveLength(1);
});
