import { availableParallelism, cpus } from 'node:os';
import { buildChangedPackages, fail, messageOf, print, readCommandLine, root } from 'e2e-stack';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser.ts';
import { measureLoad } from './measure/load.ts';
import { measureMainThread } from './measure/main-thread.ts';
import { measureNavigation } from './measure/navigation.ts';
import { measureServer } from './measure/server.ts';
import { pages } from './pages.ts';
import { type Site, startBare, startSite } from './sites.ts';
import { formatTable, type Sample } from './table.ts';

const measurements = [
  { name: 'load', measure: measureLoad, pages },
  { name: 'main-thread', measure: measureMainThread, pages },
  { name: 'navigation', measure: measureNavigation, pages: pages.filter(({ name }) => name === 'list') },
  { name: 'server', measure: measureServer, pages: pages.filter(({ name }) => name === 'home') },
];
const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');

const usage = `
pnpm bench [--before FOLDER|ADDRESS] [--site FOLDER|ADDRESS] [--runs 3] [--pages home,contact] [--only load,server]

Measures the site, and interleaved with it the same site without scripts (bare), or an earlier state or another site if one is
given. Prints the medians of the runs and the ratios.

  --before WHERE  what it is compared with: a folder with this repository, built, or the address of a site
  --site WHERE    the site, likewise; this folder by default, which is built first
  --runs N        number of runs, 3 by default
  --pages LIST    some of ${namesOf(pages)}
  --only LIST     some of ${namesOf(measurements)}
  --help          this text
`;

/** Those that a list names, or all. @throws Error with one line for a name that is none of them */
function choose<T extends { name: string }>(flag: string, all: readonly T[], list?: string): readonly T[] {
  if (list === undefined) return all;
  return list.split(',').map(name => {
    const chosen = all.find(each => each.name === name);
    if (!chosen) throw new Error(`${flag} takes some of ${namesOf(all)}, not "${name}"`);
    return chosen;
  });
}

function readOptions(values: { runs?: string; pages?: string; only?: string }) {
  const runs = Number(values.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a number, not "${values.runs}"`);
  const chosen = choose('--pages', pages, values.pages);
  return { runs, pages: chosen, only: choose('--only', measurements, values.only) };
}

const flag = { type: 'string' } as const;
const known = { before: flag, site: flag, runs: flag, pages: flag, only: flag };
const flags = readCommandLine(usage, known, values => void readOptions(values));
const options = readOptions(flags);

/** Closed in reverse order, also when something fails. */
const opened: { close(): Promise<unknown> }[] = [];
async function open<T extends (typeof opened)[number]>(opening: Promise<T>): Promise<T> {
  const result = await opening;
  opened.push(result);
  return result;
}

const samples: Sample[] = [];
const errors: string[] = [];

/** One run: each measurement visits each page of both sites before the next page, so that what else the machine does touches both. */
async function measureOnce(run: number, browser: Browser, sites: readonly Site[]): Promise<void> {
  for (const { name, measure, pages: ofMeasure } of options.only) {
    print(`run ${run + 1} of ${options.runs}: ${name}`);
    for (const page of ofMeasure.filter(each => options.pages.includes(each)))
      for (const site of sites) {
        try {
          const figures = await measure({ browser, site, page });
          for (const [figure, value] of Object.entries(figures))
            samples.push({ figure: `${page.name}: ${figure}`, site: site.name, run, value });
        } catch (error) {
          const [line = ''] = messageOf(error).split('\n');
          errors.push(`${name}, ${page.name}, ${site.name}, run ${run + 1}: ${line}`);
        }
      }
  }
}

try {
  if (!flags.site) await buildChangedPackages(print);
  const site = await open(startSite('site', flags.site ?? root));
  const other = await open(flags.before ? startSite('before', flags.before) : startBare(site.url));
  const sites = [other, site];
  const browser = await open(chromium.launch(await chromiumLaunchOptions()));
  for (let run = 0; run < options.runs; run += 1) {
    await measureOnce(run, browser, sites);
    // Each run begins with the other site.
    sites.reverse();
  }
  const machine = `${availableParallelism()} x ${cpus()[0]?.model}, Node ${process.version}, Chromium ${browser.version()}`;
  print(
    `\n${new Date().toISOString()}, ${machine}, medians of ${options.runs}\n\n${formatTable(samples, other.name)}`,
  );
} catch (error) {
  errors.push(messageOf(error));
} finally {
  for (const each of opened.toReversed()) await each.close();
}
if (errors.length > 0) fail(`the bench failed:\n${errors.join('\n')}`);
process.exit(0);
