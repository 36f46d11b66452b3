import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ApiProcess {
  address: string;
  child: ChildProcess;
  /** Sends the signal and waits for the end; answers the exit code, null when the signal killed it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

/** Starts the API as `start` does, a process of its own. @throws with what it said when it ends instead of listening */
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
  let said = '';
  child.stderr.on('data', chunk => {
    said += String(chunk);
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null || !('address' in entry)) continue;
    child.stdout.resume();
    return {
      address: String(entry.address),
      child,
      end: async signal => {
        child.kill(signal);
        await ended;
        return child.exitCode;
      },
    };
  }
  await ended;
  throw new Error(`exit ${child.exitCode}: ${said.trim()}`);
}
