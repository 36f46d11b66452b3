import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApi } from 'e2e-stack';
import { remoteKeys } from 'shared-contracts';
import { canaryHeaders } from '../support/canary-number.ts';
import { createMoves } from '../support/moves.ts';
import { releasesIn } from '../support/numbered-releases.ts';
import { createStoreSite, type StoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';
import { isFailed, isMixed, type Visit, walkInBrowser, walkOnServer, writeDraft } from '../support/walks.ts';

/** Moves of the journal, one after another: MOVES=50 for a long run. */
const MOVES = Number(process.env.MOVES ?? 15);
/** The report has the memory after so many. */
const SAMPLE_EVERY = 5;
/** Two generations of workers with their heaps, those of a canary, and what the allocator keeps. */
const RSS_MAX_MB = 900;
/** Threads of Node's own pools start when they are first needed. */
const NEW_THREADS_MAX = 4;
/** Generous for a busy machine. */
const LIVE_WITHIN_MS = 60_000;
/** One visitor of the canary, one of the others. */
const VISITORS = [0, 99];

test.describe.configure({ timeout: 120_000 });

let dir: string;
let api: Awaited<ReturnType<typeof startApi>>;
let site: StoreSite;
let moves: Awaited<ReturnType<typeof createMoves>>;
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-moves-'));
  api = await startApi(dir);
  const store = join(dir, 'store');
  moves = await createMoves(store);
  site = createStoreSite({ name: 'shell', store, apiUrl: api.url, dir });
  await site.startShell(0);
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('releases, canaries and roll-backs cost no page, mix no page, keep a draft and leave nothing behind', {
  tag: ['@shell', '@own-stack'],
}, async ({ browser }) => {
  test.setTimeout(120_000 + MOVES * 10_000);
  const [{ url }] = site.shells as [StoreSite['shells'][number]];
  const before = readProcess();
  const end = new AbortController();
  const visits: Visit[] = [];
  const walk = { url, visits, signal: end.signal };
  const draft = await writeDraft(browser, url);
  const walks = VISITORS.flatMap(number => [
    walkOnServer({ ...walk, number }),
    walkInBrowser({ ...walk, number, browser }),
  ]);

  const times: number[] = [];
  const memory: number[] = [];
  for (let move = 1; move <= MOVES; move++) {
    const start = performance.now();
    await moves.next();
    for (const number of VISITORS) await waitUntilLive(url, number);
    times.push(performance.now() - start);
    await draft.expectKept();
    if (move % SAMPLE_EVERY === 0) memory.push(readProcess().rss);
  }
  await moves.endCanary();
  for (const number of VISITORS) await waitUntilLive(url, number);
  end.abort();
  await Promise.all(walks);
  await draft.close();
  await expect.poll(() => readProcess().threads).toBeLessThanOrEqual(before.threads + NEW_THREADS_MAX);

  const after = readProcess();
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const mixed = visits.filter(visit => isMixed(visit, moves.compositions));
  const inBrowsers = visits.filter(({ inBrowser }) => inBrowser).length;
  process.stdout.write(
    `${MOVES} moves (${moves.summary()}), median ${(median / 1_000).toFixed(1)} s each; ${visits.length} pages, ` +
      `${inBrowsers} of them in browsers, ${visits.filter(isFailed).length} failed, ${mixed.length} mixed; ` +
      `RSS ${[before.rss, ...memory, after.rss].join(' ')} MB, threads ${before.threads} -> ${after.threads}\n`,
  );
  expect(visits.length).toBeGreaterThan(MOVES);
  expect(inBrowsers).toBeGreaterThan(MOVES);
  expect(visits.filter(isFailed)).toEqual([]);
  expect(mixed).toEqual([]);
  expect(after.rss).toBeLessThan(RSS_MAX_MB);
});

/** Waits until a visitor with this number gets the newest composition that is meant for it. */
async function waitUntilLive(url: string, number: number): Promise<void> {
  const expected = moves.compositionOf(number);
  const headers = canaryHeaders(url, number);
  const deadline = Date.now() + LIVE_WITHIN_MS;
  while (Date.now() < deadline) {
    const composition = releasesIn(await (await fetch(`${url}/_composition`, { headers })).text());
    if (remoteKeys.every(remote => composition.get(remote)?.has(expected[remote]))) return;
    await pause(50);
  }
  const said = readFileSync(site.shells[0]?.logFile ?? '', 'utf8').slice(-2_000);
  throw new Error(
    `${JSON.stringify(expected)} did not go live for visitor ${number}; the shell said:\n${said}`,
  );
}

/** Resident memory of the shell in MB, and the number of its threads. */
function readProcess(): { rss: number; threads: number } {
  const folder = `/proc/${site.shells[0]?.process.pid}`;
  const [, kilobytes] = readFileSync(`${folder}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  return { rss: Math.round(Number(kilobytes) / 1_000), threads: readdirSync(`${folder}/task`).length };
}
