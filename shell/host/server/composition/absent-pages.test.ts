import type { PageNeed } from 'shared-contracts/host';
import { expect, it, vi } from 'vitest';
import { UNASKED } from '../../../gateway/api-state.ts';
import { rowOf } from '../../../testing/rows.ts';
import { createWatched, OLD } from '../../../testing/watched-releases.ts';
import { hasPageOf } from '../../page/absent-pages.ts';
import { matchPage } from '../../page/match.ts';

vi.mock('node:timers/promises', () => import('../../../testing/stepped-pause.ts'));

it('leaves out pages that need what the API does not have, and has them as soon as it is there', async () => {
  let unmet: PageNeed[] = ['price-book'];
  let nowhere: string[] = ['/plain/gone'];
  const watched = createWatched({ readApi: () => ({ ...UNASKED, unmet, nowhere }) });
  const { compose, publish } = watched.releases;
  const pages = [
    rowOf('/prices', 'prices', 'Prices', { needs: 'price-book' }),
    rowOf('/fares', 'fares', 'Fares', { needs: 'countries' }),
    rowOf('/plain', 'plain', 'Plain'),
  ];
  const exposes = Object.fromEntries(
    pages.map(({ expose }) => [expose, { js: [], css: [], entryPoints: [] }]),
  );
  const described = { prefixes: pages.map(({ path }) => path), pages, exposes, widgets: [] };
  compose({ quote: publish('quote', OLD, described) });
  const watcher = await watched.start();
  expect(watched.warnings()).toEqual([]);
  const found = () => {
    const { composition } = watcher.current;
    return pages.map(({ path }) => path).filter(path => matchPage(composition, path).match.kind === 'remote');
  };
  expect(found()).toEqual(['/fares', '/plain']);
  expect(watcher.current.composition.absent).toEqual(['/prices', '/plain/gone']);
  expect(['/plain/gone', '/prices', '/plain'].map(hasPageOf(watcher.current.composition))).toEqual([
    false,
    false,
    true,
  ]);
  const { id } = watcher.current.composition;

  unmet = [];
  nowhere = [];
  await watched.read();
  expect(found()).toEqual(['/prices', '/fares', '/plain']);
  expect(watcher.current.composition.absent).toBeUndefined();
  expect(watcher.current).toBe(watcher.current);
  expect(watcher.current.composition.id).toBe(id);
});
