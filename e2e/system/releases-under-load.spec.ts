import { readdirSync, readFileSync } from 'node:fs';
import { type RemoteKey, remoteKeys } from 'shared-contracts/host';
import { createMoves } from '../support/moves.ts';
import { releasesIn } from '../support/numbered-releases.ts';
import { shareHeaders } from '../support/share-number.ts';
import { startStoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';
import { isMixed, type Visit, walkInBrowser, walkOnServer } from '../support/walks.ts';

/** Moves of the journal, one after another. */
const MOVES = Number(process.env.MOVES ?? 150);
/** Two generations of workers with their heaps, those of a share, and what the allocator keeps. */
const RSS_MAX_MB = 900;
/** Threads of Node's own pools start when they are first needed. */
const NEW_THREADS_MAX = 4;
/** One visitor of the share, one of the others. */
const VISITORS = [0, 99];

test('releases, shares and roll-backs cost no page, mix no page and leave nothing behind', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ browser }) => {
  test.setTimeout(120_000 + MOVES * 10_000);
  let moves!: Awaited<ReturnType<typeof createMoves>>;
  const site = await startStoreSite({
    shells: 1,
    env: { RATE_POSTS_PER_MINUTE: '0' },
    fill: async store => void (moves = await createMoves(store)),
  });
  const [url] = site.urls;
  /** Resident memory of the shell in MB, and the number of its threads. */
  const readProcess = () => {
    const folder = `/proc/${site.servers[0].pid}`;
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8')) ?? [];
    return { rss: Math.round(Number(kilobytes) / 1_000), threads: readdirSync(`${folder}/task`).length };
  };
  /** Waits until each visitor gets the newest composition that is meant for it. */
  const expectLive = async () => {
    for (const number of VISITORS) {
      const expected = new Map<RemoteKey, Set<number>>();
      for (const remote of remoteKeys) expected.set(remote, new Set([moves.compositionOf(number)[remote]]));
      const read = async () => {
        const response = await fetch(`${url}/_composition`, { headers: shareHeaders(url, number) });
        return releasesIn(await response.text());
      };
      await expect.poll(read, { timeout: 60_000, intervals: [50] }).toEqual(expected);
    }
  };

  const before = readProcess();
  const end = new AbortController();
  const visits: Visit[] = [];
  const walks = VISITORS.flatMap(number => {
    const walk = { url, number, visits, signal: end.signal };
    return [walkOnServer(walk), walkInBrowser(walk, browser)];
  });
  for (let move = 1; move <= MOVES; move++) {
    await moves.next();
    await expectLive();
  }
  await moves.endShare();
  await expectLive();
  end.abort();
  await Promise.all(walks);

  expect(new Set(visits.map(({ inBrowser }) => inBrowser)).size).toBe(2);
  expect(visits.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(visits.filter(each => isMixed(each, moves.compositions))).toEqual([]);
  // Workers end ten seconds after their last page.
  await expect
    .poll(() => readProcess().threads, { timeout: 30_000 })
    .toBeLessThanOrEqual(before.threads + NEW_THREADS_MAX);
  const after = readProcess();
  expect(after.rss).toBeLessThan(RSS_MAX_MB);
  process.stdout.write(`${MOVES} moves, ${visits.length} pages; ${JSON.stringify([before, after])}\n`);
  await site.remove();
});
