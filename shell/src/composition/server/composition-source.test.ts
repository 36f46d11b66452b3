import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createFileSource } from './composition-source.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function fetchFrom(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bytes = await createFileSource('').fetchFile(`http://127.0.0.1:${port}/release.json`);
  return new TextDecoder().decode(bytes);
}

it('fetches a file of a release', async () => {
  expect(await fetchFrom((_request, response) => void response.end('{}'))).toBe('{}');
});

it('follows no redirect', async () => {
  const redirect: RequestListener = ({ url }, response) =>
    void (url === '/release.json'
      ? response.writeHead(302, { Location: '/other' }).end()
      : response.end('another file'));
  await expect(fetchFrom(redirect)).rejects.toThrow('fetch failed');
});

it('stops reading a file that does not end', async () => {
  const chunk = Buffer.alloc(1_000_000);
  const endless: RequestListener = (_request, response) => {
    const write = () => {
      while (response.write(chunk));
      response.once('drain', write);
    };
    write();
  };
  await expect(fetchFrom(endless)).rejects.toThrow(/has more than 20000000 bytes/);
});
