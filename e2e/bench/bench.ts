import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChangedPackages, fail, messageOf, print, readCommandLine } from 'e2e-stack';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser.ts';
import { startIsolatedStack } from '../support/isolated-stack.ts';
import { startBare } from './builds/bare.ts';
import type { Build } from './builds/build.ts';
import { startFederated } from './builds/federated.ts';
import { startStatic } from './builds/static.ts';
import { describeMachine } from './machine.ts';
import { blocking } from './measure/blocking.ts';
import { bytes } from './measure/bytes.ts';
import { firstInput } from './measure/first-input.ts';
import { lighthouseScores } from './measure/lighthouse.ts';
import { liveInput } from './measure/live-input.ts';
import { load } from './measure/load.ts';
import { navigation } from './measure/navigation.ts';
import { server } from './measure/server.ts';
import { buildNames, checkEnvironment, readOptions } from './options.ts';
import { startOtherSite } from './other-site.ts';
import { summarize } from './report/summary.ts';
import { formatReport } from './report/table.ts';
import { writeResults } from './report/write-results.ts';
import { runAll } from './run.ts';

const measurements = [bytes, load, blocking, navigation, firstInput, liveInput, server, lighthouseScores];
const names = measurements.map(({ name }) => name);

const usage = `
pnpm bench [--pages home,contact] [--runs 3] [--only ${names.slice(0, 2).join(',')}] [--builds federated]

Measures the site as it is released (federated), without scripts (bare), and its HTML from a static server (static),
interleaved. Prints medians and ratios, and writes them to e2e/bench/results.

  --pages LIST   some of home, list, detail, contact, calculator
  --runs N       number of runs, 3 by default
  --only LIST    some of ${names.join(', ')}
  --builds LIST  some of ${buildNames.join(', ')}
  --help         this text

Ctrl-C ends it after the measurement that is under way, with the table of what was measured.
`;

const flags = readCommandLine(
  usage,
  {
    pages: { type: 'string' },
    runs: { type: 'string' },
    only: { type: 'string' },
    builds: { type: 'string' },
  },
  values => {
    readOptions(values, names);
    checkEnvironment(process.env);
  },
);
const { pages, runs, only, builds: chosen } = readOptions(flags, names);

/** Undone in reverse order, also when something fails. */
const cleanUps: (() => unknown)[] = [];
async function cleanUp(): Promise<void> {
  for (const undo of cleanUps.splice(0).toReversed()) await undo();
}
const stop = new AbortController();
process.on('SIGINT', () => {
  if (!stop.signal.aborted) print('stopping after this measurement …');
  stop.abort();
});

try {
  await buildChangedPackages(print);
  const dir = mkdtempSync(join(tmpdir(), 'carefare-bench-'));
  cleanUps.push(() => rmSync(dir, { recursive: true, force: true }));
  const stack = await startIsolatedStack({
    env: { api: { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' } },
  });
  cleanUps.push(() => stack.remove());
  const builds: Build[] = [];
  const starts = {
    bare: () => startBare(stack.url),
    federated: () => startFederated(stack, dir),
    static: () => startStatic(stack.url, dir),
  };
  for (const name of buildNames.filter(build => chosen.includes(build))) {
    const build = await starts[name]();
    cleanUps.push(() => build.close());
    builds.push(build);
  }
  const browser = await chromium.launch({ ...(await chromiumLaunchOptions()), handleSIGINT: false });
  cleanUps.push(() => browser.close());
  const otherSite = await startOtherSite();
  cleanUps.push(() => otherSite.close());
  const machine = describeMachine(browser);
  const { samples, errors } = await runAll({
    browser,
    otherSite: otherSite.url,
    builds,
    pages,
    measurements: measurements.filter(({ name }) => only.includes(name)),
    runs,
    signal: stop.signal,
    report: print,
  });
  await cleanUp();
  print(`\n${formatReport(summarize(samples))}\n`);
  print(`written to ${writeResults({ machine, runs, samples, errors })}.json and .svg`);
  if (errors.length > 0) fail(`${errors.length} measurements failed:\n${errors.join('\n')}`);
  process.exit(0);
} catch (error) {
  await cleanUp();
  fail(`the bench failed: ${messageOf(error)}`);
}
