import { expect, it } from 'vitest';
import { CATALOGUE, provideMoves } from '../testing/moves.ts';
import { aPage, estimateSlot, moveUnchecked, publishRemote } from '../testing/small-releases.ts';
import { digest } from '../testing/stores.ts';
import { listSlots } from './slots.command.ts';

const moves = provideMoves();

it('names the slots of the shell, and those of live remotes with what they hand on', async () => {
  const { lines } = await listSlots(moves.store);
  expect(lines).toContain('home.more  takes several  shell: /');
  expect(lines).toContain('footer.more  takes several  shell: each page');
  expect(lines).toHaveLength(5);

  const offering = digest(6);
  const paths = ['/treatments/:slug', '/treatments/:slug/:country'];
  const pages = paths.map(path => aPage(path, { slots: [estimateSlot] }));
  await publishRemote(moves.store, 'catalogue', offering, { prefixes: ['/treatments'], pages });
  for (const release of [CATALOGUE, offering]) await moveUnchecked(moves.store, 'catalogue', release);
  expect((await listSlots(moves.store)).lines.slice(5)).toEqual([
    'treatment.estimate  takes one  catalogue: /treatments/:slug, /treatments/:slug/:country  hands on slug, country (text)',
  ]);
});
