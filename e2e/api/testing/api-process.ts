import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ApiProcess {
  address: string;
  child: ChildProcess;
  /** Sends the signal and returns the exit code, or null when the signal killed the process. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

/** Starts the API as a process. @throws with its stderr when it exits before it listens */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_WRITES_PER_MINUTE: '0',
      RATE_SUBMISSIONS_PER_HOUR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', chunk => {
    stderr += String(chunk);
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null || !('address' in entry)) continue;
    child.stdout.resume();
    return {
      address: String(entry.address),
      child,
      stop: async signal => {
        child.kill(signal);
        await exited;
        return child.exitCode;
      },
    };
  }
  await exited;
  throw new Error(`exit ${child.exitCode}: ${stderr.trim()}`);
}
