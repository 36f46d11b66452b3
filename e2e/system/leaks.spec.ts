import { openStore } from '@carefare/release';
import { fillStore } from 'e2e-stack';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { memoryOf } from '../support/process-figures.ts';
import { type StoreSite, startStoreSite, TRIED } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';

const POSTS = 500;
/** As many as one client may send at a time. */
const AT_A_TIME = 8;
const RSS_MAX_MB = 600;
const FAILED_MAX = POSTS / 100;

/** What each render of the contact page keeps, 5 MB of it, for ever. */
const leaks = {
  'outside of the heap': 'kept.push(new Uint8Array(5 * 2 ** 20).fill(1))',
  'in the heap': 'kept.push(new Array(650_000).fill(0.5))',
};

for (const [where, keep] of Object.entries(leaks)) {
  test(`a page that keeps 5 MB of each render ${where} costs next to no answer, and leaves the shell below ${RSS_MAX_MB} MB`, {
    tag: ['@shell', '@own-stack', '@nightly'],
  }, async () => {
    const leaking = forgeRelease('quote', draft => {
      draft.atImport('var kept = []');
      draft.replace(
        'contact',
        `Component: props => { ${keep}; return React.createElement(own.Component, props); }`,
      );
    });
    const site = await startSite(leaking);
    try {
      const { statuses, peak } = await post(site);
      const readRss = () => Math.round(memoryOf(site.servers[0].pid));
      process.stdout.write(`${where}: ${JSON.stringify(statuses)}, ${readRss()} MB, at most ${peak} MB\n`);
      expect(statuses[422]).toBeGreaterThanOrEqual(POSTS - FAILED_MAX);
      // The last workers end once their successors are ready.
      await expect.poll(readRss).toBeLessThan(RSS_MAX_MB);
    } finally {
      await site.remove();
      leaking.remove();
    }
  });
}

const startSite = ({ dir }: ForgedRelease): Promise<StoreSite> =>
  startStoreSite({
    shells: 1,
    // The last one as in production: see several-machines.md.
    env: { RATE_POSTS_PER_MINUTE: '0', RENDER_WORKERS: '2', MALLOC_ARENA_MAX: '2' },
    // As if a promotion had not seen it.
    fill: store => fillStore(openStore(store), { releases: { quote: dir }, checks: TRIED }),
  });

/** Posts a form that is not valid, so that its page is rendered each time. */
async function post({ urls: [url], servers: [{ pid }] }: StoreSite) {
  const statuses: Record<number, number> = {};
  let peak = 0;
  let sent = 0;
  const postInTurn = async () => {
    while (sent < POSTS) {
      sent += 1;
      const body = new URLSearchParams({ fullName: `Visitor ${sent}` });
      const response = await fetch(`${url}/contact`, { method: 'POST', headers: { Origin: url }, body });
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      peak = Math.max(peak, Math.round(memoryOf(pid)));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, postInTurn));
  return { statuses, peak };
}
