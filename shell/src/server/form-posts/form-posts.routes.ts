import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { matchPage, normalizePath } from '../../composition/match-page.ts';
import { nameOf, remoteOf } from '../../composition/modules.ts';
import type { CompositionSnapshot } from '../../composition/server/composition-snapshot.ts';
import type { PageOptions } from '../pages/pages.routes.ts';
import { renderPage } from '../pages/render-page.ts';
import { encodePage, sendPage } from '../pages/send-page.ts';
import { keyedHash } from '../security/keyed-hash.ts';
import { isSameOrigin } from '../security/same-origin.ts';
import { createPostDeduper } from './dedupe-posts.ts';
import { readFormAge, readFormCookie, rememberFormOpened, writeFlash } from './form-cookies.ts';
import { type ActionOutcome, runAction } from './run-action.ts';
import type { VisitorOptions } from './visitor-api.ts';

/** Far above what a person types. The form's own limits are the remote's, which shows the page again with the input. */
const BODY_LIMIT_BYTES = 64 * 1024;

const refusals = {
  403: 'This form was sent from another site, so it was not accepted. Please fill it in on this site.',
  405: 'This page does not accept forms.',
  413: 'This form is too large. Nothing was sent: please go back, shorten what you wrote and send it again.',
  415: 'This is not a form.',
} as const;

const createRefusal = (status: keyof typeof refusals) =>
  new HTTPException(status, { message: refusals[status] });

/**
 * Form posts without JavaScript. The shell checks origin and size, finds or starts the session and renders; schema, mapping
 * and copy are the remote's `action`. Invalid input shows the page again, success redirects.
 */
export function createFormPostRoutes(options: PageOptions & VisitorOptions): Hono {
  const { watcher, hashKey, config } = options;
  const { origin } = config;
  const dedupe = createPostDeduper<ActionOutcome>(({ result }) => result.status === 303);
  const limit = bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: () => Promise.reject(createRefusal(413)) });
  return new Hono().post('*', limit, async context => {
    const path = normalizePath(context.req.path);
    const page = { path, hashKey, origin };
    const snapshot = watcher.current;
    const handler = findAction(snapshot, path);
    if (!handler) {
      context.header('Allow', 'GET');
      throw createRefusal(405);
    }
    const sender = context.req.header('origin') ?? context.req.header('referer');
    if (!isSameOrigin(context, sender, origin)) throw createRefusal(403);
    const form = await context.req.formData().catch(() => null);
    if (!form) throw createRefusal(415);

    const openedMs = await readFormAge(context, hashKey);
    const run = () => runAction(context, options, { ...handler, form, path, openedMs });
    const content = [readFormCookie(context), options.addressOf(context), path, ...form.entries()];
    const { result, setCookies } = await (openedMs === null
      ? run()
      : dedupe(keyedHash(hashKey, JSON.stringify(content)), run));

    for (const cookie of setCookies) context.header('Set-Cookie', cookie, { append: true });
    context.header('Cache-Control', 'private, no-store');
    await rememberFormOpened(context, page);
    if (result.status === 303) {
      await writeFlash(context, result.flash, page);
      return context.redirect(result.to, 303);
    }
    const { status, state } = result;
    const rendered = await renderPage(path, { ...options, snapshot, posted: { status, state } });
    return sendPage(context, await encodePage(rendered));
  });
}

/** The action of the remote's page at this path, if it has one. */
function findAction({ composition, releases }: CompositionSnapshot, path: string) {
  const { match } = matchPage(composition, path);
  if (match.kind !== 'remote') return undefined;
  const module = releases.get(remoteOf(match.id))?.modules.get(nameOf(match.id));
  const action = module?.page?.action;
  return action && { action, params: match.params };
}
