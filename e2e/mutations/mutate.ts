/**
 * `pnpm mutate [text]`: breaks a copy of the workspace in each way that `e2e/docs/mutations.md` lists, or in those whose
 * title contains the text, one at a time, and runs the file of tests that is to notice. It ends with the ones that no test
 * has caught, and with exit code 1 if there are any.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fail, print, root } from 'e2e-stack';
import { builtFrom, copyWorkspace } from '../support/workspace-copy.ts';
import { MUTATIONS_FILE, type Mutation, readMutations } from './read-mutations.ts';

const RUN_MAX_MS = 300_000;

/** What a run of one file of tests came to; `broken` when no test of it could run. */
type Result = 'passed' | 'failed' | 'broken';

/** The nearest folder above a file that has this file, from the top of the workspace. */
function folderWith(name: string, file: string): string {
  const folder = dirname(file);
  return existsSync(join(root, folder, name)) || folder === '.' ? folder : folderWith(name, folder);
}

function runTests(dir: string, test: string): Result {
  const report = join(dir, 'mutation-report.json');
  rmSync(report, { force: true });
  const isSpec = test.endsWith('.spec.ts');
  const folder = isSpec ? 'e2e' : folderWith('vitest.config.ts', test);
  const file = relative(folder, test);
  const command = isSpec
    ? [
        'node_modules/@playwright/test/cli.js',
        'test',
        file,
        '--reporter=json',
        '--project=desktop',
        '--project=system',
        '--project=alone',
      ]
    : ['node_modules/vitest/vitest.mjs', 'run', file, '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, command, {
    cwd: join(dir, folder),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: 'ignore',
    timeout: RUN_MAX_MS,
  });
  if (!existsSync(report)) return 'broken';
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  const passed: number = stats?.expected ?? numPassedTests;
  const failed: number = stats?.unexpected ?? numFailedTests;
  if (failed > 0) return 'failed';
  return passed > 0 ? 'passed' : 'broken';
}

/** Breaks the copy, runs the tests and takes the break back. @returns why it was not caught, if it was not */
function tryMutation(dir: string, { file, test, from, to }: Mutation): string | undefined {
  const path = join(dir, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const count = source.split(from).length - 1;
  if (count !== 1) return `the text to change stands ${count} times in ${file}`;
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const result = runTests(dir, test);
  writeFileSync(path, source);
  if (result === 'passed') return `${test} passes`;
  return result === 'broken' ? `no test of ${test} runs` : undefined;
}

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const mutations = readMutations().filter(({ title }) => title.toLowerCase().includes(wanted));
if (mutations.length === 0) fail(`${MUTATIONS_FILE} has no mutation with "${wanted}" in its title.`, 2);

// The copy is made below the hidden folder `e2e/.tmp`.
const inE2e = readdirSync(join(root, 'e2e')).filter(name => !/^(\.|test-results$)/.test(name));
const copy = copyWorkspace([
  ...new Set([...builtFrom, ...inE2e.map(name => `e2e/${name}`), 'pnpm-workspace.yaml', '.pnpmfile.cjs']),
]);
process.once('exit', () => copy.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const healthy = new Map<string, Result>();
let missed = 0;
for (const mutation of mutations) {
  const { test, title } = mutation;
  if (!healthy.has(test)) healthy.set(test, runTests(copy.dir, test));
  const reason =
    healthy.get(test) === 'passed' ? tryMutation(copy.dir, mutation) : `${test} does not pass without it`;
  print(reason ? `NOT CAUGHT  ${title}: ${reason}` : `caught      ${title}`);
  if (reason) missed += 1;
}
print(`${mutations.length - missed} caught, ${missed} not caught`);
process.exit(missed === 0 ? 0 : 1);
