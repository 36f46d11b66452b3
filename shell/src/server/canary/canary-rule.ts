import type { RemoteKey } from 'shared-contracts';

/** Below so many views of a canary its errors say too little, */
const VIEWS_MIN = 200;
/** unless its own code has failed so often on the server, which no browser can make up. */
const FAILURES_MIN = 10;
/** A canary may have so many times the errors per view of the stable composition, */
const FACTOR = 2;
/** and so many more: one in a hundred. */
const MARGIN = 0.01;

export interface Counts {
  views: number;
  errors: number;
  /** Those of the errors that the canary's remote had on the server. */
  failures: number;
}

/** Why a canary should stop, with the figures; undefined as long as it may go on. @param stable counted in the same time */
export function findReasonToStop(canary: Counts, stable: Counts): string | undefined {
  if (canary.views < VIEWS_MIN && canary.failures < FAILURES_MIN) return undefined;
  if (rateOf(canary) <= FACTOR * rateOf(stable) + MARGIN) return undefined;
  return `${describe(canary)}, beside ${describe(stable)} of the stable composition.`;
}

const rateOf = ({ views, errors }: Counts): number => errors / Math.max(views, 1);

const describe = (counts: Counts): string =>
  `${counts.errors} errors in ${counts.views} views (${(100 * rateOf(counts)).toFixed(1)} %)`;

/** Judges a canary by what is counted from now on. @param read what was counted of a composition, and a remote in it */
export function createCanaryJudge(read: (compositionId: string, remote: RemoteKey) => Counts) {
  return (canaryId: string, stableId: string, remote: RemoteKey) => {
    const countFrom = (id: string) => {
      const before = read(id, remote);
      return (): Counts => {
        const { views, errors, failures } = read(id, remote);
        return {
          views: views - before.views,
          errors: errors - before.errors,
          failures: failures - before.failures,
        };
      };
    };
    const [canary, stable] = [countFrom(canaryId), countFrom(stableId)];
    return () => findReasonToStop(canary(), stable());
  };
}
