import type { Release, RemoteKey } from 'shared-contracts/host';
import type { Offers } from '../manifest.ts';
import { findNewPairs, namesOf, type Pair } from './new-pairs.ts';
import type { Rule } from './rule.ts';

interface Names extends ReturnType<typeof namesOf> {
  /** Whose team builds the remote. */
  team: RemoteKey;
}

/** What a release lacks, told for either side that may have moved; undefined when it lacks nothing. */
type JudgeOffers = (
  release: Release,
  offers: Offers,
  names: Names,
) => Record<Pair['moved'], string> | undefined;

/** A rule about what a shell offers to each remote that would be new beside it. */
export const judgeOffers =
  (judge: JudgeOffers): Rule =>
  (candidate, live, note) =>
    findNewPairs(candidate, live).flatMap(pair => {
      const { offers } = pair.shell.release;
      const names = { ...namesOf(pair), team: pair.remote };
      if (!offers) {
        note(`not compared before the rehearsal: ${names.shell} does not list what it offers`);
        return [];
      }
      const told = judge(pair.release.release, offers, names);
      return told ? [told[pair.moved]] : [];
    });
