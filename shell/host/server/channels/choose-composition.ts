import { randomInt } from 'node:crypto';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { type Cookies, createPlainCookie, findCookie } from '../guard/signed-cookie.ts';

const COOKIE = { name: 'carefare_share', seconds: 86_400 } as const;

/** What a request gets in place of the live composition. */
export interface ChosenComposition {
  other?: CompositionSnapshot;
  /** The channel that it is a preview of. */
  preview?: string;
  /** A Set-Cookie header for a browser that has no number yet. */
  cookie?: string;
}

export type ChooseComposition = (request: { cookies: Cookies; isPageView: boolean }) => ChosenComposition;

const LIVE: ChosenComposition = {};

/**
 * Chooses between the live composition and that of a share. While there is a share, a browser that opens a page gets a cookie
 * with a random number from 0 to 99. If the number is below the share's percentage, it gets the share.
 * @param origin public origin of the site
 */
export function createCompositionChoice(
  watcher: Pick<CompositionWatcher, 'share'>,
  origin: string,
  draw = () => randomInt(100),
): ChooseComposition {
  function readNumber(cookies: Cookies): number | undefined {
    const value = findCookie(cookies, { origin }, COOKIE);
    return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
  }

  return ({ cookies, isPageView }) => {
    const { share } = watcher;
    if (!share) return LIVE;
    const known = readNumber(cookies);
    // Only page views draw a number, not form posts and files.
    if (known === undefined && !isPageView) return LIVE;
    const number = known ?? draw();
    return {
      ...(number < share.percent && { other: share.snapshot }),
      ...(known === undefined && { cookie: createPlainCookie({ origin }, COOKIE, String(number)) }),
    };
  };
}
