import type { RemoteKey } from 'shared-contracts/host';
import type { JudgeDifference } from '../../composition/server/difference.ts';

/** Below so many views of a difference its errors say too little, */
const VIEWS_MIN = 200;
/** unless its own code has failed so often on the server, which no browser can make up. */
const FAILURES_MIN = 10;
/** It may have so many times the errors per view of the live composition, */
const FACTOR = 2;
/** and so many more: one in a hundred. */
const MARGIN = 0.01;

export interface Counts {
  views: number;
  errors: number;
  /** Those of the errors that its own remotes had on the server. */
  failures: number;
}

/** Why a difference should stop, with the figures; undefined as long as it may go on. @param live counted in the same time */
export function findReasonToStop(difference: Counts, live: Counts): string | undefined {
  if (difference.views < VIEWS_MIN && difference.failures < FAILURES_MIN) return undefined;
  if (rateOf(difference) <= FACTOR * rateOf(live) + MARGIN) return undefined;
  return `${describe(difference)}, beside ${describe(live)} of the live composition.`;
}

const rateOf = ({ views, errors }: Counts): number => errors / Math.max(views, 1);

const describe = (counts: Counts): string =>
  `${counts.errors} errors in ${counts.views} views (${(100 * rateOf(counts)).toFixed(1)} %)`;

/** Judges a difference by what is counted from now on. @param read what was counted of a composition, and of remotes in it */
export function createJudge(
  read: (compositionId: string, remotes: readonly RemoteKey[]) => Counts,
): JudgeDifference {
  return (differenceId, liveId, remotes) => {
    const countFrom = (id: string) => {
      const before = read(id, remotes);
      return (): Counts => {
        const { views, errors, failures } = read(id, remotes);
        return {
          views: views - before.views,
          errors: errors - before.errors,
          failures: failures - before.failures,
        };
      };
    };
    const [difference, live] = [countFrom(differenceId), countFrom(liveId)];
    return () => findReasonToStop(difference(), live());
  };
}
