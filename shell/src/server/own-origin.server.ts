import type { Context } from 'hono';

/**
 * Whether a page of this site sent a request: its Origin or Referer is the public origin, or the host that the request
 * went to, by which a visitor may reach the site as well.
 */
export function isOwnOrigin(sent: string | undefined, context: Context, origin: string): boolean {
  if (sent === undefined || !URL.canParse(sent)) return false;
  const sender = new URL(sent);
  return sender.origin === origin || sender.host === context.req.header('host');
}
