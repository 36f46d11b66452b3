import type { MiddlewareHandler } from 'hono';

/**
 * Headers of every answer. Scripts come from the shell and the composition's origins alone; styles may be inline, for
 * Mantine's variables. Nothing is embedded, nowhere.
 * @param origins of the remotes that the composition names.
 */
export function securityHeaders(origins: () => readonly string[], isHttps: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const code = ["'self'", ...origins()].join(' ');
    headers.set(
      'Content-Security-Policy',
      [
        `default-src 'self'`,
        `script-src ${code}`,
        `style-src ${code} 'unsafe-inline'`,
        `img-src 'self' data:`,
        `font-src 'self'`,
        `connect-src 'self'`,
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
