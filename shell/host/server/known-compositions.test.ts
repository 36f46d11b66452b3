import { expect, it } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { createKnownCompositions } from './known-compositions.ts';

const composition = (number: number) => ({ ...compositionOf('quote'), id: String(number) });

it('knows the twenty compositions that were live last, and counts from zero when one goes live again', () => {
  const known = createKnownCompositions();
  for (let number = 1; number <= 20; number += 1) known.add(composition(number));
  const tally = known.tallyOf('1');
  if (tally) tally.views = 7;
  known.add(composition(1));
  known.add(composition(21));
  expect(known.tallyOf('1')?.views).toBe(0);
  expect(known.tallyOf('2')).toBeUndefined();
  expect(known.releaseOf('21', 'quote')).toBe('0123456789abcdef');
  expect(known.releaseOf('21', 'catalogue')).toBeUndefined();
});

it('previews push no live composition out', () => {
  const known = createKnownCompositions();
  known.add(composition(1));
  for (let number = 2; number <= 30; number += 1) known.add(composition(number), true);
  expect(known.tallyOf('1')).toBeDefined();
  expect(known.tallyOf('10')).toBeUndefined();
  expect(known.tallyOf('30')).toBeDefined();
});
