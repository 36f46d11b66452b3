import { cpuTimeOf, memoryOf } from '../../support/process-figures.ts';
import { pages } from '../pages.ts';
import type { RunningServer } from '../sites/site.ts';
import type { Figures, Measurement } from './measurement.ts';
import { requestMany } from './request-many.ts';

const KEPT = 10_000;
const RENDERED = 2_000;
/** Requests of a page before its CPU time counts: code is compiled, and the page kept. */
const WARM_UP = 200;
/** A result that every search has, and that nothing keeps. */
const SEARCH = '/treatments?q=a';

/** A site's server by CPU time of its process with all threads, so that neither the client nor other processes count. */
export const server: Measurement = {
  name: 'server',
  block: 'server',
  applies: ({ site, page }) => site.startServer !== undefined && page.name === 'home',
  async measure({ site }) {
    const start = performance.now();
    const running = await site.startServer?.();
    if (!running) throw new Error(`${site.name} has no server of its own`);
    try {
      await requestMany(running.url, 1);
      const ready = { 'start to first page, ms': performance.now() - start };
      return { ...ready, ...(await measureRequests(running, site.hasScripts)) };
    } finally {
      await running.stop();
    }
  },
};

async function measureRequests({ url, pid }: RunningServer, isRendering: boolean): Promise<Figures> {
  const cpuPerRequest = async (path: string, count: number) => {
    await requestMany(url + path, WARM_UP);
    const start = cpuTimeOf(pid);
    await requestMany(url + path, count);
    return (cpuTimeOf(pid) - start) / count;
  };
  const figures: Figures = { 'memory at start, MB': memoryOf(pid) };
  const kept = pages.filter(({ isScrolled }) => !isScrolled);
  for (const { name, path } of kept)
    figures[`kept pages a second per core: ${name}`] =
      1_000 / (await cpuPerRequest(path, KEPT / kept.length));
  figures[`memory after ${KEPT} kept pages, MB`] = memoryOf(pid);
  if (isRendering) {
    figures['CPU of a rendered search, ms'] = await cpuPerRequest(SEARCH, RENDERED);
    figures[`memory after ${RENDERED} rendered pages, MB`] = memoryOf(pid);
  }
  return figures;
}
