import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { watchSources } from './watch-sources.ts';

const COMPILER = 'node_modules/.bin/tsc';
/** An editor saves a file in several steps. */
const PAUSE_MS = 50;

/**
 * Checks the types of a package at each change of its sources, where it has the compiler. Each check is a process that ends by
 * itself.
 * @param onProblems called after each check with one line a fault
 * @returns a function that ends it
 */
export function watchTypes(folder: string, onProblems: (problems: readonly string[]) => void): () => void {
  if (!existsSync(join(folder, COMPILER))) return () => undefined;
  let current: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = async (): Promise<void> => {
    current?.kill();
    const child = spawn(join(folder, COMPILER), ['--pretty', 'false'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    current = child;
    const output = await text(child.stdout);
    if (current !== child) return;
    const problems = output.split('\n').filter(line => /: error TS\d+: /.test(line));
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    onProblems(problems);
  };
  const unwatch = watchSources(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), PAUSE_MS);
  });
  void check();
  return () => {
    unwatch();
    clearTimeout(timer);
    current?.kill();
    current = undefined;
  };
}
