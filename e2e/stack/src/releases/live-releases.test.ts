import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readLiveReleases } from './live-releases.ts';

const digest = '0123456789abcdef';
const asset = { file: 'web/a.js', integrity: `sha384-${'a'.repeat(64)}` };
const base = `/_releases/quote/${digest}/`;
const quote = { container: 'mfe_quote', digest, pages: [], exposes: {}, web: asset, base };

let server: Server | undefined;
afterEach(() => void server?.close());

/** A server that answers these paths, and others with 404. */
async function start(answers: Record<string, string>): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    response.writeHead(url in answers ? 200 : 404).end(answers[url] ?? 'not found');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const composition = JSON.stringify({ id: 'a', shell: 'b', remotes: { quote } });

it('names the live releases as the shell serves them, and what it lacks', async () => {
  const shell = await start({ '/_composition': composition, [`${base}release.json`]: '{}' });
  expect(await readLiveReleases(shell)).toEqual({
    catalogue: null,
    calculator: null,
    quote: `${shell}${base}release.json`,
  });
});

it.each<[string, Record<string, string>, RegExp]>([
  ['another site', {}, /^http:\/\/127.0.0.1:\d+ is no Carefare shell/],
  ['a site that answers everything', { '/_composition': '<html>' }, /is no Carefare shell/],
  [
    'an older shell',
    { '/_composition': composition },
    /does not serve \/_releases\/quote\/\w+\/release.json/,
  ],
])('says what is wrong with %s', async (_what, answers, message) => {
  await expect(readLiveReleases(await start(answers))).rejects.toThrow(message);
});
