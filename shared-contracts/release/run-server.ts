import { fileURLToPath } from 'node:url';
import { PERMISSION_FLAG } from './run-rehearsal.ts';
import { END_WITH_PARENT } from './spawn-node.ts';
import { type ProcessOptions, startProcess } from './start-process.ts';

const LOG_LENGTH = 20_000;

export interface RunningServer {
  url: string;
  /** Messages of what the server has logged until now, oldest first. */
  messages(): readonly string[];
  stop(): Promise<unknown>;
}

interface ServerOptions extends Pick<ProcessOptions, 'script' | 'cwd' | 'env' | 'onLine'> {
  url: string;
  /** Folder outside of which its code reads and writes no file. It then cannot start processes either. */
  confinedTo?: string | undefined;
}

/**
 * Starts a shell as a process of its own, which ends with this one at the latest, and waits until it serves.
 * @throws Error with what the shell said last when it does not start
 */
export async function startServer({ url, confinedTo, ...options }: ServerOptions): Promise<RunningServer> {
  let log = '';
  const messages = () => messagesOf(log);
  const { ready, stop } = startProcess({
    ...options,
    name: 'the shell',
    nodeArguments: confinedTo ? permissionsFor(confinedTo) : [],
    healthUrl: `${url}/health/ready`,
    onOutput: text => (log = (log + text).slice(-LOG_LENGTH)),
  });
  await ready.catch(() => {
    throw new Error(messages().at(-1) ?? 'the shell did not start, and said nothing');
  });
  return { url, messages, stop };
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
