import type { OfferedSlot, Release } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { promote } from '../journal/promote.ts';
import { findRelease } from '../store/read-release.ts';
import { estimateSlot as slot } from '../testing/estimate-slot.ts';
import { CATALOGUE, provideMoves, why } from '../testing/moves.ts';
import { publishRemote } from '../testing/small-releases.ts';
import { digest } from '../testing/stores.ts';
import { listSlots } from './slots.command.ts';

const moves = provideMoves();
const pageAt = (path: string, slots?: OfferedSlot[]): Release['pages'][number] => ({
  path,
  expose: 'widget',
  name: 'Page',
  title: 'Page',
  description: 'A page.',
  social: { title: 'Page', text: 'A page.' },
  ...(slots && { slots }),
});

it('names the slots of the shell, and those of live remotes with what they hand on', async () => {
  const { lines } = await listSlots(moves.store);
  expect(lines).toContain('home.more  takes several  shell: /');
  expect(lines).toContain('footer.more  takes several  shell: each page');
  expect(lines).toHaveLength(5);

  const offering = digest(6);
  const pages = [pageAt('/treatments/:slug', [slot]), pageAt('/treatments/:slug/:country', [slot])];
  await publishRemote(moves.store, 'catalogue', offering, { prefixes: ['/treatments'], pages });
  for (const release of [CATALOGUE, offering])
    await promote(moves.store, {
      move: { what: 'catalogue', release: await findRelease(moves.store, 'catalogue', release) },
      ...why,
      check: () => Promise.resolve({}),
    });
  expect((await listSlots(moves.store)).lines.slice(5)).toEqual([
    'treatment.estimate  takes one  catalogue: /treatments/:slug, /treatments/:slug/:country  hands on slug, country (text)',
  ]);
});
