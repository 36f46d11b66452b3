/** What the middleware lays down for the handlers of one request. */
export interface ApiEnv {
  Variables: {
    requestId: string;
    /** Keyed hash of the visitor's address, for rate limits; the address itself goes no further. */
    visitor: string;
    /** The matched call's path pattern, for the log. */
    route: string | undefined;
  };
}
