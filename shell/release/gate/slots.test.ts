import type { OfferedSlot, Release } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { estimateSlot as slot } from '../testing/small-releases.ts';
import { findNarrowedSlots, findPlaceless } from './slots.ts';

const page = { path: '/treatments', expose: 'list' } as Release['pages'][number];
const widget = { expose: 'sum', slot: slot.name };

const composed = (slots: OfferedSlot[], widgets: Release['widgets'] = [widget]) =>
  ({
    releases: new Map([
      ['catalogue', { release: { digest: 'new', pages: [{ ...page, slots }], widgets: [] } }],
      ['calculator', { release: { digest: 'other', pages: [], widgets } }],
    ]),
  }) as unknown as Parameters<typeof findPlaceless>[0];
const before = composed([slot]);

it.each([
  ['as much', slot],
  ['more', { ...slot, params: ['slug', 'country'], data: { ...slot.data, units: 'number' as const } }],
])('accepts a slot that hands on %s', (_case, now) => {
  expect(findNarrowedSlots(composed([now]), before)).toEqual([]);
});

it.each([
  ['country', { ...slot, data: {} }],
  ['country', { ...slot, data: { country: 'number' as const } }],
  ['slug', { ...slot, params: [] }],
])('refuses one that no longer hands on %s, while a widget stands in it', (lost, now) => {
  expect(findNarrowedSlots(composed([now]), before)).toEqual([
    `catalogue new is refused: its slot treatment.estimate, in which calculator/sum stands, no longer hands on ${lost} as new does. Its team adds to it only.`,
  ]);
  expect(findNarrowedSlots(composed([now], []), before)).toEqual([]);
});

it('says which widgets stand nowhere', () => {
  expect(findPlaceless(before)).toEqual([]);
  expect(findPlaceless(composed([], [widget, { expose: 'more', slot: 'home.more' }]))).toEqual([
    'The widget calculator/sum stands nowhere: no page offers the slot treatment.estimate.',
  ]);
  expect(findNarrowedSlots(composed([]), before)).toEqual([]);
});

it.each([
  ['treatment.estimates', 'treatment.estimate'],
  ['treatments.more', 'home.more or footer.more'],
])('asks for %s whether %s is meant', (name, meant) => {
  expect(findPlaceless(composed([slot, slot], [{ expose: 'sum', slot: name }]))).toEqual([
    `The widget calculator/sum stands nowhere: no page offers the slot ${name}. Is it ${meant}?`,
  ]);
});
