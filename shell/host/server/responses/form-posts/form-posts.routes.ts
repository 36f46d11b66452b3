import { type Context, Hono } from 'hono';
import { markPreview } from '../../channels/preview-page.ts';
import { keyedHash } from '../../guard/keyed-hash.ts';
import { type Limits, limitBody } from '../../guard/limits.ts';
import { createProblem } from '../../guard/problem.ts';
import { senderOf } from '../../guard/sender.ts';
import { type IncomingRequest, requestOf } from '../../incoming-request.ts';
import { cacheControls } from '../cache-control.ts';
import { encodePage } from '../encode-page.ts';
import { sendPage } from '../send-page.ts';
import { readFormAge, readFormCookie, rememberFormOpened, writeFlash } from './form-cookies.ts';

const refusals = {
  403: 'This form was sent from another site, so it was not accepted. Please fill it in on this site.',
  405: 'This page does not accept forms.',
  413: 'This form is too large. Nothing was sent: please go back, shorten what you wrote and send it again.',
  415: 'This is not a form.',
} as const;

const createRefusal = (status: keyof typeof refusals) => createProblem(status, refusals[status]);

interface FormPostOptions {
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
  origins: readonly string[];
  posts: Limits['posts'];
}

/**
 * Form posts without JavaScript. The shell checks origin and size, finds or starts the session and renders; schema, mapping
 * and copy are the remote's `action`. Invalid input shows the page again, success redirects.
 */
export function createFormPostRoutes({ hashKey, origin, origins, posts }: FormPostOptions): Hono {
  return new Hono().post('*', limitBody('form', refusals[413]), async context => {
    const request = requestOf(context);
    // Only pages of remotes may have actions, also of one that is missing. Whether one does is known to its code.
    if (request.page.matched.match.kind === 'shell') throw refuse405(context);
    if (senderOf(context, origins) !== 'site') throw createRefusal(403);
    const form = await context.req.formData().catch(() => null);
    if (!form) throw createRefusal(415);

    return posts.run(request.client, () => answerPost(context, request, form));
  });

  async function answerPost(context: Context, request: IncomingRequest, form: FormData): Promise<Response> {
    const { path, clientAddress: address, cookies: cookie, preview } = request;
    // Another composition may be live by now.
    const { snapshot, matched } = request.page;
    const { renderer } = snapshot;
    const page = { path, hashKey, origin };
    const openedMs = readFormAge(cookie, page);
    const fields = [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const content = [readFormCookie(cookie, page), address, path, ...fields];
    const postKey = openedMs === null ? undefined : keyedHash(hashKey, JSON.stringify(content));
    const visitor = { cookie, address, postKey };
    const outcome = await renderer.runAction({ path, match: matched.match, fields, visitor, openedMs });
    if (!outcome) throw refuse405(context);
    const { result, setCookies } = outcome;

    for (const value of setCookies) context.header('Set-Cookie', value, { append: true });
    rememberFormOpened(context, page);
    if (result.status === 303) {
      context.header('Cache-Control', cacheControls.private);
      writeFlash(context, result.flash, page);
      return context.redirect(result.to, 303);
    }
    const { status, state } = result;
    const rendered = await renderer.renderPage({ path, matched, posted: { status, state } });
    const marked = encodePage(preview ? markPreview(rendered, preview) : rendered);
    return sendPage(context, marked, cacheControls.private);
  }
}

function refuse405(context: Context): Error {
  context.header('Allow', 'GET');
  return createRefusal(405);
}
