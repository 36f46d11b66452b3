import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ExposedPage } from 'shared-contracts';
import { matchPage, normalizePath } from '../composition/match-page.ts';
import { nameOf, remoteOf } from '../composition/modules.ts';
import type { CompositionSnapshot } from '../composition/server/composition-snapshot.ts';
import { noteOf, noteOpened, openedFor } from './opened-form.server.ts';
import { isOwnOrigin } from './own-origin.server.ts';
import { encode } from './page-cache.server.ts';
import { type PageOptions, sendPage } from './pages.server.ts';
import { type Answered, answered } from './posts.action.server.ts';
import { leaveFlash } from './posts.flash.server.ts';
import { answeredOnce } from './posts.repeated.server.ts';
import type { VisitorOptions } from './posts.visitor.server.ts';
import { renderPage } from './render.server.tsx';
import { keyedHash } from './visitor.server.ts';

/** Bytes. Notes that are too long come back with what was typed; only what no person writes is turned away. */
const BODY_LIMIT = 64 * 1024;

type PostOptions = PageOptions & VisitorOptions;

const refusals = {
  tooLarge: `This form is too large. Nothing was sent: please go back, shorten what you wrote and send it again.`,
  nothingHere: 'Nothing takes a form here.',
  foreign: 'This form was sent from another site, so it was not taken. Please fill it in on this site.',
  noForm: 'This is not a form.',
} as const;

/**
 * Posts of forms without JavaScript. The shell checks origin and size, finds or starts the session and renders; schema,
 * mapping and copy are the remote's `action`. Wrong input is answered with the page, success with a redirect.
 */
export function postRoutes(options: PostOptions): Hono {
  const { keeper, hashKey, config } = options;
  const { origin } = config;
  const once = answeredOnce<Answered>(({ answer }) => answer.status === 303);
  const tooLarge = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: context => context.text(refusals.tooLarge, 413),
  });
  return new Hono().post('*', tooLarge, async context => {
    const path = normalizePath(context.req.path);
    const set = keeper.current;
    const taker = takerOf(set, path);
    if (!taker) return context.text(refusals.nothingHere, 405, { Allow: 'GET' });
    if (!isOwnOrigin(context.req.header('origin') ?? context.req.header('referer'), context, origin))
      return context.text(refusals.foreign, 403);
    const form = await context.req.formData().catch(() => null);
    if (!form) return context.text(refusals.noForm, 415);

    const openedMs = await openedFor(context, hashKey);
    const act = () => answered(context, options, { ...taker, form, path, openedMs });
    const sameForm = [noteOf(context), options.addressOf(context), path, ...form.entries()];
    const { answer, setCookies } = await (openedMs === null
      ? act()
      : once(keyedHash(hashKey, JSON.stringify(sameForm)), act));

    for (const cookie of setCookies) context.header('Set-Cookie', cookie, { append: true });
    context.header('Cache-Control', 'private, no-store');
    await noteOpened(context, { path, hashKey, origin });
    if (answer.status === 303) {
      await leaveFlash(context, answer.flash, { path, hashKey, origin });
      return context.redirect(answer.to, 303);
    }
    const { status, state } = answer;
    return sendPage(
      context,
      await encode(await renderPage(path, { ...options, set, posted: { status, state } })),
    );
  });
}

/** What takes a form at this path. */
function takerOf(set: CompositionSnapshot, path: string) {
  const { match } = matchPage(set.live, path);
  if (match.kind !== 'remote') return undefined;
  const page: ExposedPage | undefined = set.releases
    .get(remoteOf(match.id))
    ?.modules.get(nameOf(match.id))?.page;
  return page?.action && { action: page.action, params: match.params };
}
