import { expect, it } from 'vitest';
import { composeReleases } from './composition-snapshot.ts';
import type { FetchedRelease } from './fetch-release.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an id is made of
const fetched = (digest: string) => ({ release: { digest }, base: '' }) as FetchedRelease;

const idOf = (releases: [remote: string, digest: string][], shell = 'shell') => {
  const loaded = new Map(releases.map(([remote, digest]) => [remote, fetched(digest)]));
  return composeReleases(loaded, [], { shell }).composition.id;
};

it('names a composition by its releases and its shell, in whatever order they have loaded', () => {
  const id = idOf([
    ['quote', 'a'],
    ['catalogue', 'b'],
  ]);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(
    idOf([
      ['catalogue', 'b'],
      ['quote', 'a'],
    ]),
  ).toBe(id);
  for (const other of [
    idOf([['quote', 'a']]),
    idOf([
      ['quote', 'a'],
      ['catalogue', 'c'],
    ]),
    idOf(
      [
        ['quote', 'a'],
        ['catalogue', 'b'],
      ],
      'next',
    ),
  ])
    expect(other).not.toBe(id);
});
