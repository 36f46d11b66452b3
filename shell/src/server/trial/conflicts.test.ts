import { expect, it } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { findForeignPrefixes, findTakenSlots } from './conflicts.ts';

const composed = (prefixes: string[]) => ({
  remotes: { ...compositionOf('catalogue').remotes, ...compositionOf('quote', { prefixes }).remotes },
});

it('takes prefixes of its own', () => {
  expect(findForeignPrefixes(composed(['/contact', '/pricesandmore', '/reviews/all']))).toEqual([]);
});

it.each([
  ['/about', "its prefix /about is the shell's"],
  ['/blog/more', "its prefix /blog/more is the shell's"],
  ['/api', "its prefix /api is the shell's"],
  ['/_releases', "its prefix /_releases is the shell's"],
  ['/treatments/hip-replacement', 'its prefix /treatments/hip-replacement is one of catalogue'],
  ['/prices', 'its prefix /prices is one of catalogue'],
])('refuses %s', (prefix, reason) => {
  expect(findForeignPrefixes(composed([prefix]))).toContainEqual({ remote: 'quote', reason });
});

it('refuses a second widget for a slot that takes one', () => {
  const widgets = (slot: 'home.calculator' | 'home.more') => [{ expose: 'a', slot }];
  const both = (slot: 'home.calculator' | 'home.more') => ({
    remotes: {
      ...compositionOf('calculator', { widgets: widgets(slot) }).remotes,
      ...compositionOf('quote', { widgets: widgets(slot) }).remotes,
    },
  });
  expect(findTakenSlots(both('home.more'))).toEqual([]);
  expect(findTakenSlots(both('home.calculator'))).toEqual([
    { remote: 'quote', reason: 'the slot home.calculator is taken by calculator' },
  ]);
});
