import type { Release, RemoteKey } from 'shared-contracts';
import type { JournalEntry } from '../journal.ts';
import { type CheckComposition, RefusedPromotionError } from '../promote.ts';
import { readManifest, readRelease } from '../read-release.ts';
import type { ReleaseStore } from '../store.ts';
import { checkByteBudgets } from './byte-budgets.ts';
import { findRemovals } from './missing-pages.ts';
import { rehearse } from './rehearsal.ts';
import type { Candidate, Releases, Rule } from './rule.ts';
import { runSmoke, type Smoke } from './smoke.ts';

/** What shells do not judge themselves, by the name under which the journal keeps the result. */
const rules: Record<string, Rule> = {
  pages: (candidate, live) => (live ? findRemovals(candidate, live) : []),
  budgets: checkByteBudgets,
};

interface GateOptions {
  /** The move goes back to a release that was live: it may lack what the newer one added. */
  isRollback?: boolean;
  /** Why the rules may be broken this time. The journal keeps it. */
  override?: string | undefined;
  /** Tests of the candidate as a running site. */
  smoke?: Smoke | undefined;
}

/**
 * The checks before a move: every file of the candidate's releases, the rules, and a rehearsal by the shell's release that
 * the entry names, and its smoke test last. Files and rehearsal cannot be overridden, since every shell would refuse the
 * composition as well.
 * @returns a check that throws RefusedPromotionError with a sentence for each fault
 */
export function createGate(
  store: ReleaseStore,
  { isRollback = false, override, smoke }: GateOptions = {},
): CheckComposition {
  return async (entry, liveEntry) => {
    const candidate = { releases: await readReleases(store, entry) };
    const live = liveEntry && { releases: await readManifests(store, liveEntry) };
    const broken = isRollback ? {} : judge(candidate, live);
    const sentences = Object.values(broken).flat();
    if (sentences.length > 0 && !override) throw new RefusedPromotionError(sentences.join('\n'));
    const faults = await rehearse(store, entry, candidate);
    if (faults.length > 0) throw new RefusedPromotionError(faults.join('\n'));
    const smokeFaults = smoke ? await runSmoke(store, entry, smoke) : [];
    if (smokeFaults.length > 0 && !override) throw new RefusedPromotionError(smokeFaults.join('\n'));
    const tell = (found: readonly string[]) =>
      found.length > 0 ? `overridden (${override}): ${found.join(' ')}` : 'passed';
    const results = Object.entries(broken).map(([rule, found]) => [rule, tell(found)]);
    return {
      ...Object.fromEntries(results),
      rehearsal: 'passed',
      smoke: smoke ? tell(smokeFaults) : 'not run',
    };
  };
}

const judge = (candidate: Candidate, live: Releases | null): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(candidate, live)]));

async function readReleases(store: ReleaseStore, { remotes }: JournalEntry): Promise<Candidate['releases']> {
  const entries = Object.entries(remotes).map(async ([name, stored]) => {
    const remote = name as RemoteKey;
    const { manifest, files } = await readRelease(store, remote, stored);
    return [remote, { release: manifest as Release, files }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** The live composition's release.json files alone: what else is wrong with it must not keep its successor out. */
async function readManifests(store: ReleaseStore, { remotes }: JournalEntry): Promise<Releases['releases']> {
  const entries = Object.entries(remotes).map(async ([name, stored]) => {
    const remote = name as RemoteKey;
    return [remote, { release: (await readManifest(store, remote, stored)) as Release }] as const;
  });
  return new Map(await Promise.all(entries));
}
