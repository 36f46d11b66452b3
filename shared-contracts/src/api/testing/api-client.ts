import { createApi } from '../api.ts';

interface Sent {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
}

/** A client whose network is one function, with a record of what it sent. */
export function createTestClient(
  answer: (request: Request) => Response | Promise<Response>,
  deadline = 1_000,
) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const { pathname, search } = new URL(request.url);
    const body: unknown = text ? JSON.parse(text) : undefined;
    sent.push({
      method: request.method,
      path: pathname + search,
      body,
      key: request.headers.get('idempotency-key'),
    });
    return await answer(request);
  };
  return { api: createApi({ baseUrl: 'http://api.test', fetch, deadline }), sent };
}

/** The error of a call that is expected to fail. */
export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('did not fail')),
    (error: unknown) => error,
  );
