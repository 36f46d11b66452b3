import type { Release } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { findRemovals } from './missing-pages.ts';

const compositionOf = (release?: Partial<Pick<Release, 'digest' | 'pages' | 'exposes' | 'removes'>>) =>
  ({
    releases: new Map(release ? [['quote', { release: { removes: [], ...release } }]] : []),
  }) as unknown as Parameters<typeof findRemovals>[0];

const page = { path: '/contact', expose: 'contact' } as Release['pages'][number];
const contact = { js: [], css: [], entryPoints: [] };
const live = compositionOf({ digest: 'old', pages: [page], exposes: { contact } });
const without = { digest: 'new', pages: [], exposes: {} };

it('names each page and module that is gone', () => {
  expect(findRemovals(compositionOf(without), live)).toEqual([
    expect.stringMatching(
      /^quote new is refused: it lacks \/contact, which old has\. Its team brings it back, or .*"removes": \["\/contact"\]/,
    ),
    expect.stringMatching(/^quote new is refused: it lacks contact, which old has\./),
  ]);
});

it.each([
  ['what the release says it removes', compositionOf({ ...without, removes: ['/contact', 'contact'] })],
  [
    'a page that has moved, whose former address leads to it',
    compositionOf({
      digest: 'new',
      pages: [{ ...page, path: '/contact/us', formerly: ['/contact'] }],
      exposes: { contact },
    }),
  ],
  ['additions', compositionOf({ digest: 'new', pages: [page], exposes: { contact, other: contact } })],
  ['a remote that is missing altogether', compositionOf()],
])('accepts %s', (_case, candidate) => {
  expect(findRemovals(candidate, live)).toEqual([]);
});
