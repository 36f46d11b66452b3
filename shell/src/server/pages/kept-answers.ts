import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { listTermOf } from 'shared-contracts';
import { pageQueryOf } from 'shared-contracts/host';
import { type FormPage, findFormCookie, hasFlash } from '../form-posts/form-cookies.ts';
import { mayHavePreview } from '../previews/previews.ts';
import { WHILE_SHARED } from '../share/choose-composition.ts';

/** Much shorter than the caches behind it: even so, almost every visitor gets a kept answer when there are many. */
const KEPT_MS = 5_000;
const ANSWERS_MAX = 500;
const URL_MAX = 200;
const ACCEPT_ENCODING_MAX = 100;

/** Headers that are about the request itself. */
const OF_ONE_REQUEST = new Set(['set-cookie', 'server-timing']);

interface KeptAnswer {
  /** Name and value of each header, in turn. */
  headers: readonly string[];
  body: Buffer;
  /** A private page, whose visitors each get a cookie of their own. */
  form: FormPage | undefined;
}

interface KeptAnswersOptions extends Pick<FormPage, 'hashKey' | 'origin'> {
  /** Another version has other answers. */
  version(request: IncomingMessage): string;
  isPrivate(request: IncomingMessage, path: string): boolean;
  /** A cookie for this browser, whatever the page. */
  cookieOf(request: IncomingMessage): string | undefined;
}

/**
 * Answers of the router, kept for the next requests of the same page, so that those cost no routing: what the answer's own
 * Cache-Control allows shared caches to keep, and complete private pages, which differ by their cookie alone unless they
 * show the outcome of a post, and while there is a share all pages, by composition. No other answer that sets a cookie.
 */
export function createKeptAnswers({ version, isPrivate, cookieOf, hashKey, origin }: KeptAnswersOptions) {
  const answers = new LRUCache<string, KeptAnswer>({ max: ANSWERS_MAX, ttl: KEPT_MS, ttlResolution: 1_000 });

  /** Undefined for a request that the router has to answer. A search term changes a page, and what fills in a form. */
  function keyOf(request: IncomingMessage): string | undefined {
    const { method, url = '', headers } = request;
    const encoding = headers['accept-encoding'] ?? '';
    const isPlain =
      method === 'GET' &&
      !headers['if-none-match'] &&
      !headers.range &&
      !hasFlash(headers.cookie) &&
      !mayHavePreview(request);
    if (!isPlain || url.length > URL_MAX || encoding.length > ACCEPT_ENCODING_MAX) return undefined;
    const path = pathOf(url);
    const search = url.slice(path.length);
    if (search && (listTermOf({ search }) || pageQueryOf(path, search))) return undefined;
    return `${version(request)} ${encoding} ${path}`;
  }

  return {
    /** @returns whether there was an answer to send */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request);
      const answer = key === undefined ? undefined : answers.get(key);
      if (!answer) return false;
      const { form, headers, body } = answer;
      const cookies = [form && findFormCookie(request.headers.cookie, form), cookieOf(request)];
      const added = cookies.flatMap(cookie => (cookie ? ['Set-Cookie', cookie] : []));
      // Node does not change the list.
      response.writeHead(200, (added.length > 0 ? [...headers, ...added] : headers) as string[]);
      response.end(body);
      return true;
    },

    /** Has the router answer, and keeps the answer if that is allowed. */
    async keep(request: IncomingMessage, route: () => Response | Promise<Response>): Promise<Response> {
      const key = keyOf(request);
      const response = await route();
      // What was rendered while another version went live may be of either.
      if (key === undefined || key !== keyOf(request) || response.status !== 200) return response;
      const path = pathOf(request.url);
      const form = isPrivate(request, path) ? { path, hashKey, origin } : undefined;
      if (form ? !response.headers.has('etag') : !isShared(response.headers)) return response;
      const body = Buffer.from(await response.clone().arrayBuffer());
      const headers = [...response.headers, ['Content-Length', String(body.byteLength)]]
        .filter(([name = '']) => !OF_ONE_REQUEST.has(name))
        .flat();
      answers.set(key, { headers, body, form });
      return response;
    },
  };
}

function pathOf(url = ''): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

function isShared(headers: Headers): boolean {
  const rule = headers.get('cache-control') ?? '';
  return !headers.has('set-cookie') && (/\bs-maxage=[1-9]/.test(rule) || rule === WHILE_SHARED);
}
