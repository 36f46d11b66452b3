import type { Problem } from './problem.ts';

/**
 * Why a call failed: `network` (no answer), `timeout` (the deadline passed), `http` (the status is not 2xx),
 * `invalid-answer` (the answer does not match the contract's schema).
 */
export type ApiErrorCode = 'network' | 'timeout' | 'http' | 'invalid-answer';

/** Statuses 4xx that a later try may not get: 408 timeout, 425 too early, 429 too many requests. */
const PASSING = [408, 425, 429];

interface ApiErrorDetails {
  code: ApiErrorCode;
  status?: number;
  problem?: Problem;
  retryAfter?: number;
  cause?: unknown;
}

/** Thrown by every call of the client, with section 8's message. Aborted calls reject with their signal's reason instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status; only with code `http`. */
  readonly status: number | undefined;
  /** The API's problem document (RFC 9457), if it sent one. */
  readonly problem: Problem | undefined;
  /** Seconds of the Retry-After header (429, 503), if any. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { code, status, problem, retryAfter, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** The API refused what was asked: the same call gets the same answer again. */
  get isRefusal(): boolean {
    const { status = 0 } = this;
    return status >= 400 && status < 500 && !PASSING.includes(status);
  }
}

/** Whether the API answered 404: missing, or another visitor's. For calls about a session it means that the session is lost. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
