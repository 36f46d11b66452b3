/**
 * `pnpm test`: types, lint, unit tests, production build, browser tests on the composed build, and those that need the
 * machine for themselves. At the end it says how long each stage and the slowest files took, names what failed and counts.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { messageOf, print } from '../output.ts';
import { root } from '../packages.ts';
import { onShutdown } from '../processes/on-shutdown.ts';
import { buildChangedPackages } from '../releases/build-packages.ts';
import { readBrowserReport, readUnitReport, slowestFiles, type TestOutcome } from './test-reports.ts';

const usage = `
pnpm test [--all] [--shard=1/3] [Playwright's arguments]

Checks types and lint, runs the unit tests, builds for production, runs the browser tests and then, one at a time, those
that need the machine for themselves; at the end it says what took longest, names what failed and counts.
--all          also runs what a night has time for: tests tagged @nightly, *.nightly.test.ts, every case and device
--shard=1/3    runs the first third of the test files
Other arguments go to Playwright, for example: pnpm test --project desktop pages/home
`;
if (process.argv.includes('--help')) {
  print(usage.trim());
  process.exit(0);
}

const given = process.argv.slice(2);
if (given.includes('--all')) process.env.CAREFARE_ALL = '1';
const shard = given.filter(argument => argument.startsWith('--shard='));
const selection = given.filter(argument => argument !== '--all' && !shard.includes(argument));

// Node keeps what it has compiled, so that hundreds of short processes start in half the time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');

/** Files that the summary names. */
const SLOWEST = 15;

/** What runs now: types and lint at once, else one. */
const running = new Set<ChildProcess>();

onShutdown(() => {
  const end = () => {
    print('\nThe tests were stopped; all processes have ended.');
    process.exit(130);
  };
  if (running.size === 0) return end();
  for (const child of running) {
    child.removeAllListeners('exit').once('exit', () => {
      running.delete(child);
      if (running.size === 0) end();
    });
    // Playwright stops its processes on the first SIGINT; a second one would cut that short.
    child.kill('SIGINT');
  }
});

/** Runs an installed program, such as `tsc`. @returns whether it succeeded */
function run(name: string, args: readonly string[], packageName = '.'): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(join(root, packageName, 'node_modules/.bin', name), args, {
      cwd: join(root, packageName),
      stdio: ['ignore', 'inherit', 'inherit'],
      // A process group of its own: Ctrl-C reaches it through this process, once.
      detached: true,
    });
    running.add(child);
    child.once('error', () => {
      running.delete(child);
      resolve(false);
    });
    child.once('exit', code => {
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/** Runs the programs of a root script, such as `check`, until one fails. */
async function runScript(script: string): Promise<boolean> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const line of scripts[script].split(' && ')) {
    const [name = '', ...args] = line.split(' ');
    if (!(await run(name, args))) return false;
  }
  return true;
}

function readReport(file: string, read: (report: unknown) => TestOutcome): TestOutcome {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [], files: [] };
  return read(JSON.parse(readFileSync(file, 'utf8')));
}

/** Where reports, pictures and traces of failed tests are kept. */
const results = join(root, 'e2e/test-results');
rmSync(results, { recursive: true, force: true });
const reportOf = (name: string): string => join(results, `${name}.json`);
const browserRuns: string[] = [];

/** Runs browser tests; their results do not overwrite those of another run. */
function runPlaywright(name: string, ...args: string[]): Promise<boolean> {
  browserRuns.push(name);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportOf(name);
  return run('playwright', ['test', `--output=test-results/${name}`, ...args, ...shard], 'e2e');
}

const stages: Record<string, () => Promise<boolean>> = {
  'types and lint': async () => {
    const passed = await Promise.all([runScript('check'), runScript('lint')]);
    return passed.every(Boolean);
  },
  'unit tests': () =>
    run('vitest', [
      'run',
      '--config=.vitest.config.ts',
      // One more than there are cores, since tests of processes and clocks wait. Its configuration would not reach the projects.
      `--maxWorkers=${availableParallelism() + 1}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf('unit')}`,
      ...shard,
    ]),
  'production build': () =>
    buildChangedPackages(print).then(
      () => true,
      (error: unknown) => (print(messageOf(error)), false),
    ),
  ...(selection.length > 0
    ? { 'browser tests': () => runPlaywright('browser', ...selection) }
    : {
        'browser tests': () =>
          runPlaywright(
            'browser',
            ...['system', 'desktop', 'phone', 'visual', 'firefox', 'webkit'].map(name => `--project=${name}`),
          ),
        'tests alone': () => runPlaywright('alone', '--project=alone'),
      }),
};

const failedStages: string[] = [];
const times: string[] = [];
for (const [name, runStage] of Object.entries(stages)) {
  print(`\n── ${name} …`);
  const start = performance.now();
  const passed = await runStage();
  const time = `${name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(0)} s`;
  print(`── ${time}`);
  times.push(time);
  if (!passed) failedStages.push(`stage: ${name}`);
}

const unit = readReport(reportOf('unit'), readUnitReport);
const browser = browserRuns.map(name => readReport(reportOf(name), readBrowserReport));
const outcomes = [unit, ...browser];
const failures = [...failedStages, ...outcomes.flatMap(outcome => outcome.failures)];
if (failures.length > 0) print(`\nFailed:\n${failures.map(line => `  ${line}`).join('\n')}`);

const slowest = slowestFiles(outcomes, SLOWEST).map(
  ({ file, seconds }) => `  ${seconds.toFixed(1)} s  ${file}`,
);
print(`\nStages:\n${times.map(time => `  ${time}`).join('\n')}`);
print(`Slowest files, in seconds of one worker:\n${slowest.join('\n')}`);

const stageCount = Object.keys(stages).length;
const sum = (count: (outcome: TestOutcome) => number): number =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const passed = stageCount - failedStages.length + sum(outcome => outcome.passed);
const failed = failedStages.length + sum(outcome => outcome.failed);
print(
  `\nunit ${unit.passed}, browser ${sum(outcome => outcome.passed) - unit.passed}, and ${stageCount} stages:`,
);
print(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
