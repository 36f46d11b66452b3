import { createServer } from 'node:http';
import { findFreePort } from '@carefare/release/free-ports';
import { afterEach, expect, it } from 'vitest';
import { checkGivenSite, readGivenSite } from './given-site.ts';

let server: ReturnType<typeof createServer> | undefined;
afterEach(() => server?.close());

async function serve(html: string): Promise<string> {
  const port = await findFreePort();
  server = createServer((_request, response) => response.end(html));
  await new Promise<void>(resolve => server?.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}`;
}

const url = 'http://127.0.0.1:4000';
it.each([
  ['a site', { CAREFARE_URL: `${url}/` }, url],
  ['nothing', {}, undefined],
  [
    'the stack that the tests have started',
    { CAREFARE_URL: url, CAREFARE_DATABASE: '/tmp/a.sqlite' },
    undefined,
  ],
])('reads from %s', (_what, env, origin) => expect(readGivenSite(env)).toBe(origin));

it.each(['', 'carefare.example', 'ftp://carefare.example', 'https://carefare.example/treatments'])(
  'refuses "%s" with one line that names it',
  value => {
    expect(() => readGivenSite({ CAREFARE_URL: value })).toThrow(
      new RegExp(`^CAREFARE_URL takes an origin such as .*, not "${value}"$`),
    );
  },
);

it('accepts a shell, and refuses another site and silence', async () => {
  const shell = await serve('<script type="application/json" id="page-payload">{}</script>');
  await expect(checkGivenSite(shell)).resolves.toBeUndefined();
  server?.close();
  const other = await serve('<h1>It works!</h1>');
  await expect(checkGivenSite(other)).rejects.toThrow(`what answers at ${other} is not a Carefare shell`);
  const silent = `http://127.0.0.1:${await findFreePort()}`;
  await expect(checkGivenSite(silent)).rejects.toThrow(
    `CAREFARE_URL: ${silent} does not answer: ECONNREFUSED`,
  );
});
