import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';

/** Hono's environment: Node's request, and what the middleware sets for the handlers. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: RequestIdVariables & {
    /** Keyed hash of the client's address, for rate limits per address. Most calls do not need it. */
    clientKey: () => string;
  };
}
