import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

interface SecurityHeaderOptions {
  /** Origins that pages may send to, besides their own. */
  connectOrigins: readonly string[];
  isHttps: boolean;
}

const NONE = ["'none'"];
const SELF = "'self'";
/** `interest-cohort` is unknown to the middleware's types. */
const permissionsPolicy = { camera: [], microphone: [], geolocation: [], interestCohort: [] };

/** Headers of every response. The site embeds no frames and cannot be framed. */
export function createSecurityHeaders(options: SecurityHeaderOptions): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [SELF],
      scriptSrc: [SELF],
      // Mantine sets its variables in inline styles.
      styleSrc: [SELF, "'unsafe-inline'"],
      imgSrc: [SELF, 'data:'],
      fontSrc: [SELF],
      connectSrc: [SELF, ...options.connectOrigins],
      objectSrc: NONE,
      baseUri: NONE,
      formAction: [SELF],
      frameAncestors: NONE,
    },
    permissionsPolicy,
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
}
