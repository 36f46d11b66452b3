import type { CDPSession, Page } from 'playwright-core';

/**
 * How long a key is answered, in ms. A fixed time: no event says that a page has answered, and some wait for the next key
 * before they do.
 */
const KEY_MS = 600;
/** The limit of the CPU time of one task, in ms. */
export const TASK_MAX_MS = 200;
const MB = 1_000_000;
/** What the shell fetches ahead for links in view: how much that is by the end of a rest depends on the machine. */
const AHEAD = /\/api\/masters\/joined\?/;

/** What a page costs its browser. */
export interface Costs {
  /** CPU time of all tasks of its main thread so far, in ms, which does not grow while the machine stands still. */
  cpuMs(): Promise<number>;
  /** Memory in use, without garbage, in MB. */
  memoryMb(): Promise<number>;
  /** The longest task so far, in ms by the clock. */
  longestTaskMs(): Promise<number>;
  /** Bytes of the release's files and of calls that have come so far, as they were sent. */
  loadedBytes(): number;
}

/** To be called before the page is opened. @param folder where the files of the release are */
export async function watchCosts(page: Page, folder: string): Promise<Costs> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const counted = new Set<string>();
  let loadedBytes = 0;
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (AHEAD.test(response.url)) return;
    if (response.url.includes(folder) || type === 'Fetch' || type === 'XHR') counted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) loadedBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async cpuMs() {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    },
    async memoryMb() {
      await session.send('HeapProfiler.collectGarbage');
      // Types of the protocol lag behind it.
      const usage: Record<string, number> = await session.send('Runtime.getHeapUsage');
      return (
        ((usage.usedSize ?? 0) + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0)) / MB
      );
    },
    longestTaskMs: () => page.evaluate(readLongestTask),
    loadedBytes: () => loadedBytes,
  };
}

/** Types into the first field of a page, else on the page itself. @returns the CPU time that it takes to answer, in ms */
export async function pressKey(page: Page, { cpuMs }: Costs, modules: readonly string[]): Promise<number> {
  await page.evaluate(focusField, modules);
  const before = await cpuMs();
  await page.keyboard.press('a');
  // A fixed time: work that a key sets for later ends with no event.
  await page.waitForTimeout(KEY_MS);
  return (await cpuMs()) - before;
}

/** Runs in the browser. */
function readLongestTask(): Promise<number> {
  return new Promise(resolve => {
    const observer = new PerformanceObserver(list => {
      observer.disconnect();
      resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
    });
    observer.observe({ type: 'longtask', buffered: true });
    // Nothing is reported where no task was long.
    setTimeout(() => resolve(0), 100);
  });
}

/** Runs in the browser. */
function focusField(modules: readonly string[]): void {
  const fields = modules.flatMap(id => [
    ...document.querySelectorAll<HTMLElement>(
      `[data-module="${id}"] :is(input:is([type=text], [type=search], [type=email], :not([type])), textarea)`,
    ),
  ]);
  fields.find(field => field.checkVisibility())?.focus({ preventScroll: true });
}
