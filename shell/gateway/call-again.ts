/** Error codes of a call on a connection that the API has just closed. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Whether the call may be repeated without a second effect. */
const mayRepeat = ({ method, headers }: Request): boolean =>
  method === 'GET' || method === 'HEAD' || headers.has('Idempotency-Key');

function isClosed(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && CLOSED.has(cause.code);
}

/**
 * `fetch` for calls of the API: a call that may be repeated is sent once more when it meets a closed connection.
 * @param isRead the call has no effect, whatever its method
 */
export async function callAgain(url: string, init: RequestInit, isRead: boolean): Promise<Response> {
  const request = new Request(url, init);
  const { signal } = request;
  if (!isRead && !mayRepeat(request)) return await fetch(request);
  const again = request.clone();
  return await fetch(request).catch((error: unknown) => {
    if (isClosed(error) && !signal.aborted) return fetch(again, { signal });
    throw error;
  });
}
