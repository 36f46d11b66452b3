import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';

/**
 * Development only: what has changed, and the files of builds that are not releases yet, both of the developer's own server.
 * @param url of that server
 */
export function createDevelopmentRoutes(url: string): Hono {
  const forward = ({ req }: Context) => proxy(url + req.path, { signal: req.raw.signal });
  return new Hono().get('/_development/*', forward).get('/_releases/:remote/development/*', forward);
}
