import type { Page } from 'playwright';
import { bytesByPackage } from '../../support/bytes-by-package.ts';
import type { Build } from '../builds/build.ts';
import type { PageRequest } from '../figures/rounds.ts';
import { withPage } from '../open-page.ts';
import { type Figures, isOpened, type Measurement, type Scene } from './measurement.ts';

const KB = 1_024;

/** Names of the kinds of resources, in the order of the table. */
const KINDS: Readonly<Record<string, string>> = {
  Document: 'HTML, KB',
  Stylesheet: 'CSS, KB',
  Script: 'JS, KB',
  Image: 'pictures, KB',
  Font: 'fonts, KB',
};
const OTHER = 'data and others, KB';
/** Beginning of the figures by package. */
export const JS_OF = 'JS of ';

/** Compressed sizes as the browser received them, by address. */
const readSizes = (): Record<string, number> =>
  Object.fromEntries(
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      entry => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize],
    ),
  );

/** Bytes until the page is live and idle, as they travel, and those of scripts by the package that they come from. */
export const bytes: Measurement = {
  name: 'bytes',
  isExact: true,
  applies: isOpened,
  measure: scene =>
    withPage(scene, { isPhone: true }, async ({ page, requests, waitUntilLive }) => {
      await page.goto(scene.page.path);
      await waitUntilLive();
      const sizes = await page.evaluate(readSizes);
      const figures: Figures = Object.fromEntries(Object.values(KINDS).map(name => [name, 0]));
      const scripts: PageRequest[] = [];
      for (const request of requests.requests()) {
        const name = KINDS[request.type] ?? OTHER;
        figures[name] = (figures[name] ?? 0) + (sizes[request.url] ?? 0) / KB;
        if (request.type === 'Script') scripts.push(request);
      }
      if (scene.build.readSourceMap)
        for (const { url } of scripts) await addPackages(figures, scene, page, url);
      return figures;
    }),
};

/** Sizes by package of scripts that were read already, by address: most pages have most of them. */
const packagesOf = new Map<string, Map<string, number>>();

async function addPackages(figures: Figures, { build }: Scene, page: Page, url: string): Promise<void> {
  const packages = packagesOf.get(url) ?? (await readPackages(build, page, url));
  packagesOf.set(url, packages);
  for (const [name, size] of packages) {
    const figure = `${JS_OF}${name}, KB`;
    figures[figure] = (figures[figure] ?? 0) + size / KB;
  }
}

async function readPackages(build: Build, page: Page, url: string): Promise<Map<string, number>> {
  const { pathname } = new URL(url);
  const map = build.readSourceMap?.(pathname);
  if (!map) throw new Error(`${build.name}: ${pathname} has no source map`);
  // From the browser's cache.
  const code = await page.evaluate(async address => (await fetch(address)).text(), url);
  const owner = /^\/_releases\/(\w+)\//.exec(pathname)?.[1];
  return bytesByPackage(code, JSON.parse(map), owner ? `mfe-${owner}` : 'shell');
}
