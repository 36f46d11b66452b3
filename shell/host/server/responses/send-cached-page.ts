import type { ServerResponse } from 'node:http';
import { listTermOf } from 'shared-contracts';
import { pageQueryOf } from 'shared-contracts/host';
import { mayHavePreview } from '../channels/previews.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { hasBentQuery } from '../guard/mend-address.ts';
import type { SecurityHeaders } from '../guard/security-headers.ts';
import type { CookieScope } from '../guard/signed-cookie.ts';
import type { IncomingRequest } from '../incoming-request.ts';
import { cacheControlOf, cacheControls } from './cache-control.ts';
import { findFormCookie, hasFlash } from './form-posts/form-cookies.ts';
import type { PageCache } from './page-cache.ts';
import { sendWithoutRouter } from './send-page.ts';

const URL_MAX = 200;

interface SenderOptions {
  cache: Pick<PageCache, 'find'>;
  watcher: Pick<CompositionWatcher, 'share'>;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
  security: SecurityHeaders;
}

export type SendCachedPage = ReturnType<typeof createCachedPageSender>;

/** Answers with cached pages, so that they cost no routing. */
export function createCachedPageSender({ cache, watcher, hashKey, origin, security }: SenderOptions) {
  const formScopes = new Map<string, CookieScope>();

  function formScopeOf(path: string): CookieScope {
    const scope = formScopes.get(path) ?? { path, hashKey, origin };
    formScopes.set(path, scope);
    return scope;
  }

  /** @returns whether there was one, in the encoding that the browser asks for */
  return (request: IncomingRequest, response: ServerResponse): boolean => {
    if (!isForEveryone(request)) return false;
    const page = cache.find(request.page);
    if (!page) return false;
    const { isPrivate } = page;
    const formCookie = isPrivate ? findFormCookie(request.cookies, formScopeOf(request.path)) : undefined;
    return sendWithoutRouter(request.incoming, response, {
      page,
      cacheControl: isPrivate ? cacheControls.private : cacheControlOf(page, watcher),
      cookies: [formCookie, request.cookie],
      security,
    });
  };
}

/** Whether all visitors get the same page: a search term changes it for one, and what fills in a form. */
function isForEveryone({ incoming, target, cookies, address }: IncomingRequest): boolean {
  if (incoming.method !== 'GET' || target.length > URL_MAX || hasFlash(cookies) || mayHavePreview(cookies))
    return false;
  if (address.kind !== 'canonical') return false;
  const search = target.slice(address.path.length);
  return !search || !(hasBentQuery(search) || listTermOf({ search }) || pageQueryOf(address.path, search));
}
