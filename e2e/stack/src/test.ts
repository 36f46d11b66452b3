import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { onceAskedToStop } from './asked-to-stop.ts';
import { buildChanged } from './build-rooms.ts';
import { root } from './rooms.ts';

/** `pnpm test`: types, lint, unit tests, then browser tests on the composed production build; one line of counts at the end. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const bin = (name: string, room = '.') => join(root, room, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'carefare-reports-'));
const counts = { passed: 0, failed: 0 };

let current: ChildProcess | undefined;

onceAskedToStop(() => {
  const end = () => {
    say('\nThe tests were stopped; no process is left.');
    process.exit(130);
  };
  if (!current) return end();
  current.removeAllListeners('exit').once('exit', end);
  // The signal by which the browser tests take their processes down; a second one would cut that short.
  current.kill('SIGINT');
});

function run(command: string, args: string[], cwd = root): Promise<boolean> {
  return new Promise(resolve => {
    // A group of its own: Ctrl-C in a terminal reaches it through this process, once.
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    current = child;
    child.once('error', () => resolve(false));
    child.once('exit', code => {
      current = undefined;
      resolve(code === 0);
    });
  });
}

async function stage(name: string, work: () => Promise<boolean>): Promise<void> {
  say(`\n── ${name} …`);
  const start = performance.now();
  const passed = await work();
  say(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  counts[passed ? 'passed' : 'failed'] += 1;
}

const UnitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});
const BrowserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

function readReport<T extends v.GenericSchema>(file: string, schema: T): v.InferOutput<T> | undefined {
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const pnpmScript = (name: string): string[] =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts[name].split(' && ');
const runScript = async (name: string): Promise<boolean> => {
  for (const line of pnpmScript(name)) {
    const [command = '', ...args] = line.split(' ');
    if (!(await run(bin(command), args))) return false;
  }
  return true;
};

await stage('types', () => runScript('check'));
await stage('lint', () => runScript('lint'));
await stage('unit tests', () =>
  run(bin('vitest'), [
    'run',
    '--config',
    '.vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/unit.json`,
  ]),
);
await stage('production build', () =>
  buildChanged(say).then(
    () => true,
    (error: unknown) => (say(String(error)), false),
  ),
);
await stage('browser tests', () =>
  run(bin('playwright', 'e2e'), ['test', ...process.argv.slice(2)], join(root, 'e2e')),
);

const unit = readReport(`${reports}/unit.json`, UnitReport);
const browser = readReport(join(root, 'e2e/test-results/report.json'), BrowserReport);
counts.passed += (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
counts.failed += (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0) + (browser?.stats.flaky ?? 0);
say(`\nunit ${unit?.numPassedTests ?? 0}, browser ${browser?.stats.expected ?? 0}, and 5 stages:`);
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
