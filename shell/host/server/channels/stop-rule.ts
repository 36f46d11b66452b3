import type { RemoteKey } from 'shared-contracts/host';
import type { WatchDifference } from '../composition/difference.ts';
import type { KnownCompositions } from '../known-compositions.ts';

/** Server failures before a difference may stop; browsers cannot fake them. */
const FAILURES_MIN = 10;
/** Networks that must have reported errors before it may stop: one visitor's broken browser decides nothing. */
const REPORTERS_MIN = 3;
/** How many times the live composition's rate of failures it may have. */
const FACTOR = 2;
/** Failures per view that it may have on top of that. */
const MARGIN = 0.01;

export interface Counts {
  views: number;
  /** How often the code of the difference's own remotes failed on the server. */
  failures: number;
  /** Networks whose browsers reported errors. */
  reporters: number;
}

/** Why a difference should stop, with the figures; undefined as long as it may go on. @param live counted in the same time */
export function findReasonToStop(difference: Counts, live: Counts): string | undefined {
  const exceeds = (what: 'failures' | 'reporters') =>
    difference[what] / Math.max(difference.views, 1) >
    (FACTOR * live[what]) / Math.max(live.views, 1) + MARGIN;
  if (difference.failures >= FAILURES_MIN && exceeds('failures'))
    return `${difference.failures} failures on the server in ${difference.views} views, beside ${live.failures} in ${live.views} of the live composition.`;
  if (difference.reporters >= REPORTERS_MIN && exceeds('reporters'))
    return `browsers of ${difference.reporters} networks reported errors in ${difference.views} views, beside ${live.reporters} in ${live.views} of the live composition.`;
  return undefined;
}

/** Watches a difference by what is counted from now on. */
export function createFailureWatch({ tallyOf }: Pick<KnownCompositions, 'tallyOf'>): WatchDifference {
  return (differenceId, liveId, remotes) => {
    const read = (id: string): Counts => {
      const { views = 0, failures = {}, reporters } = tallyOf(id) ?? {};
      const failed = remotes.reduce((sum, remote: RemoteKey) => sum + (failures[remote] ?? 0), 0);
      return { views, failures: failed, reporters: reporters?.size ?? 0 };
    };
    const countFrom = (id: string) => {
      const before = read(id);
      return (): Counts => {
        const { views, failures, reporters } = read(id);
        return {
          views: views - before.views,
          failures: failures - before.failures,
          reporters: reporters - before.reporters,
        };
      };
    };
    const [difference, live] = [countFrom(differenceId), countFrom(liveId)];
    return () => findReasonToStop(difference(), live());
  };
}
