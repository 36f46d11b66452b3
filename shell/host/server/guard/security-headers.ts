import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

interface SecurityHeaderOptions {
  /** Origins that pages may send to, besides their own. */
  connectOrigins: readonly string[];
  /** The only scripts that run. */
  inlineScripts: readonly string[];
  isHttps: boolean;
  /** Whether browsers may call no subdomain of the site by http either. */
  hasHttpsSubdomains: boolean;
}

/** Headers of a response. @param styles hashes of a page's style elements */
export type SecurityHeaders = (styles?: string) => Record<string, string>;

/** Headers of every response. The site embeds no frames and cannot be framed. */
export function createSecurityHeaders({
  connectOrigins,
  inlineScripts,
  isHttps,
  hasHttpsSubdomains,
}: SecurityHeaderOptions): SecurityHeaders {
  const scriptHashes = inlineScripts.map(script => `'sha256-${hash('sha256', script, 'base64')}'`);
  const others = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isHttps && {
      'Strict-Transport-Security': `max-age=31536000${hasHttpsSubdomains ? '; includeSubDomains' : ''}`,
    }),
    'X-Content-Type-Options': 'nosniff',
  };
  return (styles = '') => ({
    ...others,
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self' ${scriptHashes.join(' ')}`,
      ["style-src-elem 'self'", ...(styles ? [styles] : [])].join(' '),
      // Mantine sets its variables in attributes.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      ...(connectOrigins.length > 0 ? [["connect-src 'self'", ...connectOrigins].join(' ')] : []),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
  });
}

/** The context's variable for the hashes of a page's style elements. */
export const STYLES = 'styles';

/** Sets these headers on answers of the router. */
export const setSecurityHeaders =
  (headersOf: SecurityHeaders): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const headers = Object.entries(headersOf(context.get(STYLES)));
    for (const [name, value] of headers) context.res.headers.set(name, value);
  };
