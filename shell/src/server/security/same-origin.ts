import type { Context } from 'hono';

/**
 * Whether a page of this site sent the request. The host of the request counts as this site too, since visitors may reach
 * it under another name than the public origin.
 * @param sender the request's Origin or Referer header
 * @param origin the site's public origin
 */
export function isSameOrigin(context: Context, sender: string | undefined, origin: string): boolean {
  if (sender === undefined || !URL.canParse(sender)) return false;
  const url = new URL(sender);
  return url.origin === origin || url.host === context.req.header('host');
}
