import { isDeepStrictEqual } from 'node:util';
import type { ReleasedPackage } from '../store/stored-release.ts';
import type { JournalEntry } from './journal-entry.ts';

type Names = readonly ReleasedPackage[];

/**
 * What an entry changes that a key for some packages may not sign: all else of the entry before has to stay as it is. In a
 * channel only added releases count: to leave some out, or to close it, shows nobody another one's draft.
 * @param before the entry before; undefined for the first
 * @returns as the end of a sentence; undefined when it may be signed
 */
export function findExcess(names: Names, entry: JournalEntry, before?: JournalEntry): string | undefined {
  const { moved, channel } = entry;
  if (moved && !names.includes(moved.what)) return `moves ${moved.what}`;
  const [own, earlier] = [releasesOf(entry), releasesOf(before)];
  const places = channel ? Object.keys(entry.remotes) : Object.keys({ ...earlier, ...own });
  const changed = places.find(name => !names.includes(name) && !isDeepStrictEqual(own[name], earlier[name]));
  if (changed) return `moves ${changed}`;
  if (channel) return undefined;
  if (!isDeepStrictEqual(shareOfOthers(names, entry), shareOfOthers(names, before)))
    return 'changes a share of others';
  const isSame = isDeepStrictEqual(others(names, entry.gone), others(names, before?.gone));
  return isSame ? undefined : 'changes which pages of others are gone';
}

const releasesOf = (entry?: JournalEntry): Record<string, unknown> => ({
  shell: entry?.shell,
  ...entry?.remotes,
});

const others = (names: Names, values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

function shareOfOthers(names: Names, entry: JournalEntry | undefined): object | undefined {
  const remotes = others(names, entry?.share?.remotes);
  return Object.keys(remotes).length > 0 ? { ...entry?.share, remotes } : undefined;
}
