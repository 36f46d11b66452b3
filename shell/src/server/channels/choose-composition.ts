import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { cookieNameOf } from '../guard/signed-cookie.ts';
import { isPageRequest } from '../page-view.ts';

const COOKIE = { name: 'carefare_share', seconds: 86_400 };

/** The composition of a request. */
export type SnapshotOf = (context: Context) => CompositionSnapshot;
/** The channel that a request sees a preview of. */
export type PreviewOf = (context: Context) => string | undefined;

interface Choice {
  /** In place of the live composition. */
  other?: CompositionSnapshot;
  /** The channel that it is a preview of. */
  preview?: string;
  /** A Set-Cookie header for a browser that has no number yet. */
  cookie?: string;
}

const LIVE: Choice = {};

/**
 * Chooses what a request gets: the live composition, the share's, or that of a preview. While there is a share, a browser
 * that opens a page gets a cookie with a random number from 0 to 99; those below its percentage get it. All parts of one
 * request get the same.
 * @param origin public origin of the site
 */
export function createCompositionChoice(
  watcher: Pick<CompositionWatcher, 'current' | 'share'>,
  origin: string,
  draw = () => randomInt(100),
) {
  const name = cookieNameOf(COOKIE.name, origin);
  const choices = new WeakMap<IncomingMessage, Choice>();

  function choose(request: IncomingMessage): Choice {
    const { share } = watcher;
    if (!share) return LIVE;
    const known = readNumber(request.headers.cookie);
    // A form post or a file of a browser without a number is not worth one.
    if (known === undefined && !isPageRequest(request)) return LIVE;
    const number = known ?? draw();
    return {
      ...(number < share.percent && { other: share.snapshot }),
      ...(known === undefined && { cookie: write(number) }),
    };
  }

  function readNumber(cookies: string | undefined): number | undefined {
    const value = cookies?.includes(COOKIE.name) ? parse(cookies, name)[name] : undefined;
    return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
  }

  const write = (number: number): string =>
    serialize(name, String(number), {
      path: '/',
      httpOnly: true,
      secure: origin.startsWith('https:'),
      sameSite: 'Lax',
      maxAge: COOKIE.seconds,
    });

  function choiceOf(request: IncomingMessage): Choice {
    const known = choices.get(request);
    if (known) return known;
    const choice = choose(request);
    choices.set(request, choice);
    return choice;
  }

  return {
    /** Of the live composition always the newest, since a request may wait. */
    snapshotOf: (request: IncomingMessage): CompositionSnapshot => choiceOf(request).other ?? watcher.current,
    /** The channel that a request sees a preview of. */
    previewOf: (request: IncomingMessage): string | undefined => choiceOf(request).preview,
    /** To be called before anything else asks. */
    preview: (request: IncomingMessage, channel: string, snapshot: CompositionSnapshot): void =>
      void choices.set(request, { other: snapshot, preview: channel }),
    cookieOf: (request: IncomingMessage): string | undefined => choiceOf(request).cookie,
  };
}

export type CompositionChoice = ReturnType<typeof createCompositionChoice>;
