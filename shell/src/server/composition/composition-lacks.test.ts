import type { ApiAddition } from 'shared-contracts/host';
import { afterEach, expect, it, vi } from 'vitest';
import { createWatched, OLD, type Watched } from '../../../testing/watched-releases.ts';
import { matchPage } from '../../page/match.ts';

vi.mock('node:timers/promises', async () => {
  const { pause: setTimeout } = await import('../../../testing/stepped-pause.ts');
  return { setTimeout };
});

let watched: Watched;
afterEach(() => watched.stop());

const row = (path: string, needs?: ApiAddition) => ({
  path,
  expose: path.slice(1),
  name: path,
  title: path,
  description: path,
  social: { title: path, text: path },
  ...(needs && { needs: [needs] }),
});

it('leaves out pages that need what the API lacks, and has them as soon as it offers that', async () => {
  let lacks: ApiAddition[] = ['price-book'];
  let countries: { sources?: string[]; destinations?: string[] } = {};
  watched = createWatched({ readApi: () => ({ lacks, ...countries }) });
  const { compose, publish } = watched.releases;
  const pages = [row('/prices', 'price-book'), row('/fares', 'options'), row('/plain')];
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
  expect(watcher.current.composition.lacks).toEqual(['price-book']);
  const { id } = watcher.current.composition;

  lacks = [];
  await watched.read();
  expect(found()).toEqual(['/prices', '/fares', '/plain']);
  expect(watcher.current.composition.lacks).toBeUndefined();
  expect(watcher.current.composition.id).toBe(id);

  countries = { sources: ['Georgia'], destinations: ['Peru'] };
  await watched.read();
  expect(watcher.current.composition).toMatchObject(countries);
  expect(watcher.current).toBe(watcher.current);
  expect(watcher.current.composition.id).toBe(id);
});
