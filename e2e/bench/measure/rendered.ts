import { cpuTimeOf, poolCpuTimeOf } from '../../support/process-figures.ts';
import type { Measurement } from './measurement.ts';
import { requestEach, requestMany } from './request-many.ts';

const WARM_UP = 500;
/** Pages of a kind that are measured at most. */
const PAGES_MAX = 250;

/** Most pages first: their code is compiled then for the others. */
const kinds = {
  'a treatment in a country': /^\/treatments\/[^/]+\/[^/]+$/,
  'a treatment': /^\/treatments\/[^/]+$/,
  'a country': /^\/destinations\/[^/]+$/,
};

/** CPU time of the shell for pages that are asked for the first time, without compressing them, and for the sitemap. */
export const rendered: Measurement = {
  name: 'rendered',
  block: 'server',
  applies: ({ site, page }) => site.hasScripts && site.startServer !== undefined && page.name === 'home',
  async measure({ site }) {
    const running = await site.startServer?.();
    if (!running) throw new Error(`${site.name} has no server of its own`);
    const { url, pid } = running;
    const cpuOf = async (work: () => Promise<unknown>) => {
      const read = () => cpuTimeOf(pid) - poolCpuTimeOf(pid);
      const start = read();
      await work();
      return read() - start;
    };
    try {
      await requestMany(`${url}/treatments?q=a`, WARM_UP);
      let paths: string[] = [];
      const figures: Record<string, number> = {
        'CPU of the first sitemap, ms': await cpuOf(async () => {
          paths = await readSitemap(url);
        }),
        'CPU of a kept sitemap, ms': await cpuOf(() => readSitemap(url)),
      };
      for (const [kind, form] of Object.entries(kinds)) {
        const urls = paths.filter(path => form.test(path)).slice(0, PAGES_MAX);
        const cpu = await cpuOf(() => requestEach(urls.map(path => url + path)));
        figures[`CPU of a first render: ${kind}, ms`] = cpu / urls.length;
      }
      return figures;
    } finally {
      await running.stop();
    }
  },
};

/** The paths in the sitemap, and in all files of one that is an index. */
async function readSitemap(site: string): Promise<string[]> {
  const read = async (address: string) =>
    Array.from((await (await fetch(address)).text()).matchAll(/<loc>([^<]*)</g), ([, found = '']) => found);
  const pathsOf = (addresses: readonly string[]) => addresses.map(address => new URL(address).pathname);
  const found = await read(`${site}/sitemap.xml`);
  if (!found[0]?.includes('/sitemap.xml?')) return pathsOf(found);
  const files = await Promise.all(
    found.map(address => read(site + new URL(address).pathname + new URL(address).search)),
  );
  return pathsOf(files.flat());
}
