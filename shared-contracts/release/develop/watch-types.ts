import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const COMPILER = 'node_modules/.bin/tsc';
const OPTIONS = ['--watch', '--preserveWatchOutput', '--pretty', 'false'];

/**
 * Checks the types of a package at each change, where it has the compiler.
 * @param onProblems called after each check with one line a fault
 * @returns a function that ends it
 */
export function watchTypes(folder: string, onProblems: (problems: readonly string[]) => void): () => void {
  if (!existsSync(join(folder, COMPILER))) return () => undefined;
  const child = spawn(join(folder, COMPILER), OPTIONS, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let problems: string[] = [];
  createInterface({ input: child.stdout }).on('line', line => {
    if (/: error TS\d+: /.test(line)) problems.push(line);
    if (!/ Found \d+ errors?\. Watching/.test(line)) return;
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    onProblems(problems);
    problems = [];
  });
  return () => void child.kill();
}
