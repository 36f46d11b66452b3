import type { Seen } from '../trial/look/seen.ts';
import type { PageSize } from '../trial/trial-protocol.ts';
import type { ReadComposition } from './rule.ts';

const KB = 1_024;
/** The largest page of the site, a book of everything, has 320. */
const HTML_MAX_KB = 400;
/** How much larger than its last HTML a page may be, from this size on. */
const GROWTH_MAX = 2;
const GROWN_MIN_KB = 20;

const inKB = (bytes: number): string => `${Math.ceil(bytes / KB)} KB`;

/** Pages and widgets with more HTML than a phone should load, or twice as much as they had, one sentence each. */
export const findLargeHtml = (
  sizes: readonly PageSize[],
  { releases }: Pick<ReadComposition, 'releases'>,
  live: Seen | undefined,
): string[] =>
  sizes.flatMap(({ of, remote, address, bytes }) => {
    const before = live?.bytes?.[`${remote} ${of}`];
    const limit =
      bytes > HTML_MAX_KB * KB
        ? `${HTML_MAX_KB} KB`
        : before !== undefined &&
          bytes > Math.max(GROWTH_MAX * before, GROWN_MIN_KB * KB) &&
          `twice the ${inKB(before)} that it had`;
    return limit
      ? [
          `${remote} ${releases.get(remote)?.release.digest} is refused: ${address} has ${inKB(bytes)} of HTML, more than ${limit}. ` +
            `Its team takes out what grew, or says why with --override.`,
        ]
      : [];
  });

/** What the next entry remembers. */
export const bytesOf = (sizes: readonly PageSize[]): Record<string, number> =>
  Object.fromEntries(sizes.map(({ remote, of, bytes }) => [`${remote} ${of}`, bytes]));
