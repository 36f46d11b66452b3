/** Error codes of a call on a connection that the API has just closed. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Whether the call may be repeated without a second effect. */
const mayRepeat = ({ method, headers }: Request): boolean =>
  method === 'GET' || headers.has('Idempotency-Key');

function isClosed(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && CLOSED.has(cause.code);
}

/**
 * `fetch` for calls of the API: a call that may be repeated is sent once more when it meets a closed connection.
 * @param isRead the call has no effect, whatever its method
 */
export async function callAgain(
  url: string,
  init: RequestInit & { signal: AbortSignal },
  isRead: boolean,
): Promise<Response> {
  const request = new Request(url, init);
  const { signal } = init;
  if (!isRead && !mayRepeat(request)) return endingBy(signal, await fetch(request));
  const again = request.clone();
  const response = await fetch(request).catch((error: unknown) => {
    if (isClosed(error) && !signal.aborted) return fetch(again, { signal });
    throw error;
  });
  return endingBy(signal, response);
}

/** A request that is collected as garbage takes with it what ends its body. */
const endingBy = (signal: AbortSignal, { body, status, statusText, headers }: Response): Response =>
  new Response(body?.pipeThrough(new TransformStream(), { signal }) ?? null, {
    status,
    // A response takes no others.
    statusText: statusText.replaceAll(/[^ -~]/g, '?'),
    headers,
  });
