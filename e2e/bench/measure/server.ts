import { readFileSync } from 'node:fs';
import { Agent, type OutgoingHttpHeaders } from 'node:http';
import type { Server } from '../builds/build.ts';
import { fetchCompressed } from '../fetch-compressed.ts';
import type { Figures, Measurement } from './measurement.ts';

/** Ticks of CPU time a second; the same on every Linux that Node runs on. */
const TICKS = 100;
/** Long enough for a clock that counts in steps of 10 ms. */
const MEASURED_MS = 2_000;
const WARM_UP_MS = 1_000;
const CONNECTIONS = 8;
/** A conditional request is never answered without the router. */
const CONDITIONAL = { 'if-none-match': '"none"' };

interface Requests {
  connections: number;
  headers?: OutgoingHttpHeaders;
}

/** CPU time of a process and all its threads since its start, in ms. */
function cpuTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // Fields 14 and 15 of the line, user and system time; the first two are cut off.
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

/** Requests a page again and again on some connections. @returns the number of answers */
async function requestFor(ms: number, url: string, { connections, headers }: Requests): Promise<number> {
  // For this time only: a server closes connections that are idle between two measurements.
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = Date.now() + ms;
  let answers = 0;
  const request = async () => {
    while (Date.now() < end) {
      await fetchCompressed(url, { headers, agent });
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, request)).finally(() => agent.destroy());
  return answers;
}

/** CPU time of the server for a request, in ms, once its code is compiled and the page kept, if it keeps pages. */
async function cpuPerRequest({ url, pid }: Server, path: string, requests: Requests): Promise<number> {
  await requestFor(WARM_UP_MS, url + path, requests);
  const start = cpuTimeOf(pid);
  const answers = await requestFor(MEASURED_MS, url + path, requests);
  return (cpuTimeOf(pid) - start) / answers;
}

/** CPU time of the server's process, so that neither the client nor other processes count. */
export const server: Measurement = {
  name: 'server',
  applies: ({ build, page }) => build.server !== undefined && !page.isScrolled,
  async measure({ build, page: { name, path } }) {
    const figures: Figures = {};
    if (build.measureStart && name === 'home')
      figures['start to first page, ms'] = await build.measureStart();
    if (build.rendering) {
      const ms = await cpuPerRequest(build.rendering, path, { connections: 1, headers: CONDITIONAL });
      figures['CPU of a page that is not kept, ms'] = ms;
      figures['pages a second per core, not kept'] = 1_000 / ms;
    }
    if (build.server) {
      const ms = await cpuPerRequest(build.server, path, { connections: CONNECTIONS });
      figures['pages a second per core'] = 1_000 / ms;
    }
    return figures;
  },
};
