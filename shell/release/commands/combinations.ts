import type { JournalEntry } from '../journal/journal-entry.ts';

/** A composition of old and new releases. */
export interface Combination {
  shell: 'old' | 'new' | 'same';
  /** Remotes that have their new release. */
  moved: readonly string[];
  entry: JournalEntry;
}

/**
 * Every shell with no remote moved, each one alone, and all of them together: what visitors get while one entry of the journal
 * replaces another. Compositions without a remote that the new entry has are left out: its pages have nobody yet.
 */
export function combine(from: JournalEntry, to: JournalEntry): Combination[] {
  const names = Object.keys({ ...from.remotes, ...to.remotes });
  const changed = names.filter(name => from.remotes[name]?.digest !== to.remotes[name]?.digest);
  const moves = [[], ...changed.map(name => [name]), ...(changed.length > 1 ? [changed] : [])];
  const shells =
    from.shell.digest === to.shell.digest
      ? ([['same', to.shell]] as const)
      : ([
          ['old', from.shell],
          ['new', to.shell],
        ] as const);
  const isWhole = ({ entry }: Combination) => Object.keys(to.remotes).every(name => name in entry.remotes);
  const combinations = shells.flatMap(([shell, release]) =>
    moves.map((moved): Combination => {
      const remotes = { ...from.remotes };
      for (const name of moved) {
        const next = to.remotes[name];
        if (next) remotes[name] = next;
        else delete remotes[name];
      }
      return { shell, moved, entry: { ...to, shell: release, remotes, moved: null, checks: {} } };
    }),
  );
  return combinations.filter(isWhole);
}
