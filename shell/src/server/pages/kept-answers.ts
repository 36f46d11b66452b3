import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Much shorter than the caches behind it: even so, almost every visitor gets a kept answer when there are many. */
const KEPT_MS = 5_000;
const ANSWERS_MAX = 500;
const URL_MAX = 200;
const ACCEPT_ENCODING_MAX = 100;

interface KeptAnswer {
  /** Name and value of each header, in turn. */
  headers: readonly string[];
  body: Uint8Array;
}

/**
 * Answers of the router, kept for the next requests of the same page, so that those cost no routing: only what the answer's
 * own Cache-Control allows shared caches to keep, and no answer that sets a cookie.
 * @param version another version has other answers
 */
export function createKeptAnswers(version: () => string) {
  const answers = new LRUCache<string, KeptAnswer>({ max: ANSWERS_MAX, ttl: KEPT_MS, ttlResolution: 1_000 });

  /** Undefined for a request that the router has to answer. The query string does not change a page. */
  function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
    const encoding = headers['accept-encoding'] ?? '';
    const isPlain = method === 'GET' && !headers['if-none-match'] && !headers.range;
    if (!isPlain || url.length > URL_MAX || encoding.length > ACCEPT_ENCODING_MAX) return undefined;
    const query = url.indexOf('?');
    return `${version()} ${encoding} ${query < 0 ? url : url.slice(0, query)}`;
  }

  return {
    /** @returns whether there was an answer to send */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request);
      const answer = key === undefined ? undefined : answers.get(key);
      if (!answer) return false;
      response.writeHead(200, [...answer.headers]);
      response.end(answer.body);
      return true;
    },

    /** Keeps an answer of the router, if that is allowed. */
    async keep(request: IncomingMessage, response: Response): Promise<void> {
      const key = keyOf(request);
      if (key === undefined || response.status !== 200 || !isShared(response.headers)) return;
      const body = new Uint8Array(await response.clone().arrayBuffer());
      const headers = [...response.headers, ['Content-Length', String(body.byteLength)]].flat();
      answers.set(key, { headers, body });
    },
  };
}

const isShared = (headers: Headers): boolean =>
  !headers.has('set-cookie') && /\bs-maxage=[1-9]/.test(headers.get('cache-control') ?? '');
