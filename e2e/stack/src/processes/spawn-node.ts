import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';

const END_WITH_PARENT = import.meta.resolve('@carefare/release/end-with-parent');

/** Starts a Node script that ends when this process ends, however that happens. */
export function spawnNode(script: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, script, ...args], options);
}

/** Starts the bundler of a package, in its folder. */
export function spawnRspack(dir: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return spawnNode(join(dir, 'node_modules/.bin/rspack'), args, { ...options, cwd: dir });
}
