import type { TraceHeaders } from './messages.ts';

/** `fetch` for calls of the API, which belong to the trace of what runs. */
export const fetchInTrace =
  (send: typeof fetch, readHeaders: () => TraceHeaders | undefined): typeof fetch =>
  (input, init) => {
    // A copy of a request would lose its signal once garbage is collected.
    const request = input instanceof Request ? input : new Request(input, init);
    for (const [name, value] of Object.entries(readHeaders() ?? {})) request.headers.set(name, value);
    return send(request);
  };
