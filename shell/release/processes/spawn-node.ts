import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** What a Node process is started with so that it ends when this process ends, however that happens. */
export const END_WITH_PARENT = import.meta.resolve('@carefare/release/end-with-parent');

/** Starts a Node script that ends when this process ends. @param args of Node, the script, and the script's own */
export const spawnNode = (args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], options);
