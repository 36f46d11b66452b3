import { type RemoteKey, remoteKeys } from 'e2e-stack';
import { HASH_KEY } from '../support/post-form.ts';
import { countOf, memoryOf } from '../support/process-figures.ts';
import { storedRequests, uniqueName } from '../support/quote-form.ts';
import { shareHeaders, startStoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';
import { createJournalMoves, releasesIn } from './fleet/journal-moves.ts';
import { browsePages, countVisits, faultsOf, isMixed, requestPages, type Visit } from './fleet/visitors.ts';

/** Moves of the journal, one after another; many more are a soak. */
const MOVES = Number(process.env.MOVES ?? 150);
/** The figures are told so often. */
const TELL_EVERY = 50;
/** Two generations of workers with their heaps, those of a share, and what the allocator keeps. */
const RSS_MAX_MB = 900;
const RSS_OF_API_MAX_MB = 300;
/** Threads of Node's own pools start when they are first needed, and the visitors' connections stay open for a while. */
const NEW_THREADS_MAX = 4;
const NEW_FILES_MAX = 40;
/** One visitor of the share, one of the others. */
const VISITORS = [0, 99];
/** They leave the machine something for the releases. */
const READING_MS = 500;

test('releases, shares and roll-backs cost no page and no request, mix no page and leave nothing behind', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ browser }) => {
  test.setTimeout(120_000 + MOVES * 10_000);
  let moves!: Awaited<ReturnType<typeof createJournalMoves>>;
  const site = await startStoreSite({
    shells: 1,
    env: { RATE_POSTS_PER_MINUTE: '0', HASH_KEY },
    fill: async store => void (moves = await createJournalMoves(store)),
  });
  const [url] = site.urls;
  const readProcesses = () => {
    const [{ pid }] = site.servers;
    return {
      rss: Math.round(memoryOf(pid)),
      threads: countOf(pid, 'task'),
      files: countOf(pid, 'fd'),
      rssOfApi: Math.round(memoryOf(site.api.pid)),
      filesOfApi: countOf(site.api.pid, 'fd'),
    };
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

  const before = readProcesses();
  const end = new AbortController();
  const visits: Visit[] = [];
  const visitors = VISITORS.map(number => ({
    url,
    number,
    name: uniqueName(),
    visits,
    readingMs: READING_MS,
    signal: end.signal,
  }));
  const sent = visitors.map(visitor => requestPages(visitor));
  const walks = visitors.map(visitor => browsePages(visitor, browser));
  const tell = (move: number) =>
    process.stdout.write(`${move} moves, ${visits.length} pages: ${JSON.stringify(readProcesses())}\n`);
  tell(0);
  for (let move = 1; move <= MOVES; move++) {
    await moves.next();
    await expectLive();
    if (move % TELL_EVERY === 0) tell(move);
  }
  await moves.endShare();
  await expectLive();
  end.abort();
  await Promise.all(walks);

  for (const [kind, count] of Object.entries(countVisits(visits))) expect(count, kind).toBeGreaterThan(0);
  expect(faultsOf(visits)).toEqual([]);
  expect(visits.filter(each => isMixed(each, moves.compositions))).toEqual([]);
  for (const [index, { name }] of visitors.entries())
    expect(storedRequests(name, site.api.databaseFile)).toHaveLength((await sent[index]) ?? 0);
  // Workers end ten seconds after their last page.
  await expect.poll(() => readProcesses().threads).toBeLessThanOrEqual(before.threads + NEW_THREADS_MAX);
  const after = readProcesses();
  expect(after.rss).toBeLessThan(RSS_MAX_MB);
  expect(after.rssOfApi).toBeLessThan(RSS_OF_API_MAX_MB);
  expect(after.files).toBeLessThanOrEqual(before.files + NEW_FILES_MAX);
  expect(after.filesOfApi).toBeLessThanOrEqual(before.filesOfApi + NEW_FILES_MAX);
  await site.remove();
});
