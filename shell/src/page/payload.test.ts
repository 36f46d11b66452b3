import { type Composition, type ModuleId, pagesOfRemote } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { compactComposition } from '../server/rendering/compact-composition.ts';
import { readComposition } from './payload.ts';

const asset = { file: 'web/a.js', integrity: `sha384-${'x'.repeat(64)}` };
const module = { js: [asset], css: [], entryPoints: ['shared-contracts/ui/forms' as const] };
const own = pagesOfRemote('catalogue');
const newer = own.map(page => ({ ...page, title: `${page.title}, newer` }));

/** The composition as the browser reads it from a page. */
const readBack = (composition: Composition, page?: ModuleId) =>
  readComposition(JSON.parse(JSON.stringify(compactComposition(composition, page))));

it.each([
  ['nothing of rows that are all the shell’s', [...own], undefined],
  ['a row of the shell by its path, any other as it is', [own[0]!, newer[1]!], [own[0]?.path, newer[1]]],
])('carries %s, and the browser knows all rows', (_name, pages, carried) => {
  const composition = compositionOf('catalogue', { pages });
  expect(compactComposition(composition, undefined).remotes.catalogue?.pages).toEqual(carried);
  const { digest, base } = composition.remotes.catalogue!;
  expect(readBack(composition)).toEqual({ ...composition, remotes: { catalogue: { digest, base, pages } } });
});

it('carries files of the module that is the page, and of no other', () => {
  const composition = compositionOf('catalogue', {
    web: asset,
    exposes: { treatments: module, treatment: module },
  });
  expect(readBack(composition, 'catalogue/treatments').remotes.catalogue).toEqual({
    ...composition.remotes.catalogue,
    exposes: { treatments: module },
  });
  expect(readBack(composition, 'quote/contact').remotes.catalogue).not.toHaveProperty('exposes');
});

it('carries no entry points whose code is there on every page', () => {
  const composition = compositionOf('catalogue', {
    exposes: { treatments: { ...module, entryPoints: ['shared-contracts', 'shared-contracts/ui'] } },
  });
  const { remotes } = compactComposition(composition, 'catalogue/treatments');
  expect(remotes.catalogue?.exposes?.treatments?.entryPoints).toEqual([]);
});
