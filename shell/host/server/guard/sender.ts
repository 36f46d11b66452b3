import type { Context } from 'hono';

/** The sender of a request: a page of this site, a page of another, or a program that does not say. */
type Sender = 'site' | 'elsewhere' | 'unknown';

/**
 * Tells the sender by what browsers send with every write, by scheme, host and port.
 * @param origins under which visitors reach the site
 */
export function senderOf(context: Context, origins: readonly string[]): Sender {
  const relation = context.req.header('sec-fetch-site') ?? 'same-origin';
  if (relation !== 'same-origin' && relation !== 'none') return 'elsewhere';
  const sender = context.req.header('origin') ?? context.req.header('referer');
  if (sender === undefined) return 'unknown';
  return URL.canParse(sender) && origins.includes(new URL(sender).origin) ? 'site' : 'elsewhere';
}
