import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { createFileSource } from './composition-source.ts';

async function fetchFrom(listener: RequestListener): Promise<string> {
  const bytes = await createFileSource('').fetchFile(`${await listen(listener)}/release.json`);
  return new TextDecoder().decode(bytes);
}

it('fetches a file of a release, and follows no redirect', async () => {
  expect(await fetchFrom((_request, response) => void response.end('{}'))).toBe('{}');
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
