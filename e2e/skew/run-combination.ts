import type { ReleaseStore } from '@carefare/release';
import { runComposition } from '@carefare/release/run-composition';
import type { Browser } from 'playwright';
import { checkInBrowser } from './check-browser.ts';
import { checkPages } from './check-pages.ts';
import type { Combination } from './combinations.ts';

/** What became of a combination. A refused one is right: its shell does not take it up, nor does the gate. */
export interface SkewResult {
  shell: Combination['shell'];
  moved: readonly string[];
  releases: Record<string, string>;
  result: 'works' | 'refused' | 'fails';
  /** How many pages were requested. */
  pages: number;
  /** Why it is refused, or what fails. */
  reasons: readonly string[];
}

interface SkewTools {
  store: ReleaseStore;
  apiUrl: string;
  browser: Browser;
}

/** Runs one combination as a site of its own, and asks server and browser for its pages. */
export async function runCombination(
  { shell, moved, entry }: Combination,
  { store, apiUrl, browser }: SkewTools,
): Promise<SkewResult> {
  const packages = Object.entries({ shell: entry.shell, ...entry.remotes });
  const releases = Object.fromEntries(packages.map(([name, { digest }]) => [name, digest]));
  const tell = (result: SkewResult['result'], reasons: readonly string[] = [], pages = 0): SkewResult => ({
    shell,
    moved,
    releases,
    result,
    pages,
    reasons,
  });
  const site = await runComposition(store, entry, { apiUrl }).catch((error: Error) => error);
  if (site instanceof Error) return tell(isRefusal(site) ? 'refused' : 'fails', [site.message]);
  try {
    const refusals = site.messages().filter(message => / is refused/.test(message));
    if (await lacksRemote(site.url)) return tell('refused', refusals.length > 0 ? refusals : site.messages());
    const { pages, faults } = await checkPages(site.url);
    const inBrowser = await checkInBrowser(browser, site.url, pages);
    const found = [...faults, ...inBrowser];
    return tell(found.length > 0 ? 'fails' : 'works', found, pages.length);
  } finally {
    await site.stop();
  }
}

const isRefusal = (error: Error): boolean => error.name === 'RefusedPromotionError';

async function lacksRemote(url: string): Promise<boolean> {
  const { missing } = await (await fetch(`${url}/health/ready`)).json();
  return missing.length > 0;
}
