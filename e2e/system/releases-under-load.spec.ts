import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from 'e2e-stack';
import { type RemoteKey, remoteKeys } from 'shared-contracts';
import { canaryHeaders } from '../support/canary-number.ts';
import { createMoves } from '../support/moves.ts';
import { releasesIn } from '../support/numbered-releases.ts';
import { createStoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';
import { isFailed, isMixed, type Visit, walkInBrowser, walkOnServer, writeDraft } from '../support/walks.ts';

/** Moves of the journal, one after another. */
const MOVES = Number(process.env.MOVES ?? 150);
/** Two generations of workers with their heaps, those of a canary, and what the allocator keeps. */
const RSS_MAX_MB = 900;
/** Threads of Node's own pools start when they are first needed. */
const NEW_THREADS_MAX = 4;
/** One visitor of the canary, one of the others. */
const VISITORS = [0, 99];

test('releases, canaries and roll-backs cost no page, mix no page, keep a draft and leave nothing behind', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ browser }) => {
  test.setTimeout(120_000 + MOVES * 10_000);
  const dir = mkdtempSync(join(tmpdir(), 'carefare-moves-'));
  const api = await startApi(dir);
  const store = join(dir, 'store');
  const moves = await createMoves(store);
  const site = createStoreSite({ name: 'shell', store, apiUrl: api.url, dir });
  await site.startShell(0);
  const { url = '', process: server } = site.shells[0] ?? {};
  /** Resident memory of the shell in MB, and the number of its threads. */
  const readProcess = () => {
    const folder = `/proc/${server?.pid}`;
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8')) ?? [];
    return { rss: Math.round(Number(kilobytes) / 1_000), threads: readdirSync(`${folder}/task`).length };
  };
  /** Waits until each visitor gets the newest composition that is meant for it. */
  const expectLive = async () => {
    for (const number of VISITORS) {
      const expected = new Map<RemoteKey, Set<number>>();
      for (const remote of remoteKeys) expected.set(remote, new Set([moves.compositionOf(number)[remote]]));
      const read = async () => {
        const response = await fetch(`${url}/_composition`, { headers: canaryHeaders(url, number) });
        return releasesIn(await response.text());
      };
      await expect.poll(read, { timeout: 60_000, intervals: [50] }).toEqual(expected);
    }
  };

  const before = readProcess();
  const end = new AbortController();
  const visits: Visit[] = [];
  const walk = { url, visits, signal: end.signal };
  const draft = await writeDraft(browser, url);
  const walks = VISITORS.flatMap(number => [
    walkOnServer({ ...walk, number }),
    walkInBrowser({ ...walk, number, browser }),
  ]);
  for (let move = 1; move <= MOVES; move++) {
    await moves.next();
    await expectLive();
    await draft.expectKept();
  }
  await moves.endCanary();
  await expectLive();
  end.abort();
  await Promise.all(walks);
  await draft.close();

  expect(new Set(visits.map(({ inBrowser }) => inBrowser)).size).toBe(2);
  expect(visits.filter(isFailed)).toEqual([]);
  expect(visits.filter(each => isMixed(each, moves.compositions))).toEqual([]);
  await expect.poll(() => readProcess().threads).toBeLessThanOrEqual(before.threads + NEW_THREADS_MAX);
  expect(readProcess().rss).toBeLessThan(RSS_MAX_MB);
  process.stdout.write(
    `${MOVES} moves, ${visits.length} pages; ${JSON.stringify([before, readProcess()])}\n`,
  );
  await site.stop();
  await api.stop();
  rmSync(dir, { recursive: true, force: true });
});
