import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PERMISSION_FLAG } from './run-rehearsal.ts';

const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 10_000;
const PAUSE_MS = 100;
const LOG_LENGTH = 20_000;
const END_WITH_PARENT = import.meta.resolve('@carefare/release/end-with-parent');

export interface RunningServer {
  url: string;
  /** Messages of what the server has logged until now, oldest first. */
  messages(): readonly string[];
  stop(): Promise<void>;
}

interface ServerOptions {
  script: string;
  cwd: string;
  url: string;
  env: Record<string, string>;
  /** Called with each line that it writes. */
  onLine?: ((line: string) => void) | undefined;
  /** Folder outside of which its code reads and writes no file. It then cannot start processes either. */
  confinedTo?: string | undefined;
}

/**
 * Starts a shell as a process of its own, which ends with this one at the latest, and waits until it serves.
 * @throws Error with what the shell said last when it does not start
 */
export async function startServer({
  script,
  cwd,
  url,
  env,
  onLine,
  confinedTo,
}: ServerOptions): Promise<RunningServer> {
  const permissions = confinedTo ? permissionsFor(confinedTo) : [];
  const child = spawn(process.execPath, [...permissions, '--import', END_WITH_PARENT, script], {
    cwd,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => (log = (log + String(chunk)).slice(-LOG_LENGTH)));
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  const ended = new Promise<void>(resolve => {
    for (const event of ['exit', 'error']) child.once(event, () => resolve());
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const messages = () => messagesOf(log);

  const stop = async () => {
    child.kill('SIGTERM');
    const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
    await ended;
    clearTimeout(deadline);
  };

  const deadline = Date.now() + START_DEADLINE_MS;
  while (isRunning() && Date.now() < deadline) {
    const signal = AbortSignal.timeout(START_DEADLINE_MS);
    const isReady = await fetch(`${url}/health/ready`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, messages, stop };
    await pause(PAUSE_MS);
  }
  if (isRunning()) await stop();
  throw new Error(messages().at(-1) ?? 'the shell did not start, and said nothing');
}

/** Its threads have them too. */
const permissionsFor = (folder: string): string[] => [
  PERMISSION_FLAG,
  '--allow-worker',
  `--allow-fs-read=${fileURLToPath(END_WITH_PARENT)}`,
  `--allow-fs-read=${folder}`,
  `--allow-fs-write=${folder}`,
];

/** The server writes JSON; what ends it is plain text. */
function messagesOf(log: string): string[] {
  const lines = log.split('\n').filter(line => line.trim() !== '');
  return lines.map(line => {
    try {
      return String(JSON.parse(line).msg);
    } catch {
      return line;
    }
  });
}
