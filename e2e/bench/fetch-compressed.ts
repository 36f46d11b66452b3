import { type Agent, get, type OutgoingHttpHeaders } from 'node:http';

/** The body of an answer as it travels: with brotli if the server has it. @throws unless the status is 200 */
export function fetchCompressed(
  url: string,
  { headers, agent }: { headers?: OutgoingHttpHeaders; agent?: Agent } = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', accept: '*/*', ...headers } }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${url} answers with status ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}
