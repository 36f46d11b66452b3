import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { PROCESS_START_DEADLINE_MS, PROCESS_STOP_DEADLINE_MS } from '../time-limits.ts';
import { spawnNode } from './spawn-node.ts';

const STDERR_TAIL = 2_000;

export interface ProcessOptions {
  name: string;
  script: string;
  env: Record<string, string>;
  cwd: string;
  /** Answers with any status once the process serves. */
  healthUrl: string;
  /** Gets all that it writes. */
  logFile?: string | undefined;
  /** Called with each line that it writes. */
  onLine?: ((line: string) => void) | undefined;
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
  const { name, script, env, cwd, healthUrl, onLine, onCrash } = options;
  const log = openLog(options.logFile);
  const child = spawnNode([script], {
    cwd,
    // A process group of its own: Ctrl-C reaches only this process, which then stops the processes that it has started, in order.
    detached: true,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  for (const input of [child.stdout, child.stderr].filter(stream => stream !== null))
    createInterface({ input }).on('line', line => {
      log?.write(`${line}\n`);
      onLine?.(line);
      if (input === child.stderr) stderr = `${stderr}${line}\n`.slice(-STDERR_TAIL);
    });
  let state: 'starting' | 'serving' | 'ending' = 'starting';
  const exited = new Promise<number | null>(resolve => {
    child.once('exit', resolve).once('error', () => resolve(null));
  });
  void exited.then(code => {
    if (state === 'serving') onCrash?.(code);
    state = 'ending';
  });

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    state = 'ending';
    child.kill(signal);
    const deadline = setTimeout(() => child.kill('SIGKILL'), PROCESS_STOP_DEADLINE_MS);
    const code = await exited;
    clearTimeout(deadline);
    return code;
  };

  const waitUntilServing = async () => {
    const deadline = Date.now() + PROCESS_START_DEADLINE_MS;
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

function openLog(file: string | undefined): WriteStream | undefined {
  if (file === undefined) return undefined;
  mkdirSync(dirname(file), { recursive: true });
  return createWriteStream(file, { flags: 'a' });
}
