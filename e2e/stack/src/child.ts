import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 10_000;

export interface ChildOptions {
  name: string;
  script: string;
  env: Record<string, string>;
  cwd: string;
  /** Answers with any status once the process serves. */
  health: string;
  logFile: string;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** SIGTERM, and SIGKILL when that does not help in time. Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  onExit(listener: (code: number | null) => void): void;
}

/** Starts a Node process and waits until it serves. @throws with its last words when it ends before that. */
export async function startChild({ name, script, env, cwd, health, logFile }: ChildOptions): Promise<Child> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, [script], {
    cwd,
    // A group of its own, so that Ctrl-C reaches it through the stack, in order, and not all at once.
    detached: true,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stdout.on('data', chunk => log.write(chunk));
  child.stderr.on('data', chunk => {
    words = (words + String(chunk)).slice(-2_000);
    log.write(chunk);
  });
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  await untilServing(child, health, () => `${name} did not start: ${words.trim() || 'it said nothing'}`);
  return {
    name,
    pid: child.pid ?? 0,
    onExit: listener => void ended.then(listener),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

async function untilServing(child: ChildProcess, health: string, fault: () => string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(fault());
    const answer = await fetch(health, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer && child.exitCode === null) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(fault());
}
