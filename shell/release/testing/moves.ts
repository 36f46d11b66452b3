import { beforeEach } from 'vitest';
import { promoteRelease, share } from '../commands/promote.command.ts';
import { readNewestEntry } from '../journal/journal.ts';
import type { ReleaseStore } from '../store/store.ts';
import { publishLive, publishRemote, why } from './small-releases.ts';
import { digest, provideStores } from './stores.ts';

export const [SHELL, STABLE, NEW, OTHER, CATALOGUE] = [digest(1), digest(2), digest(3), digest(4), digest(5)];

/** Moves in a new store for each test: shell and STABLE of quote are live, NEW and OTHER of it and CATALOGUE are published. */
export function provideMoves() {
  const { openFolder } = provideStores();
  const moves = { openFolder, store: {} as ReleaseStore, promote, give, newest, live };
  beforeEach(async () => {
    moves.store = openFolder();
    await publishLive(moves.store, { shell: SHELL, quote: STABLE });
    for (const release of [NEW, OTHER]) await publishRemote(moves.store, 'quote', release);
    await publishRemote(moves.store, 'catalogue', CATALOGUE);
  });

  function promote(
    what: 'shell' | 'quote' | 'catalogue',
    release: string,
    channel?: string,
    others?: readonly string[],
  ) {
    return promoteRelease(moves.store, what, release, { ...why, channel, others });
  }
  function give(channel: string, percent: number, others?: readonly string[]) {
    return share(moves.store, channel, percent, { ...why, others });
  }
  async function newest(journal?: string) {
    return (await readNewestEntry(moves.store, journal))?.entry;
  }
  /** Digests by remote: what is live, and what a share has. */
  async function live() {
    const { remotes, share: given } = (await newest()) ?? {};
    const digests = (of: typeof remotes) =>
      Object.fromEntries(Object.entries(of ?? {}).map(([key, release]) => [key, release.digest]));
    return [digests(remotes), given && [given.channel, digests(given.remotes), given.percent]];
  }
  return moves;
}
