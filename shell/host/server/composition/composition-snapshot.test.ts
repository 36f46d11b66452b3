import { expect, it } from 'vitest';
import { composeReleases } from './composition-snapshot.ts';
import type { FetchedRelease } from './fetch-release.ts';

/** @param digests by remote, in the order in which they have loaded */
function idOf(digests: Record<string, string>, shell = 'shell'): string {
  const releases = Object.entries(digests).map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an id is made of
    ([remote, digest]) => [remote, { release: { digest }, base: '' } as FetchedRelease] as const,
  );
  return composeReleases(new Map(releases), [], { shell }).composition.id;
}

it('names a composition by its releases and its shell, in whatever order they have loaded', () => {
  const id = idOf({ quote: 'a', catalogue: 'b' });
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(idOf({ catalogue: 'b', quote: 'a' })).toBe(id);
  expect(idOf({ quote: 'a' })).not.toBe(id);
  expect(idOf({ quote: 'a', catalogue: 'c' })).not.toBe(id);
  expect(idOf({ quote: 'a', catalogue: 'b' }, 'next')).not.toBe(id);
});
