import { Agent, get } from 'node:http';
import { cpuTimeOf, memoryOf } from '../../support/process-figures.ts';
import type { Figures, Measure } from '../open-page.ts';
import { pages } from '../pages.ts';

const KEPT = 10_000;
const RENDERED = 2_000;
/** Requests of a page before its CPU time counts: code is compiled, and the page kept. */
const WARM_UP = 200;
/** A result that every search has, and that nothing keeps. */
const SEARCH = '/treatments?q=a';

/** A site's server by CPU time of its process with all threads, so that neither the client nor other processes count. */
export const measureServer: Measure = async ({ site }) => {
  const start = performance.now();
  const { url, pid, stop } = (await site.startServer?.()) ?? {};
  if (!url || !stop) return {};
  const cpuPerRequest = async (path: string, count: number) => {
    await requestMany(url + path, WARM_UP);
    const before = cpuTimeOf(pid);
    await requestMany(url + path, count);
    return (cpuTimeOf(pid) - before) / count;
  };
  try {
    await requestMany(url, 1);
    const figures: Figures = {
      'start to first page, ms': performance.now() - start,
      'memory at start, MB': memoryOf(pid),
    };
    const kept = pages.filter(({ isScrolled }) => !isScrolled);
    for (const { name, path } of kept)
      figures[`kept pages a second per core: ${name}`] =
        1_000 / (await cpuPerRequest(path, KEPT / kept.length));
    figures[`memory after ${KEPT} kept pages, MB`] = memoryOf(pid);
    if (site.goesLive) {
      figures['CPU of a rendered search, ms'] = await cpuPerRequest(SEARCH, RENDERED);
      figures[`memory after ${RENDERED} rendered pages, MB`] = memoryOf(pid);
    }
    return figures;
  } finally {
    await stop();
  }
};

/** Requests an address again and again on two connections, as many as one visitor may have rendered at a time. @throws unless each answer has the status 200 */
async function requestMany(url: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const left = Array.from({ length: count }, () => url).values();
  const requestInTurn = async () => {
    for (const each of left) await request(each, agent);
  };
  await Promise.all([requestInTurn(), requestInTurn()]).finally(() => agent.destroy());
}

const request = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', accept: '*/*' } }, response => {
      response.resume().on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answers with status ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
