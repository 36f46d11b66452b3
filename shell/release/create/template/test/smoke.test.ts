import { openSite } from '@carefare/release/open-site';
import { expect, it, onTestFinished } from 'vitest';
import { copy } from '../src/reviews.copy.ts';

it('is live in the shell, in a browser', async () => {
  const site = await openSite();
  onTestFinished(() => site.close());
  const page = await site.open('/our-reviews', 'reviews/page');
  expect(await page.textContent('h1')).toBe(copy.title);
  await page.getByRole('button', { name: copy.helpful(0) }).click();
  await page.getByRole('button', { name: copy.helpful(1) }).waitFor();
  expect(site.messages).toEqual([]);
}, 120_000);
