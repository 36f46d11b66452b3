import { Agent, get } from 'node:http';

/** Requests an address again and again on a few connections. @throws unless each answer has the status 200 */
export const requestMany = (url: string, count: number): Promise<void> =>
  requestEach(Array.from({ length: count }, () => url));

/** Requests each address on a few connections. @throws unless each answer has the status 200 */
export async function requestEach(urls: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const left = urls.values();
  const requestInTurn = async () => {
    for (const url of left) await request(url, agent);
  };
  // As many as one visitor may have rendered at the same time without a refusal.
  await Promise.all([requestInTurn(), requestInTurn()]).finally(() => agent.destroy());
}

const request = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', accept: '*/*' } }, response => {
      response.resume().on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answers with status ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
