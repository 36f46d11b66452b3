import { expect, it } from 'vitest';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { combine } from './combinations.ts';

const release = (digest: string) => ({ digest, integrity: '' });
const remotes = { catalogue: release('c1'), calculator: release('k1'), quote: release('q1') };
const before = { shell: release('s1'), remotes } as unknown as JournalEntry;
const quote = { ...before, remotes: { ...remotes, quote: release('q2') } };
const both = { ...before, remotes: { ...quote.remotes, catalogue: release('c2') } };
const movesTo = (to: JournalEntry, from = before) =>
  combine(from, to).map(({ shell, moved }) => [shell, ...moved].join(' '));

it('moves each remote by itself and with the others, with the old and the new shell', () => {
  const moves = ['', ' catalogue', ' quote', ' catalogue quote'];
  expect(movesTo({ ...both, shell: release('s2') })).toEqual(
    ['old', 'new'].flatMap(shell => moves.map(move => shell + move)),
  );
  expect(movesTo(quote)).toEqual(['same', 'same quote']);
});

it('leaves out what lacks a remote of the new entry', () => {
  const { quote: _added, ...without } = remotes;
  expect(movesTo(before, { ...before, remotes: without })).toEqual(['same quote']);
});
