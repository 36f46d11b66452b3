import { expect, it } from 'vitest';
import { releasesBeside } from './fill-store.ts';

it('takes every remote that is live on a site, also of another workspace, beside the one from source', () => {
  const live = {
    catalogue: 'https://site/catalogue',
    quote: 'https://site/quote',
    reviews: 'https://site/reviews',
  };
  expect(releasesBeside('mfe-quote', live)).toEqual({
    catalogue: live.catalogue,
    calculator: null,
    reviews: live.reviews,
  });
});
