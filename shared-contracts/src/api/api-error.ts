import type { Problem } from './problem.ts';

/**
 * Why a call failed: `network` (no answer), `timeout` (the call's deadline passed), `http` (an answer that is not 2xx),
 * `invalid-answer` (an answer that the contract's schema refuses).
 */
export type ApiErrorCode = 'network' | 'timeout' | 'http' | 'invalid-answer';

interface ApiErrorDetails {
  code: ApiErrorCode;
  status?: number;
  problem?: Problem;
  retryAfter?: number;
  cause?: unknown;
}

/** What every call of the client throws, with section 8's message. An aborted call rejects with its signal's reason instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status; only with code `http`. */
  readonly status: number | undefined;
  /** What the API said (RFC 9457), when it said it in that form. */
  readonly problem: Problem | undefined;
  /** Seconds that the API wants to be left alone for (429, 503), when it said so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { code, status, problem, retryAfter, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Whether a failure is the API's "no such thing, or not yours": a lost session, when the call was about one's own. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
