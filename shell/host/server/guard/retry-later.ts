import { HTTPException } from 'hono/http-exception';

/** Refuses a request for now: 429 to a client that asks too often, 503 when the server has more work than it can do soon. */
export class RetryLater extends HTTPException {
  /** Seconds after which the request may be repeated, for `Retry-After`. */
  readonly seconds: number;

  constructor(status: 429 | 503, seconds: number) {
    const message = status === 429 ? 'You are asking too often.' : 'The site is very busy at the moment.';
    super(status, { message: `${message} Please try again in ${seconds} s.` });
    this.seconds = seconds;
  }
}
