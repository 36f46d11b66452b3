import { pagesOfRemote } from 'shared-contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { compositionOf } from '../testing/composition-of.ts';
import { PagePayloadSchema } from './page-payload.ts';
import { compactComposition } from './server/pages/compact-composition.ts';

const asset = { file: 'web/a.js', integrity: `sha384-${'x'.repeat(64)}` };
const own = pagesOfRemote('catalogue');
const newer = own.map(page => ({ ...page, title: `${page.title}, newer` }));

it.each([
  ['the rows of the shell by their path', own, own.map(({ path }) => path)],
  ['rows that differ from them as they are', newer, newer],
])('carries %s, and gives the browser the whole composition', (_name, pages, carried) => {
  const composition = compositionOf('catalogue', {
    web: asset,
    exposes: { treatments: { js: [asset], css: [], entryPoints: ['shared-contracts/ui/forms'] } },
    pages: [...pages],
  });
  const compact = compactComposition(composition);
  expect(compact.remotes.catalogue?.pages).toEqual(carried);
  const payload = {
    composition: compact,
    config: { origin: 'https://carefare.example', liveReload: false },
    page: {},
    queries: [[['treatments'], []]],
  };
  expect(v.parse(PagePayloadSchema, JSON.parse(JSON.stringify(payload))).composition).toEqual(composition);
});

it('carries no entry points whose code is there on every page', () => {
  const composition = compositionOf('catalogue', {
    exposes: { treatments: { js: [], css: [], entryPoints: ['shared-contracts', 'shared-contracts/ui'] } },
  });
  expect(compactComposition(composition).remotes.catalogue?.exposes.treatments?.entryPoints).toEqual([]);
});
