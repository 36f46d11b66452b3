import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { NO_HOST } from '../guard/own-host.ts';
import { answerWithoutRouter } from '../guard/problem.ts';
import type { IncomingRequest, RequestBindings } from '../incoming-request.ts';

export type Route = (request: IncomingRequest, response: ServerResponse) => void;

/** Hands requests to the routes, with what was read of them. */
export function createRouter(app: Hono): Route {
  const read = new WeakMap<IncomingMessage, IncomingRequest>();
  const listener = getRequestListener(
    async (sent, bindings) => {
      const request = read.get((bindings as HttpBindings).incoming) as IncomingRequest;
      const response = await app.fetch(sent, { ...bindings, request } satisfies RequestBindings);
      const { cookie } = request;
      // Caches keep a redirect, which needs no composition.
      if (cookie && !response.headers.has('Location')) response.headers.append('Set-Cookie', cookie);
      return response;
    },
    { hostname: NO_HOST, errorHandler: answerWithoutRouter },
  );
  return (request, response) => {
    read.set(request.incoming, request);
    void listener(request.incoming, response);
  };
}
