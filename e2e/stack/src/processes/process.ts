import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnNode } from './spawn-node.ts';

const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 10_000;
const STDERR_TAIL = 2_000;

export interface ProcessOptions {
  name: string;
  script: string;
  env: Record<string, string>;
  cwd: string;
  /** Answers with any status once the process serves. */
  healthUrl: string;
  logFile: string;
  /** Called with each line of stdout. */
  onLine?(line: string): void;
  /** Called when the process exits on its own after it was ready. */
  onCrash?(code: number | null): void;
}

export interface ServerProcess {
  readonly pid: number | undefined;
  /** Resolves once the process serves. @throws with the end of stderr if the process exits first */
  readonly ready: Promise<void>;
  /** SIGTERM, then SIGKILL after ten seconds. @returns the exit code, or null if a signal ended the process */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a Node server as a process of its own. */
export function startProcess(options: ProcessOptions): ServerProcess {
  const { name, script, env, cwd, healthUrl, logFile, onLine, onCrash } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawnNode(script, [], {
    cwd,
    // A process group of its own: Ctrl-C reaches the stack alone, which then stops its processes in order.
    detached: true,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stdout?.on('data', chunk => log.write(chunk));
  if (child.stdout && onLine) createInterface({ input: child.stdout }).on('line', onLine);
  child.stderr?.on('data', chunk => {
    stderr = (stderr + String(chunk)).slice(-STDERR_TAIL);
    log.write(chunk);
  });
  let state: 'starting' | 'serving' | 'ending' = 'starting';
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve));
  void exited.then(code => {
    if (state === 'serving') onCrash?.(code);
    state = 'ending';
  });

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    state = 'ending';
    child.kill(signal);
    const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
    const code = await exited;
    clearTimeout(deadline);
    return code;
  };

  const waitUntilServing = async () => {
    const deadline = Date.now() + START_DEADLINE_MS;
    while (state === 'starting' && Date.now() < deadline) {
      const response = await fetch(healthUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (response && state === 'starting') {
        state = 'serving';
        return;
      }
      await pause(50);
    }
    child.kill('SIGKILL');
    throw new Error(`${name} did not start: ${stderr.trim() || 'nothing was written to stderr'}`);
  };

  return { pid: child.pid, ready: waitUntilServing(), stop };
}
