import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

interface SecurityHeaderOptions {
  /** Origins that pages may send to, besides their own. */
  connectOrigins: readonly string[];
  /** The only one that runs. */
  inlineScript: string;
  isHttps: boolean;
}

/** The context's variable for the hashes of a page's style elements. */
export const STYLES = 'styles';

/** Headers of every response. The site embeds no frames and cannot be framed. */
export function createSecurityHeaders(options: SecurityHeaderOptions): MiddlewareHandler {
  const scriptHash = `'sha256-${hash('sha256', options.inlineScript, 'base64')}'`;
  const { connectOrigins } = options;
  const policyOf = (styles: string): string =>
    [
      "default-src 'self'",
      `script-src 'self' ${scriptHash}`,
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
    ].join('; ');
  const setHeaders = createOtherHeaders(options);
  return async (context, next) => {
    await setHeaders(context, next);
    context.res.headers.set('Content-Security-Policy', policyOf(context.get(STYLES) ?? ''));
  };
}

const createOtherHeaders = (options: SecurityHeaderOptions): MiddlewareHandler =>
  secureHeaders({
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: options.isHttps && 'max-age=31536000; includeSubDomains',
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
