import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { rows } from '../../../testing/rows.ts';
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

describe('slots of remotes', () => {
  const slot = { name: 'treatment.more', takes: 'one' as const, params: [], data: {}, examples: [] };
  const [list] = rows.catalogue;
  const offering = { pages: [{ ...list!, slots: [slot] }] };
  const filling = { widgets: [{ expose: 'a', slot: slot.name }] };
  const compose = (...remotes: ReturnType<typeof compositionOf>[]) => ({
    remotes: Object.assign({}, ...remotes.map(each => each.remotes)),
  });
  const catalogue = compositionOf('catalogue', offering);

  it('take as many widgets as they say', () => {
    const one = compose(catalogue, compositionOf('quote', filling));
    expect(findTakenSlots(one)).toEqual([]);
    const two = compose(catalogue, compositionOf('calculator', filling), compositionOf('quote', filling));
    expect(findTakenSlots(two)).toEqual([
      { remote: 'quote', reason: 'the slot treatment.more is taken by calculator' },
    ]);
  });

  it('belong to one remote', () => {
    const pages = [{ ...rows.quote[0]!, slots: [slot] }];
    expect(findTakenSlots(compose(catalogue, compositionOf('quote', { pages })))).toEqual([
      { remote: 'quote', reason: 'its slot treatment.more is one of catalogue' },
    ]);
    const twice = { pages: rows.catalogue.map(row => Object.assign({ slots: [slot] }, row)) };
    expect(findTakenSlots(compose(compositionOf('catalogue', twice)))).toEqual([]);
  });

  it('go two deep, and in no circle', () => {
    const inner = { ...slot, name: 'ask.more' };
    const ask = { widgets: [{ expose: 'ask', slot: slot.name, slots: [inner] }] };
    const deep = (own: string) =>
      compose(
        catalogue,
        compositionOf('quote', ask),
        compositionOf('calculator', {
          widgets: [{ expose: 'sum', slot: inner.name, slots: [{ ...slot, name: own }] }],
        }),
      );
    expect(findTakenSlots(compose(catalogue, compositionOf('quote', ask)))).toEqual([]);
    expect(findTakenSlots(deep('sum.more'))).toEqual([
      {
        remote: 'calculator',
        reason: 'its widget sum has slots and stands in ask.more, which is itself in a widget',
      },
    ]);
    const circle = { widgets: [{ expose: 'ask', slot: inner.name, slots: [inner] }] };
    expect(findTakenSlots(compose(compositionOf('quote', circle)))).toHaveLength(1);
  });
});
