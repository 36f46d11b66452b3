/**
 * `pnpm test`: types, lint, unit tests, production build, and browser tests on the composed build. Arguments go to
 * Playwright; the last line counts what passed and failed.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { messageOf, print } from '../output.ts';
import { root } from '../packages.ts';
import { onShutdown } from '../processes/on-shutdown.ts';
import { buildChangedPackages } from '../releases/build-packages.ts';

const UnitReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const BrowserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

const usage = `
pnpm test [Playwright's arguments]

Checks types and lint, runs the unit tests, builds for production and runs the browser tests; the last line counts.
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

function readReport<T extends v.GenericSchema>(file: string, schema: T): v.InferOutput<T> | undefined {
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const unitReport = join(mkdtempSync(join(tmpdir(), 'carefare-reports-')), 'unit.json');
const stages: Record<string, () => Promise<boolean>> = {
  types: () => runScript('check'),
  lint: () => runScript('lint'),
  'unit tests': () =>
    run('vitest', [
      'run',
      '--config=.vitest.config.ts',
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

const counts = { passed: 0, failed: 0 };
for (const [name, runStage] of Object.entries(stages)) {
  print(`\n── ${name} …`);
  const start = performance.now();
  const passed = await runStage();
  print(
    `── ${name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  counts[passed ? 'passed' : 'failed'] += 1;
}

const unit = readReport(unitReport, UnitReport) ?? { numPassedTests: 0, numFailedTests: 0 };
const { stats: browser } = readReport(join(root, 'e2e/test-results/report.json'), BrowserReport) ?? {
  stats: { expected: 0, unexpected: 0, flaky: 0 },
};
counts.passed += unit.numPassedTests + browser.expected;
counts.failed += unit.numFailedTests + browser.unexpected + browser.flaky;
print(
  `\nunit ${unit.numPassedTests}, browser ${browser.expected}, and ${Object.keys(stages).length} stages:`,
);
print(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
