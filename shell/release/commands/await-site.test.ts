import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../processes/listen.ts';
import { awaitSite } from './await-site.ts';

const [OLD, NEW] = ['0000000000000000', '1111111111111111'];
const outcome = (to: string | null, what = 'quote') => ({
  lines: ['moved'],
  data: { number: 7, moved: { what, from: OLD, to } },
});
const release = (digest: string) => ({
  container: 'mfe_quote',
  digest,
  prefixes: [],
  pages: [],
  widgets: [],
  exposes: {},
  web: { file: 'web/entry.js', integrity: `sha384-${'A'.repeat(64)}` },
  base: `/_releases/quote/${digest}/`,
});
const compositionOf = (digest: string | null) => ({
  id: '2222222222222222',
  shell: '3333333333333333',
  remotes: digest === null ? {} : { quote: release(digest) },
});

/** A site whose answers name these releases of quote in turn, the last one again and again. */
async function serve(digests: readonly (string | null)[]) {
  let asked = 0;
  const { url, close } = await listen(() => {
    const digest = digests[Math.min(asked, digests.length - 1)] ?? null;
    asked += 1;
    return Response.json(compositionOf(digest));
  });
  onTestFinished(close);
  return { url: new URL(url), asked: () => asked };
}

it('waits until all shells behind the address serve what was moved', async () => {
  const { url, asked } = await serve([OLD, NEW, OLD, NEW]);
  expect(await awaitSite(outcome(NEW), url)).toMatchObject({ lines: ['moved', `${url.origin} serves it`] });
  expect(asked()).toBe(13);
});

it('waits until a remote that was taken out is gone', async () => {
  const { url } = await serve([OLD, null]);
  expect(await awaitSite(outcome(null), url)).toMatchObject({ lines: ['moved', `${url.origin} serves it`] });
});

it('ends with a fault that says what the site serves', async () => {
  const { url } = await serve([OLD]);
  const { lines, hasFault } = await awaitSite(outcome(NEW), url, 0);
  expect(lines[1]).toContain(
    `${url.origin} does not serve it after 0 s: it has quote ${OLD}. Entry 7 is live in the journal;`,
  );
  expect(hasFault).toBe(true);
  const silent = await awaitSite(outcome(NEW), new URL('http://127.0.0.1:9'), 0);
  expect(silent.lines[1]).toContain('does not serve it after 0 s');
});

it('asks nobody without an address, and not for a shell, which is started', async () => {
  const { url, asked } = await serve([OLD]);
  expect(await awaitSite(outcome(NEW), undefined)).toEqual(outcome(NEW));
  expect(await awaitSite(outcome(NEW, 'shell'), url)).toEqual(outcome(NEW, 'shell'));
  expect(asked()).toBe(0);
});
