import type { CDPSession, Page } from 'playwright-core';

/**
 * How long a key is answered, in ms. A fixed time: no event says that a page has answered, and some wait for the next key
 * before they do.
 */
const KEY_MS = 600;
/** The limit of the CPU time of one task, in ms. */
export const TASK_MAX_MS = 200;
const MB = 1_000_000;
/** How long calls are waited for. */
const CALLS_MAX_MS = 5_000;
/** What the shell fetches ahead for links in view: how much that is by the end of a rest depends on the machine. */
const AHEAD = /\/api\/masters\/joined\?/;

/** What a page costs its browser. */
export interface Costs {
  /** CPU time of all tasks of its main thread so far, in ms, which does not grow while the machine stands still. */
  cpuMs(): Promise<number>;
  /** The share of the time of these tasks, by the clock, in which the thread had a processor. */
  cpuShare(): Promise<number>;
  /** Memory in use, without garbage, in MB. */
  memoryMb(): Promise<number>;
  /** Waits until no call is under way, for a while at most: a stream may have no end. */
  waitForCalls(): Promise<void>;
  /** Bytes of the release's files and of calls that have come so far, as they were sent. */
  loadedBytes(): number;
}

interface Opening {
  cpuShare: number;
  cpuMs: number;
  /** CPU time of opening the page without the remote, which is not its own. */
  withoutMs: number;
}

/**
 * The CPU time of the longest task, in ms, which browsers tell by the clock only: on a busy machine it is long as all are.
 * @param clockMs by the clock
 */
export const cpuOfTask = (clockMs: number, { cpuShare, cpuMs, withoutMs }: Opening): number =>
  Math.min(clockMs * cpuShare, cpuMs - withoutMs);

/** Whether what is loaded counts as the page's own: files of the release, and calls but for those that the shell makes ahead. */
export const isOwnLoad = (address: string, folder: string, isCall: boolean): boolean =>
  !AHEAD.test(address) && (isCall || address.includes(folder));

/** To be called before the page is opened. @param folder where the files of the release are */
export async function watchCosts(page: Page, folder: string): Promise<Costs> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const counted = new Set<string>();
  const underWay = new Set<string>();
  let rested = Promise.withResolvers<void>();
  let loadedBytes = 0;
  const isCall = (type: string | undefined): boolean => type === 'Fetch' || type === 'XHR';
  const end = ({ requestId }: { requestId: string }): void => {
    if (underWay.delete(requestId) && underWay.size === 0) rested.resolve();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (!isCall(type)) return;
    if (underWay.size === 0) rested = Promise.withResolvers();
    underWay.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (isOwnLoad(response.url, folder, isCall(type))) counted.add(requestId);
  });
  session.on('Network.loadingFinished', finished => {
    if (counted.has(finished.requestId)) loadedBytes += finished.encodedDataLength;
    end(finished);
  });
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const clock = await page.context().newCDPSession(page);
  await clock.send('Performance.enable', { timeDomain: 'timeTicks' });
  const readTasks = async (by: CDPSession): Promise<number> => {
    const { metrics } = await by.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  return {
    cpuMs: () => readTasks(session),
    async cpuShare() {
      const [cpuMs, clockMs] = await Promise.all([readTasks(session), readTasks(clock)]);
      return Math.min(1, cpuMs / clockMs);
    },
    async memoryMb() {
      await session.send('HeapProfiler.collectGarbage');
      // Types of the protocol lag behind it.
      const usage: Record<string, number> = await session.send('Runtime.getHeapUsage');
      return (
        ((usage.usedSize ?? 0) + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0)) / MB
      );
    },
    loadedBytes: () => loadedBytes,
    async waitForCalls() {
      // The event is awaited; the time is its deadline, since a stream may have no end.
      if (underWay.size > 0) await Promise.race([rested.promise, page.waitForTimeout(CALLS_MAX_MS)]);
    },
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
function focusField(modules: readonly string[]): void {
  const fields = modules.flatMap(id => [
    ...document.querySelectorAll<HTMLElement>(
      `[data-module="${id}"] :is(input:is([type=text], [type=search], [type=email], :not([type])), textarea)`,
    ),
  ]);
  fields.find(field => field.checkVisibility())?.focus({ preventScroll: true });
}
