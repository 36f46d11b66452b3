import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { type ActionContext, type ActionResult, createApi, createTripStore } from 'shared-contracts';
import { createQueryClient } from 'shared-contracts/ui';
import { nameOf, remoteOf } from '../composition/modules.ts';
import { normalisePath, planPage } from '../composition/plan.ts';
import { shellPaths } from '../pages.ts';
import { noteOpened, openedFor } from './opened-form.server.ts';
import { encode } from './page-cache.server.ts';
import { type PageOptions, sendPage } from './pages.server.ts';
import { renderPage } from './render.server.tsx';
import { type AddressOf, keyedHash } from './visitor.server.ts';

const BODY_LIMIT = 32 * 1024;
const FLASH_COOKIE = 'carefare_flash';
const FLASH_SECONDS = 120;

type PostOptions = PageOptions & { apiUrl: string; hashKey: string; addressOf: AddressOf };

/**
 * Posts of forms without JavaScript. The shell checks origin and size, finds or starts the session and renders; schema,
 * mapping and copy are the remote's `action`. Wrong input is answered with the page, success with a redirect.
 */
export function postRoutes(options: PostOptions): Hono {
  const { keeper, apiUrl, hashKey, config, addressOf } = options;
  const tooLarge = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: context => context.text('The form is too large.', 413),
  });
  return new Hono().post('*', tooLarge, async context => {
    const path = normalisePath(context.req.path);
    const set = keeper.current;
    const plan = planPage(set.live, shellPaths, path);
    const page =
      plan.kind === 'remote'
        ? set.releases.get(remoteOf(plan.id))?.modules.get(nameOf(plan.id))?.page
        : undefined;
    if (plan.kind !== 'remote' || !page?.action)
      return context.text('Nothing takes a form here.', 405, { Allow: 'GET' });
    if (!isOwnForm(context, config.origin)) return context.text('This form was sent from another site.', 403);

    const form = await context.req.formData();
    const openedMs = await openedFor(context, hashKey);
    const visitor = visitorFetch(context, addressOf(context), config.origin);
    const api = createApi({ baseUrl: apiUrl, fetch: visitor.fetch });
    const answer = await answerTo(
      async () => {
        const ip = keyedHash(hashKey, addressOf(context));
        const sessionId =
          (await api.findSession({ ip, country: 'unknown' })) ??
          (await api.startSession({ ip, country: 'unknown' }));
        const actionContext: ActionContext = {
          api,
          queryClient: createQueryClient({ server: true }),
          store: createTripStore(),
          params: plan.params,
          url: new URL(path, config.origin),
          server: true,
          sessionId,
          openedMs,
          idempotencyKey: keyedHash(hashKey, JSON.stringify([sessionId, ...form.entries()])),
        };
        return (await page.action?.(form, actionContext)) ?? { status: 503, state: undefined };
      },
      error => options.onError(error, `the form of ${path}`),
    );

    for (const cookie of visitor.setCookies) context.header('Set-Cookie', cookie, { append: true });
    context.header('Cache-Control', 'private, no-store');
    await noteOpened(context, { path, hashKey, origin: config.origin });
    if (answer.status === 303) {
      await setSignedCookie(context, FLASH_COOKIE, JSON.stringify(answer.flash ?? null), hashKey, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: FLASH_SECONDS,
        secure: config.origin.startsWith('https:'),
      });
      return context.redirect(answer.to, 303);
    }
    const { status, state } = answer;
    return sendPage(
      context,
      await encode(await renderPage(path, { ...options, set, posted: { status, state } })),
    );
  });
}

/** What the last post left for this page, shown once. */
export async function takeFlash(context: Context, path: string, hashKey: string): Promise<unknown> {
  const text = await getSignedCookie(context, hashKey, FLASH_COOKIE);
  if (!text) return undefined;
  deleteCookie(context, FLASH_COOKIE, { path });
  return JSON.parse(text);
}

async function answerTo(
  work: () => Promise<ActionResult>,
  onError: (error: unknown) => void,
): Promise<ActionResult> {
  try {
    return await work();
  } catch (error) {
    onError(error);
    return { status: 503, state: undefined };
  }
}

/** A form of this site says so by its origin; browsers that send neither header are told from the site's own referrer. */
function isOwnForm(context: Context, origin: string): boolean {
  const sent = context.req.header('origin') ?? context.req.header('referer');
  return sent !== undefined && URL.canParse(sent) && new URL(sent).origin === origin;
}

/** `fetch` in the visitor's name: forwards the cookie, keeps what the API sets, and uses it for the calls that follow. */
function visitorFetch(
  context: Context,
  address: string,
  origin: string,
): { fetch: typeof fetch; setCookies: string[] } {
  const setCookies: string[] = [];
  const cookies = [context.req.header('cookie')];
  return {
    setCookies,
    async fetch(input, init) {
      const request = new Request(input, init);
      const cookie = cookies.filter(Boolean).join('; ');
      if (cookie) request.headers.set('Cookie', cookie);
      request.headers.set('X-Forwarded-For', address);
      request.headers.set('X-Forwarded-Proto', new URL(origin).protocol.slice(0, -1));
      request.headers.set('X-Forwarded-Host', context.req.header('host') ?? '');
      const answer = await fetch(request);
      for (const set of answer.headers.getSetCookie()) {
        setCookies.push(set);
        cookies.push(set.split(';')[0]);
      }
      return answer;
    },
  };
}
