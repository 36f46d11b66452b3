import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import type { ChosenComposition } from '../host/server/channels/choose-composition.ts';
import type { CompositionSnapshot } from '../host/server/composition/composition-snapshot.ts';
import { createRequestReader, type IncomingRequest } from '../host/server/incoming-request.ts';

interface Site {
  origins?: readonly string[];
  /** What is live. */
  current?: unknown;
  /** What a request gets in place of that, by its headers. */
  choose?(headers: Headers): ChosenComposition;
}

/** Reads requests as the server does. Their client is at 203.0.113.7, or where the header `X-Address` says. */
export function readRequest(path: string, { method = 'GET', headers }: RequestInit = {}, site: Site = {}) {
  const sent = new Headers(headers);
  const socket = { remoteAddress: sent.get('x-address') ?? '203.0.113.7' };
  const read = createRequestReader({
    origins: site.origins ?? [],
    trustedProxies: [],
    choose: () => site.choose?.(sent) ?? {},
    watcher: {
      get current() {
        return site.current as CompositionSnapshot;
      },
    },
  });
  const incoming = { url: path, method, headers: Object.fromEntries(sent), socket, connection: socket };
  return read(incoming as unknown as IncomingMessage);
}

/** Sends requests to routes, which get what was read of each. */
export const sendTo = (routes: Hono, site: Site = {}) => ({
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const request: IncomingRequest = readRequest(path, init, site);
    return await routes.request(path, init, { request });
  },
});
