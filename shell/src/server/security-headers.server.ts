import type { MiddlewareHandler } from 'hono';

interface SecurityOptions {
  /** Origins of the remotes that the composition names. */
  code(): readonly string[];
  /** Origins that pages may send to, besides their own. */
  connect: readonly string[];
  isHttps: boolean;
}

/**
 * Headers of every answer. Scripts come from the shell and the composition's origins alone; styles may be inline, for
 * Mantine's variables. Nothing is embedded, nowhere.
 */
export function securityHeaders({ code: codeOrigins, connect, isHttps }: SecurityOptions): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const code = ["'self'", ...codeOrigins()].join(' ');
    headers.set(
      'Content-Security-Policy',
      [
        `default-src 'self'`,
        `script-src ${code}`,
        `style-src ${code} 'unsafe-inline'`,
        `img-src 'self' data:`,
        `font-src 'self'`,
        [`connect-src 'self'`, ...connect].join(' '),
        `object-src 'none'`,
        `base-uri 'none'`,
        `form-action 'self'`,
        `frame-ancestors 'none'`,
      ].join('; '),
    );
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  };
}
