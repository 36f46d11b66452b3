import { fetchedRequest } from '../../../../gateway/ask-gateway.ts';
import type { TraceHeaders } from './messages.ts';

/** `fetch` for calls of the API, which belong to the trace of what runs. */
export const fetchInTrace =
  (send: typeof fetch, readHeaders: () => TraceHeaders | undefined): typeof fetch =>
  (...given) => {
    const request = fetchedRequest(...given);
    for (const [name, value] of Object.entries(readHeaders() ?? {})) request.headers.set(name, value);
    return send(request);
  };
