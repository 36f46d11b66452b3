import type { LoadResult } from 'shared-contracts';

/** How long a navigation waits for a page's data, in ms. */
const DATA_WAIT_MS = 400;

/** A page's result in the browser: after a short wait it opens without its data, and fills in what is `arriving`. */
export const respondFrom = (
  result: Promise<LoadResult>,
  arriving: Promise<unknown> = result,
): Promise<LoadResult> =>
  Promise.race([
    result,
    new Promise<LoadResult>(resolve => setTimeout(resolve, DATA_WAIT_MS, { status: 200, arriving })),
  ]);
