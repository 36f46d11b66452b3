/** Below so many views of a canary its errors say too little. */
export const VIEWS_MIN = 200;
/** A canary may have so many times the errors per view of the stable composition, */
const FACTOR = 2;
/** and so many more: one in a hundred. */
const MARGIN = 0.01;

export interface Counts {
  views: number;
  errors: number;
}

/** Why a canary should stop, with the figures; undefined as long as it may go on. @param stable counted in the same time */
export function findReasonToStop(canary: Counts, stable: Counts): string | undefined {
  if (canary.views < VIEWS_MIN) return undefined;
  if (rateOf(canary) <= FACTOR * rateOf(stable) + MARGIN) return undefined;
  return `${describe(canary)}, beside ${describe(stable)} of the stable composition.`;
}

const rateOf = ({ views, errors }: Counts): number => errors / Math.max(views, 1);

const describe = (counts: Counts): string =>
  `${counts.errors} errors in ${counts.views} views (${(100 * rateOf(counts)).toFixed(1)} %)`;

/** Judges a canary by what is counted from now on. @param read views and errors of a composition until now */
export function createCanaryJudge(read: (compositionId: string) => Counts) {
  const countFrom = (id: string) => {
    const before = read(id);
    return (): Counts => {
      const { views, errors } = read(id);
      return { views: views - before.views, errors: errors - before.errors };
    };
  };
  return (canaryId: string, stableId: string) => {
    const [canary, stable] = [countFrom(canaryId), countFrom(stableId)];
    return () => findReasonToStop(canary(), stable());
  };
}
