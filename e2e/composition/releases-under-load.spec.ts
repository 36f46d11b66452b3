import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { writeComposition } from 'e2e-stack';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { numbersIn, serveNumberedReleases } from '../support/numbered-releases.ts';
import { expect, test } from '../support/test.ts';

/** Compositions that go live, one after another: RELEASES=150 for a long run. */
const RELEASES = Number(process.env.RELEASES ?? 15);
/** Every third one is a roll-back to the one before the last. */
const ROLL_BACK_EVERY = 3;
/** The report has the memory after so many. */
const SAMPLE_EVERY = 5;
/** 150 releases end at about 770 MB: two generations of workers with their heaps, and what the allocator keeps. */
const RSS_MAX_MB = 900;
/** Threads of Node's own pools start when they are first needed. */
const NEW_THREADS_MAX = 4;
const PATHS = ['/', '/treatments', '/contact'];

test.describe.configure({ timeout: 120_000 });

let stack: IsolatedStack;
let releases: Awaited<ReturnType<typeof serveNumberedReleases>>;
test.beforeAll(async () => {
  releases = await serveNumberedReleases();
  const { remotes } = releases.composition(0);
  stack = await startIsolatedStack({ releases: remotes });
});
test.afterAll(async () => {
  await stack.remove();
  await releases.close();
});

test('releases and roll-backs cost no page, mix no page and leave nothing behind', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  test.setTimeout(120_000 + RELEASES * 10_000);
  const before = readProcess();
  const walks = new AbortController();
  const pages: PageVisit[] = [];
  const visitors = [0, 1].map(offset => walk({ offset, pages, signal: walks.signal }));

  const times: number[] = [];
  const memory: number[] = [];
  let number = 0;
  for (let move = 1; move <= RELEASES; move++) {
    const isRollBack = move % ROLL_BACK_EVERY === 0;
    const target = isRollBack ? number - 1 : number + 1;
    const start = performance.now();
    writeComposition(stack.compositionFile, releases.composition(target));
    await waitUntilLive(target);
    times.push(performance.now() - start);
    number = isRollBack ? number : target;
    if (move % SAMPLE_EVERY === 0) memory.push(readProcess().rss);
  }
  walks.abort();
  await Promise.all(visitors);
  await expect.poll(() => readProcess().threads).toBeLessThanOrEqual(before.threads + NEW_THREADS_MAX);

  const after = readProcess();
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  process.stdout.write(
    `${RELEASES} releases and roll-backs, median ${(median / 1_000).toFixed(1)} s each; ${pages.length} pages, ` +
      `${pages.filter(isFailed).length} failed, ${pages.filter(isMixed).length} mixed; ` +
      `RSS ${[before.rss, ...memory, after.rss].join(' ')} MB, threads ${before.threads} -> ${after.threads}\n`,
  );
  expect(pages.length).toBeGreaterThan(RELEASES);
  expect(pages.filter(isFailed)).toEqual([]);
  expect(pages.filter(isMixed)).toEqual([]);
  expect(after.rss).toBeLessThan(RSS_MAX_MB);
});

interface PageVisit {
  path: string;
  status: number;
  /** Status of a file that the page links, requested after it. */
  fileStatus: number;
  /** Numbers of the compositions whose releases the page names. */
  compositions: readonly number[];
}

const isFailed = ({ status, fileStatus }: PageVisit) => status !== 200 || fileStatus !== 200;
const isMixed = ({ compositions }: PageVisit) => compositions.length !== 1;

/** Opens page after page, and a file of each, until the signal aborts. */
async function walk({ offset, pages, signal }: { offset: number; pages: PageVisit[]; signal: AbortSignal }) {
  for (let step = offset; !signal.aborted; step++) {
    const path = PATHS[step % PATHS.length] ?? '/';
    const { status, text } = await get(path);
    const [, file = '/_releases/none'] =
      text.match(/(?:href|data-file|data-rules-of)="(\/_releases\/[^"]+)"/) ?? [];
    const { status: fileStatus } = await get(file);
    pages.push({ path, status, fileStatus, compositions: [...numbersIn(text)] });
  }
}

/** Status 0 stands for no answer. */
async function get(path: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(stack.url + path);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

async function waitUntilLive(number: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const composition = await (await fetch(`${stack.url}/_composition`)).text();
    if (numbersIn(composition).has(number)) return;
    await pause(50);
  }
  throw new Error(`composition ${number} did not go live`);
}

/** Resident memory of the shell in MB, and the number of its threads. */
function readProcess(): { rss: number; threads: number } {
  const dir = `/proc/${stack.pidOf('shell')}`;
  const [, kilobytes] = readFileSync(`${dir}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  return { rss: Math.round(Number(kilobytes) / 1_000), threads: readdirSync(`${dir}/task`).length };
}
