import { setTimeout as pause } from 'node:timers/promises';
import { type RemoteKey, remoteKeys } from 'shared-contracts';
import type { Fault } from '../../faults/fault.ts';
import { startIsolatedStack } from '../isolated-stack.ts';
import { type Cell, createChecks, FALLBACK_TEXT, places, seconds } from './cell.ts';
import { startFaultyOrigins } from './origins.ts';

/** Pages without a remote. */
const OTHERS = ['/about', '/how-it-works', '/blog', '/terms'];
const HEALING_MAX_MS = 30_000;
const PAGE_MAX_MS = 10_000;

/** Starts a shell while the origins of all remotes have the fault, and ends the fault once it serves. */
export async function bootWithFault(fault: Fault): Promise<Cell[]> {
  const origins = await startFaultyOrigins();
  await origins.fail(fault);
  const stack = await startIsolatedStack({ releases: origins.releases });
  const get = async (path: string) => {
    const response = await fetch(stack.url + path, { signal: AbortSignal.timeout(PAGE_MAX_MS) });
    return { status: response.status, html: await response.text() };
  };
  const isLive = async (remote: RemoteKey) => {
    const { status, html } = await get(places[remote].path);
    return status === 200 && html.includes(places[remote].text);
  };
  try {
    const others = await Promise.all(OTHERS.map(get));
    const pages = await Promise.all(
      remoteKeys.map(async remote => ({ remote, page: await get(places[remote].path) })),
    );
    await origins.heal();
    const healed = Date.now();
    return await Promise.all(
      pages.map(async ({ remote, page: { status, html } }): Promise<Cell> => {
        const { wrong, check } = createChecks();
        check(status === (remote === 'calculator' ? 200 : 503), 'a page is 503, the home page 200');
        check(FALLBACK_TEXT.test(html) && !html.includes(places[remote].text), 'the fallback shows');
        check(
          others.every(other => other.status === 200),
          'all other pages are 200',
        );
        while (!(await isLive(remote)) && Date.now() - healed < HEALING_MAX_MS) await pause(200);
        const healing = Date.now() - healed;
        check(healing < HEALING_MAX_MS, `live within ${seconds(HEALING_MAX_MS)}`);
        return {
          side: 'boot',
          remote,
          fault,
          status,
          screen: 'fallback; other pages 200',
          healing: `live after ${seconds(healing)}`,
          wrong,
        };
      }),
    );
  } finally {
    await stack.remove();
    await origins.close();
  }
}
