import { isBelow } from 'shared-contracts/host';
import { KEPT_DAYS } from '../journal/kept-days.ts';
import { findRetainedReleases } from '../journal/retained-releases.ts';
import { readManifest } from '../store/read-release.ts';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { movedReleases } from './moved-releases.ts';
import type { ReadComposition } from './rule.ts';

const overlaps = (prefixes: readonly string[], prefix: string): boolean =>
  isBelow(prefixes, prefix) || prefixes.some(other => isBelow([prefix], other));

/**
 * Prefixes of releases that are not live yet, and that lead to something of another remote next to them: a roll-back over a
 * prefix that was handed over, for example.
 * @returns one sentence for each
 */
export function findTakenPrefixes(
  candidates: readonly ReadComposition[],
  live: readonly ReadComposition[],
): string[] {
  const faults = new Set<string>();
  for (const candidate of candidates)
    for (const [remote, { release }] of movedReleases(candidate, live))
      for (const [other, { release: beside }] of candidate.releases) {
        if (other === remote) continue;
        for (const prefix of release.prefixes.filter(each => overlaps(beside.prefixes, each)))
          faults.add(
            `${remote} ${release.digest} is refused: its prefix ${prefix} is one of ${other}, which is live.`,
          );
      }
  return [...faults];
}

/**
 * Prefixes that a candidate takes up and that were another remote's within KEPT_DAYS: links to them may still be
 * meant for its pages, and it may be rolled back.
 * @param takes prefixes that are handed over on purpose
 * @returns one sentence for each
 */
export async function findKeptPrefixes(
  store: ReleaseStore,
  candidates: readonly ReadComposition[],
  live: readonly ReadComposition[],
  takes: readonly string[],
): Promise<string[]> {
  const owned = (remote: string) =>
    live.flatMap(({ releases }) => releases.get(remote)?.release.prefixes ?? []);
  const added = candidates
    .flatMap(candidate => movedReleases(candidate, live))
    .flatMap(([remote, { release }]) =>
      release.prefixes
        .filter(prefix => !takes.includes(prefix) && !owned(remote).includes(prefix))
        .map(prefix => ({ remote, digest: release.digest, prefix })),
    );
  if (added.length === 0) return [];
  const faults = new Set<string>();
  for (const [folder, stored] of await findRetainedReleases(store, new Date())) {
    const [, owner = ''] = folder.split('/');
    const others = added.filter(({ remote }) => remote !== owner);
    if (owner === 'shell' || others.length === 0) continue;
    // One that is gone or damaged keeps no other team out.
    const manifest = await readManifest(store, owner, stored).catch((error: unknown) => {
      if (!(error instanceof RefusedPromotionError)) throw error;
    });
    const kept = manifest && 'prefixes' in manifest ? manifest.prefixes : [];
    for (const { remote, digest, prefix } of others)
      if (overlaps(kept, prefix))
        faults.add(
          `${remote} ${digest} is refused: its prefix ${prefix} was one of ${owner} within the last ${KEPT_DAYS} days. ` +
            `If ${owner} gives it away, add --takes ${prefix}.`,
        );
  }
  return [...faults];
}
