import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Of a request and of an answer: what belongs to one connection, or names another host. */
const OWN =
  /^(host|connection|keep-alive|transfer-encoding|content-length|content-encoding|expect|x-forwarded-.*)$/;

/** Sends a call on to a site, which accepts calls for its own host and from its own pages alone. */
export async function forwardTo(
  site: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const headers = Object.entries(request.headers).filter(([name]) => !OWN.test(name));
  const answer = await fetch(new URL(url, site), {
    method,
    headers: { ...(Object.fromEntries(headers) as Record<string, string>), origin: site.origin },
    body: method === 'GET' || method === 'HEAD' ? null : Readable.toWeb(request),
    duplex: 'half',
    redirect: 'manual',
  } as RequestInit);
  response.writeHead(
    answer.status,
    Object.fromEntries([...answer.headers].filter(([name]) => !OWN.test(name))),
  );
  if (answer.body) for await (const part of answer.body) response.write(part);
  response.end();
}
