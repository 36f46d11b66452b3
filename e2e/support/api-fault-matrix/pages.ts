import type { StackWithFaults } from '../faulty-api.ts';
import { expect } from '../test.ts';
import { type Cell, lateFaults, quickFaults, type RecordCell } from './cells.ts';

/** A page's data may take 4 s; the rest is for rendering on a busy machine. */
const PAGE_MS = 9_000;

export function createPageChecks({ url, faults }: StackWithFaults, record: RecordCell) {
  /** Requests the pages under each fault of one call, and then without a fault. */
  async function checkPages(call: string, pages: Record<string, number>, body = ''): Promise<void> {
    const pattern = new RegExp(`/${call} ${body}`);
    // Late ones first: after them a call that is still under way cannot answer for the next fault.
    for (const fault of [...lateFaults, ...quickFaults]) {
      const heal = faults.fail(pattern, fault);
      await Promise.all(
        Object.entries(pages).map(([path, status]) => checkPage(path, status, { call, fault })),
      );
      heal();
    }
    const heal = faults.fail(pattern, 'slow 1 s');
    await Promise.all(
      Object.keys(pages).map(async path => {
        // The page shares a call that another has begun, which may still end with the last fault.
        await expect.poll(async () => (await fetch(url + path)).status, { timeout: PAGE_MS }).toBe(200);
        await checkPage(path, 200, { call, fault: 'slow 1 s' });
      }),
    );
    heal();
  }

  async function checkPage(path: string, status: number, cell: Pick<Cell, 'call' | 'fault'>): Promise<void> {
    const start = performance.now();
    const response = await fetch(url + path, { redirect: 'manual' });
    const text = await response.text();
    const isComplete = cell.fault === 'slow 1 s' || cell.fault === 'all calls';
    const cacheControl = response.headers.get('cache-control') ?? '';
    const isKept = cacheControl.includes('s-maxage');
    record(
      { ...cell, request: `GET ${path}`, status: response.status, cacheControl },
      {
        [`status ${status}`]: response.status === status,
        'in time': performance.now() - start < PAGE_MS,
        'the whole page': text.endsWith('</html>'),
        'Retry-After with 503 alone': response.headers.has('retry-after') === (status === 503),
        'cached if complete': isKept === (isComplete && status === 200 && path !== '/contact'),
        'no-store if not': isKept || cacheControl.includes('no-store'),
      },
    );
  }

  return { checkPage, checkPages };
}
