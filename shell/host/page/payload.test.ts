import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Composition, LiveRelease, ModuleId } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { rows } from '../../testing/rows.ts';
import { compactComposition } from '../server/rendering/html/compact-composition.ts';
import { readComposition } from './payload.ts';

const asset = { file: 'web/a.js', integrity: `sha384-${'x'.repeat(64)}` };
const module = { js: [asset], css: [], entryPoints: ['shared-contracts/ui/forms' as const] };
/** The composition as the browser reads it from a page that shows one module, or its fallback. */
const { social: _social, ...treatments } = rows.catalogue[0]!;
const readBack = (composition: Composition, shown: ModuleId[] = [], missed: ModuleId[] = []) =>
  readComposition(JSON.parse(JSON.stringify(compactComposition(composition, { shown, missed }))));

it('carries the digests, the links of the menus, and which remotes are missing', () => {
  const composition = { ...compositionOf('catalogue'), missing: ['quote' as const] };
  const { digest, base } = composition.remotes.catalogue!;
  expect(readBack(composition)).toEqual({
    ...composition,
    remotes: { catalogue: { digest, base } },
    slots: {},
    menu: [
      { path: '/treatments', name: 'Treatments', menu: 'main' },
      { path: '/destinations', name: 'Destinations', menu: 'main' },
      { path: '/check-a-quote', name: 'Check a quote', menu: 'main' },
      { path: '/prices', name: 'Where prices come from', menu: 'footer' },
    ],
    isPartial: true,
  });
});

it('carries row and files of the module that is the page, and of no other', () => {
  const composition = compositionOf('catalogue', {
    web: asset,
    exposes: { treatments: module, treatment: module },
  });
  expect(readBack(composition, ['catalogue/treatments']).remotes.catalogue).toEqual({
    container: 'mfe_catalogue',
    digest: '0123456789abcdef',
    base: '/_releases/catalogue/0123456789abcdef/',
    web: asset,
    exposes: { treatments: module },
    pages: [treatments],
  });
  expect(readBack(composition, ['quote/contact']).remotes.catalogue).not.toHaveProperty('exposes');
});

it('carries no entry points whose code is there on every page', () => {
  const composition = compositionOf('catalogue', {
    exposes: { treatments: { ...module, entryPoints: ['shared-contracts', 'shared-contracts/ui'] } },
  });
  const { remotes } = compactComposition(composition, { shown: ['catalogue/treatments'], missed: [] });
  expect(remotes.catalogue?.exposes?.treatments?.entryPoints).toEqual([]);
});

it('carries what fills its slots, and the words of a fallback only where the page shows it', () => {
  const fallback = { text: 'It is not there.', links: [] };
  const pages = rows.catalogue.map(row => Object.assign({ fallback }, row));
  const widgets = [{ expose: 'teaser', slot: 'home.more' as const, fallback }];
  const composition = compositionOf('catalogue', { pages, widgets, exposes: { treatments: module } });
  const modules: ModuleId[] = ['catalogue/treatments', 'catalogue/teaser'];
  const [shown, missed] = [readBack(composition, modules), readBack(composition, [], modules)];
  for (const read of [shown, missed]) expect(read.slots).toEqual({ 'home.more': ['catalogue/teaser'] });
  expect(shown.remotes.catalogue).toMatchObject({ pages: [treatments] });
  expect(shown.remotes.catalogue).not.toHaveProperty('widgets');
  expect(missed.remotes.catalogue).toMatchObject({ pages: [{ ...treatments, fallback }], widgets });
  expect(missed.remotes.catalogue).not.toHaveProperty('exposes');
});

it('carries of a module in two slots the one that the page has', () => {
  const slot = { name: 'treatment.more', takes: 'one' as const, params: ['slug'], data: {}, examples: [] };
  const pages = [{ ...rows.catalogue[1]!, slots: [slot] }];
  const widgets = ['home.more', slot.name].map(name => ({ expose: 'ask', slot: name }));
  const composition = {
    ...compositionOf('catalogue', { pages }),
    remotes: {
      ...compositionOf('catalogue', { pages }).remotes,
      ...compositionOf('quote', { widgets }).remotes,
    },
  };
  expect(readBack(composition, ['quote/ask']).slots).toEqual({ 'home.more': ['quote/ask'] });
  const onTreatment = readBack(composition, ['catalogue/treatment', 'quote/ask']);
  expect(onTreatment.slots).toHaveProperty([slot.name], ['quote/ask']);
});

it('carries nothing of slots in other pages: thirty remotes, each with a slot and a widget in another, cost home 1 KB at most', () => {
  const keyOf = (index: number) => `remote-${'abcdefghij'[index % 10]}${'xyz'[Math.floor(index / 10)]}`;
  const remotes = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => {
      const release: Partial<LiveRelease> = {
        digest: createHash('sha256').update(keyOf(index)).digest('hex').slice(0, 16),
        pages: [
          {
            ...rows.quote[0]!,
            path: `/${keyOf(index)}`,
            slots: [{ name: `${keyOf(index)}.more`, takes: 'one', params: ['slug'], data: {}, examples: [] }],
          },
        ],
        widgets: [{ expose: 'widget', slot: `${keyOf((index + 1) % 30)}.more` }],
      };
      return [keyOf(index), compositionOf('quote', release).remotes.quote!];
    }),
  );
  const home = compositionOf('calculator');
  const bytesOf = (composition: Composition) =>
    brotliCompressSync(
      JSON.stringify(compactComposition(composition, { shown: ['calculator/calculator'], missed: [] })),
    ).length;
  const more = { ...home, remotes: { ...home.remotes, ...remotes } };
  expect(bytesOf(more) - bytesOf(home)).toBeLessThanOrEqual(1_024);
  expect(compactComposition(more, { shown: ['calculator/calculator'], missed: [] })).toMatchObject({
    slots: { 'home.calculator': ['calculator/calculator'] },
  });
});
