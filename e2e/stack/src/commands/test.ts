/**
 * `pnpm test`: types, lint, unit tests, production build, and browser tests on the composed build. Arguments go to
 * Playwright; at the end it names what failed and counts.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf, print } from '../output.ts';
import { root } from '../packages.ts';
import { onShutdown } from '../processes/on-shutdown.ts';
import { buildChangedPackages } from '../releases/build-packages.ts';
import { readBrowserReport, readUnitReport, type TestOutcome } from './test-reports.ts';

const usage = `
pnpm test [Playwright's arguments]

Checks types and lint, runs the unit tests, builds for production and runs the browser tests; at the end it names what
failed and counts.
Arguments go to Playwright, for example: pnpm test --project desktop pages/home
`;
if (process.argv.includes('--help')) {
  print(usage.trim());
  process.exit(0);
}

let current: ChildProcess | undefined;

onShutdown(() => {
  const end = () => {
    print('\nThe tests were stopped; all processes have ended.');
    process.exit(130);
  };
  if (!current) return end();
  current.removeAllListeners('exit').once('exit', end);
  // Playwright stops its processes on the first SIGINT; a second one would cut that short.
  current.kill('SIGINT');
});

/** Runs an installed program, such as `tsc -b`. @returns whether it succeeded */
function run(name: string, args: readonly string[], packageName = '.'): Promise<boolean> {
  return new Promise(resolve => {
    current = spawn(join(root, packageName, 'node_modules/.bin', name), args, {
      cwd: join(root, packageName),
      stdio: ['ignore', 'inherit', 'inherit'],
      // A process group of its own: Ctrl-C reaches it through this process, once.
      detached: true,
    });
    current.once('error', () => resolve(false));
    current.once('exit', code => {
      current = undefined;
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
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] };
  return read(JSON.parse(readFileSync(file, 'utf8')));
}

const unitReport = join(mkdtempSync(join(tmpdir(), 'carefare-reports-')), 'unit.json');
const browserReport = join(root, 'e2e/test-results/report.json');
// Playwright leaves that of an earlier run when it cannot start.
rmSync(browserReport, { force: true });

const stages: Record<string, () => Promise<boolean>> = {
  types: () => runScript('check'),
  lint: () => runScript('lint'),
  'unit tests': () =>
    run('vitest', [
      'run',
      '--config=.vitest.config.ts',
      // Vitest leaves one core free, of two that is half of the time. Its configuration would not reach the projects.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ]),
  'production build': () =>
    buildChangedPackages(print).then(
      () => true,
      (error: unknown) => (print(messageOf(error)), false),
    ),
  'browser tests': () => run('playwright', ['test', ...process.argv.slice(2)], 'e2e'),
};

const failedStages: string[] = [];
for (const [name, runStage] of Object.entries(stages)) {
  print(`\n── ${name} …`);
  const start = performance.now();
  const passed = await runStage();
  print(
    `── ${name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  if (!passed) failedStages.push(`stage: ${name}`);
}

const unit = readReport(unitReport, readUnitReport);
const browser = readReport(browserReport, readBrowserReport);
const failures = [...failedStages, ...unit.failures, ...browser.failures];
if (failures.length > 0) print(`\nFailed:\n${failures.map(line => `  ${line}`).join('\n')}`);

const stageCount = Object.keys(stages).length;
const passed = stageCount - failedStages.length + unit.passed + browser.passed;
const failed = failedStages.length + unit.failed + browser.failed;
print(`\nunit ${unit.passed}, browser ${browser.passed}, and ${stageCount} stages:`);
print(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
