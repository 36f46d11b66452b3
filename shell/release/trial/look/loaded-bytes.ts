import type { Observation } from './observe.ts';
import type { Seen } from './seen.ts';

const KB = 1_024;
/** How much more than at its last look a page may load, and from how many bytes more on that matters. */
const GROWTH_MAX = 2;
const GROWN_MIN = 30 * KB;

type Loading = Pick<Observation, 'visit' | 'loadedBytes'>;

const remoteOf = ({ folder }: Loading['visit']): string => folder.split('/')[2] ?? '';
const inKB = (bytes: number): string => `${Math.ceil(bytes / KB)} KB`;

/** What the next entry remembers: of pages of remotes, by remote and path. */
export const loadedBytesOf = (observations: readonly Loading[]): Record<string, number> =>
  Object.fromEntries(
    observations.flatMap(({ visit, loadedBytes }) =>
      remoteOf(visit) && loadedBytes ? [[`${remoteOf(visit)} ${visit.path}`, loadedBytes]] : [],
    ),
  );

/** The end of a sentence if a page loads twice what it loaded when it was looked at last. */
export function findGrowth({ visit, loadedBytes = 0 }: Loading, live: Seen | undefined): string[] {
  const before = live?.loaded?.[`${remoteOf(visit)} ${visit.path}`];
  const isGrown = before && loadedBytes > GROWTH_MAX * before && loadedBytes > before + GROWN_MIN;
  return isGrown
    ? [
        `loads ${inKB(loadedBytes)} of its own files and calls, more than twice the ${inKB(before)} that it did`,
      ]
    : [];
}
