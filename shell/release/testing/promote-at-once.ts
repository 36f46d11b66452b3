import { expect } from 'vitest';
import { journalOf, listEntries, readEntry } from '../journal/journal.ts';
import { promote } from '../journal/promote.ts';
import type { ReleaseStore } from '../store/store.ts';
import { release } from './stores.ts';

const REMOTES = ['catalogue', 'calculator', 'quote'];
const base = { by: 'a test', reason: 'a test', check: () => Promise.resolve({ rehearsal: 'passed' }) };

/** Has teams promote at once to the journal and to two channels, round after round: each entry is the one before it with one move made. */
export async function expectNoMoveLost(
  store: ReleaseStore,
  { teams, rounds }: { teams: number; rounds: number },
): Promise<void> {
  await promote(store, { ...base, move: { what: 'shell', release: release(1) } });
  const channels = [undefined, 'next', 'other'];
  const movers = [...REMOTES, ...REMOTES, ...REMOTES].slice(0, teams);
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      movers.flatMap((what, team) =>
        channels.map(channel =>
          promote(store, { ...base, channel, move: { what, release: release(1_000 * round + team + 1) } }),
        ),
      ),
    );
  for (const channel of channels) {
    const journal = journalOf(channel);
    const numbers = await listEntries(store, journal);
    const first = channel ? 0 : 1;
    expect(numbers).toEqual(Array.from({ length: first + rounds * teams }, (_, index) => index + 1));
    const entries = await Promise.all(numbers.map(number => readEntry(store, number, journal)));
    for (const [index, { entry }] of entries.entries()) {
      const before = entries[index - 1]?.entry;
      if (!before || !entry.moved) continue;
      const { what, to } = entry.moved;
      expect(entry.remotes).toEqual({ ...before.remotes, [what]: { ...release(0), digest: to } });
    }
  }
}
