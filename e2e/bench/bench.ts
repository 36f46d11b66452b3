import { availableParallelism, cpus } from 'node:os';
import { buildChangedPackages, fail, messageOf, print, readCommandLine, root } from 'e2e-stack';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser.ts';
import { blocking } from './measure/blocking.ts';
import { load } from './measure/load.ts';
import { navigation } from './measure/navigation.ts';
import { rendered } from './measure/rendered.ts';
import { server } from './measure/server.ts';
import { suggestion } from './measure/suggestion.ts';
import { namesOf, readOptions } from './options.ts';
import { pages } from './pages.ts';
import { startBare } from './sites/bare.ts';
import { startGrown } from './sites/grown.ts';
import type { Site } from './sites/site.ts';
import { startSite } from './sites/started-site.ts';
import { formatTable, type Sample } from './table.ts';

const measurements = [load, blocking, navigation, suggestion, server, rendered];

const usage = `
pnpm bench [--before FOLDER|ADDRESS] [--site FOLDER|ADDRESS] [--grown] [--runs 3] [--pages home,contact] [--only load,server]

Measures the site beside itself without scripts (bare), and beside an earlier state if one is given, interleaved. Prints
the medians of the runs and the ratios.

  --before WHERE  an earlier state: a folder with this repository, built, or the address of a site
  --site WHERE    the site, likewise; this folder by default, which is built first
  --grown         beside itself with 1,000 treatments in 50 countries
  --runs N        number of runs, 3 by default
  --pages LIST    some of ${namesOf(pages).join(', ')}
  --only LIST     some of ${namesOf(measurements).join(', ')}
  --help          this text
`;

const flag = { type: 'string' } as const;
const flags = readCommandLine(
  usage,
  { before: flag, site: flag, grown: { type: 'boolean' }, runs: flag, pages: flag, only: flag },
  values => void readOptions(values, namesOf(measurements)),
);
const options = readOptions(flags, namesOf(measurements));

/** Closed in reverse order, also when something fails. */
const opened: { close(): Promise<unknown> }[] = [];
async function open<T extends (typeof opened)[number]>(opening: Promise<T>): Promise<T> {
  const result = await opening;
  opened.push(result);
  return result;
}

const samples: Sample[] = [];
const errors: string[] = [];

/** One run: each measurement visits each page of all sites before the next page, so that what else the machine does touches all. */
async function measureOnce(
  run: number,
  browser: Browser,
  sites: readonly Site[],
  from: string,
): Promise<void> {
  for (const { name, block, applies, measure } of measurements) {
    if (!options.only.includes(name)) continue;
    print(`run ${run + 1} of ${options.runs}: ${name}`);
    for (const page of options.pages)
      for (const site of sites.filter(candidate => applies({ site: candidate, page }))) {
        try {
          const figures = await measure({ browser, site, page, from });
          for (const [figure, value] of Object.entries(figures))
            samples.push({ page: block ?? page.name, figure, site: site.name, run, value });
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
  const bare = await open(startBare(site.url));
  const sites: Site[] = [bare];
  if (flags.before) sites.push(await open(startSite('before', flags.before)));
  if (flags.grown) sites.push(await open(startGrown()));
  sites.push(site);
  const browser = await open(chromium.launch(await chromiumLaunchOptions()));
  for (let run = 0; run < options.runs; run += 1) {
    // Each run begins with another site.
    const first = run % sites.length;
    await measureOnce(run, browser, [...sites.slice(first), ...sites.slice(0, first)], bare.otherSite);
  }
  const machine = `${availableParallelism()} x ${cpus()[0]?.model}, Node ${process.version}, Chromium ${browser.version()}`;
  print(`\n${new Date().toISOString()}, ${machine}, medians of ${options.runs}\n\n${formatTable(samples)}`);
} catch (error) {
  errors.push(messageOf(error));
} finally {
  for (const each of opened.toReversed()) await each.close();
}
if (errors.length > 0) fail(`the bench failed:\n${errors.join('\n')}`);
process.exit(0);
