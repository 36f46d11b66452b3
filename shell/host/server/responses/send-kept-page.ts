import type { ServerResponse } from 'node:http';
import { listTermOf } from 'shared-contracts';
import { pageQueryOf } from 'shared-contracts/host';
import { mayHavePreview } from '../channels/previews.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { hasBentQuery } from '../guard/mend-address.ts';
import type { SecurityHeaders } from '../guard/security-headers.ts';
import type { PageRequest } from '../page-request.ts';
import { cacheControlOf, cacheControls } from './cache-control.ts';
import { type FormPage, findFormCookie, hasFlash } from './form-posts/form-cookies.ts';
import type { KeptPages } from './kept-pages.ts';
import { sendWithoutRouter } from './send-page.ts';

const URL_MAX = 200;

interface SenderOptions {
  kept: Pick<KeptPages, 'find'>;
  watcher: Pick<CompositionWatcher, 'share'>;
  hashKey: string;
  /** Public origin of the site. */
  origin: string;
  security: SecurityHeaders;
}

export type SendKeptPage = ReturnType<typeof createKeptPageSender>;

/** Answers with kept pages, so that they cost no routing. */
export function createKeptPageSender({ kept, watcher, hashKey, origin, security }: SenderOptions) {
  const formPages = new Map<string, FormPage>();

  function formPageOf(path: string): FormPage {
    const page = formPages.get(path) ?? { path, hashKey, origin };
    formPages.set(path, page);
    return page;
  }

  /** @returns whether there was one, in the encoding that the browser asks for */
  return (request: PageRequest, response: ServerResponse): boolean => {
    if (!isForEveryone(request)) return false;
    const page = kept.find(request.page);
    if (!page) return false;
    const { isPrivate } = page;
    const formCookie = isPrivate ? findFormCookie(request.cookies, formPageOf(request.path)) : undefined;
    return sendWithoutRouter(request.incoming, response, {
      page,
      cacheControl: isPrivate ? cacheControls.private : cacheControlOf(page, watcher),
      cookies: [formCookie, request.cookie],
      security,
    });
  };
}

/** Whether all visitors get the same page: a search term changes it for one, and what fills in a form. */
function isForEveryone({ incoming, target, cookies, address }: PageRequest): boolean {
  if (incoming.method !== 'GET' || target.length > URL_MAX || hasFlash(cookies) || mayHavePreview(cookies))
    return false;
  if (address.kind !== 'canonical') return false;
  const search = target.slice(address.path.length);
  return !search || !(hasBentQuery(search) || listTermOf({ search }) || pageQueryOf(address.path, search));
}
