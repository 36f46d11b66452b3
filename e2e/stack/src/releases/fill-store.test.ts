import { makeLive, type ReleaseStore } from '@carefare/release';
import { expect, it, vi } from 'vitest';
import { fillStore, releasesBeside } from './fill-store.ts';

vi.mock('./build-packages.ts', () => ({ newestBuild: (name: string) => `build of ${name}` }));
vi.mock('@carefare/release', () => ({ makeLive: vi.fn(), releaseAt: (place: string) => place }));

it('takes every remote that is live on a site, also of another workspace, beside the one from source', async () => {
  const live = {
    catalogue: 'https://site/catalogue',
    quote: 'https://site/quote',
    reviews: 'https://site/reviews',
  };
  await fillStore({} as ReleaseStore, { releases: releasesBeside('mfe-quote', live) });
  expect(vi.mocked(makeLive).mock.calls.map(([, source]) => source)).toEqual([
    'build of shell',
    live.catalogue,
    'build of mfe-quote',
    live.reviews,
  ]);
});
