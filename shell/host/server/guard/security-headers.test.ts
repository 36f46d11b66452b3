import { expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

it.each([
  [{ isHttps: false, hasHttpsSubdomains: true }, undefined],
  [{ isHttps: true, hasHttpsSubdomains: false }, 'max-age=31536000'],
  [{ isHttps: true, hasHttpsSubdomains: true }, 'max-age=31536000; includeSubDomains'],
])('HSTS holds for https, and for subdomains by choice: %j', (site, header) => {
  const headersOf = createSecurityHeaders({ connectOrigins: [], inlineScripts: [], ...site });
  expect(headersOf()['Strict-Transport-Security']).toBe(header);
});
