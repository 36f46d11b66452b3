import { type OpenSite, openSite } from '@carefare/release/open-site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copy } from '../src/reviews.copy.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site?.close());

it('is live in the shell, in a browser', async () => {
  const page = await site.open('/our-reviews', 'reviews/page');
  expect(await page.textContent('h1')).toBe(copy.title);
  await page.getByRole('button', { name: copy.helpful(0) }).click();
  await page.getByRole('button', { name: copy.helpful(1) }).waitFor();
  expect(site.messages).toEqual([]);
});
