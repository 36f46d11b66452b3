import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../processes/listen.ts';
import { readLiveReleases } from './live-releases.ts';

const digest = '0123456789abcdef';
const asset = { file: 'web/a.js', integrity: `sha384-${'a'.repeat(64)}` };
const base = `/_releases/quote/${digest}/`;
const quote = { container: 'mfe_quote', digest, pages: [], exposes: {}, web: asset, base };

/** A server that answers these paths, and others with 404. */
async function start(answers: Record<string, string>): Promise<string> {
  const fetch = ({ url }: Request) => {
    const body = answers[new URL(url).pathname];
    return new Response(body ?? 'not found', { status: body === undefined ? 404 : 200 });
  };
  const { url, close } = await listen(fetch);
  onTestFinished(close);
  return url;
}

const composition = JSON.stringify({ id: 'a', shell: 'b', remotes: { quote } });

it('names the live releases as the shell serves them', async () => {
  const shell = await start({ '/_composition': composition, [`${base}release.json`]: '{}' });
  expect(await readLiveReleases(shell)).toEqual({
    quote: `${shell}${base}release.json`,
  });
});

it.each<[string, Record<string, string>, RegExp]>([
  ['another site', {}, /^http:\/\/127.0.0.1:\d+ is not a Carefare shell/],
  ['a site that answers everything', { '/_composition': '<html>' }, /is not a Carefare shell/],
  [
    'an older shell',
    { '/_composition': composition },
    /does not serve \/_releases\/quote\/\w+\/release.json/,
  ],
])('says what is wrong with %s', async (_what, answers, message) => {
  await expect(readLiveReleases(await start(answers))).rejects.toThrow(message);
});
