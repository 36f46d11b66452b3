import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createApi } from 'shared-contracts/host';

export interface ApiProcess {
  address: string;
  child: ChildProcess;
  /** Sends the signal and returns the exit code, or null when the signal killed the process. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

/** Starts the API as a process. @throws with its stderr when it exits before it listens */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
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
  const address = await readAddress(child.stdout);
  // The end of the loop has paused the stream; a full pipe would stop the process.
  child.stdout.resume();
  if (address)
    return {
      address,
      child,
      stop: async signal => {
        child.kill(signal);
        await exited;
        return child.exitCode;
      },
    };
  await exited;
  throw new Error(`exit ${child.exitCode}: ${stderr.trim()}`);
}

/** The address that the API logs once it listens; undefined if its log ends before. */
async function readAddress(log: Readable): Promise<string | undefined> {
  for await (const line of createInterface({ input: log })) {
    const entry: unknown = JSON.parse(line);
    if (typeof entry === 'object' && entry !== null && 'address' in entry) return String(entry.address);
  }
  return undefined;
}

/** Starts a session and returns a client that sends its cookie. */
export async function startApiSession(address: string) {
  const response = await fetch(`${address}/api/journey/start/address-hash`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"country":"UK"}',
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { session_id: id } = await response.json();
  return { id: Number(id), api: createApi({ baseUrl: address, headers: { cookie }, deadline: 60_000 }) };
}
