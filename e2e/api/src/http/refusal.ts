import type { Problem } from 'shared-contracts';

const titles = {
  400: 'Malformed request',
  403: 'Not from this site',
  404: 'Not found',
  409: 'Conflict',
  413: 'Body too large',
  415: 'Not JSON',
  422: 'Values refused',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not ready',
} as const;
export type ProblemStatus = keyof typeof titles;

interface RefusalDetails {
  errors?: Problem['errors'];
  headers?: Record<string, string>;
}

/** A request that is answered with a problem instead; thrown anywhere below a route. */
export class Refusal extends Error {
  readonly status: ProblemStatus;
  readonly details: RefusalDetails;

  constructor(status: ProblemStatus, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** The refusal's answer (RFC 9457); the request id is what a visitor can quote and the log knows. */
export function problemResponse(refusal: Refusal, requestId: string): Response {
  const { status, message, details } = refusal;
  const problem: Problem = {
    type: 'about:blank',
    title: titles[status],
    status,
    detail: message,
    request_id: requestId,
    ...(details.errors && { errors: details.errors }),
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...details.headers,
    },
  });
}
