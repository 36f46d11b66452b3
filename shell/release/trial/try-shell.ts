import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../processes/free-ports.ts';
import { releaseFolder } from '../store/stored-release.ts';
import { TRIAL_SILENCE_MS } from '../time-limits.ts';
import {
  describeFault,
  faultOf,
  type Step,
  type TrialMessage,
  type TrialResult,
  type TrialScope,
} from './trial-protocol.ts';

/** Lines that are kept of all that a candidate prints. */
const PRINTED_MAX = 20;
const ERRORS_TAIL = 2_000;
const TOO_OLD =
  'it cannot be tried, since it is older than this command: build it again, or use the command of its time';
/** The flag's name before Node 23.5. */
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** The machine was too busy to try a candidate, so nothing is known about it. */
export class TrialDeadlineError extends Error {
  override readonly name = 'TrialDeadlineError';

  constructor({ doing }: Step, reason: string) {
    super(`The machine is too busy to judge the release, try again (trial, ${doing}: ${reason}).`);
  }
}

interface ShellOptions {
  /** Folder of the store that it serves, which has its own release too. */
  store: string;
  digest: string;
  apiUrl: string;
  scope: TrialScope;
  workers: number;
}

export interface TriedShell {
  result: TrialResult;
  printed: readonly string[];
  /** The whole process has ended before its result. */
  hasDied: boolean;
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a shell that tries what it is to serve: without the environment, and with access to no files outside of the store.
 * A process that ends early is a fault of what it did last.
 * @throws TrialDeadlineError
 */
export async function tryShell({ store, digest, apiUrl, scope, workers }: ShellOptions): Promise<TriedShell> {
  const release = join(store, releaseFolder('shell', digest));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const permissions = [
    PERMISSION_FLAG,
    '--allow-worker',
    `--allow-fs-read=${store}`,
    `--allow-fs-write=${store}`,
  ];
  const child = spawn(process.execPath, [...permissions, join(release, 'server/main.cjs')], {
    cwd: store,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl,
      RELEASE_STORE: store,
      RENDER_WORKERS: String(workers),
      LOG_LEVEL: 'silent',
      TRIAL: JSON.stringify(scope),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const exited = once(child, 'close').catch(() => undefined);
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const printed: string[] = [];
  let errors = '';
  let step: Step | undefined;
  child.stderr?.on('data', chunk => (errors = (errors + String(chunk)).slice(-ERRORS_TAIL)));
  const { promise, resolve, reject } = Promise.withResolvers<TrialResult & { hasDied?: boolean }>();
  const die = (reason: string) => {
    const fault = step
      ? faultOf(step, /heap out of memory/.test(errors) ? 'it needs more than 256 MB' : reason)
      : { reason: `shell ${digest} is refused: ${TOO_OLD} (${lastError(errors) || reason}).` };
    resolve({ faults: [fault], slow: [], sizes: [], hasDied: true });
  };
  const giveUp = (reason: string, at: Step = step ?? { doing: 'starting' }) =>
    reject(new TrialDeadlineError(at, reason));
  const silence = setTimeout(() => giveUp(`more than ${TRIAL_SILENCE_MS / 1_000} s`), TRIAL_SILENCE_MS);
  child.on('message', (message: TrialMessage) => {
    silence.refresh();
    if (message.kind === 'result') resolve(message.result);
    else if (message.kind === 'busy') giveUp(message.reason, message.step);
    else if (message.kind === 'step') ({ step } = message);
    else if (printed.length < PRINTED_MAX) printed.push(describePrinted(message.step, message.text));
  });
  child.once('error', error => die(`it could not be started (${error.message})`));
  child.once('close', (code, signal) => die(`it ended the process (${signal ?? `exit code ${code}`})`));
  try {
    const { hasDied = false, ...result } = await promise;
    return { result, printed, hasDied, url, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(silence);
  }
}

/** Of an uncaught error its own line, which a stack and the version of Node follow. */
const lastError = (errors: string): string =>
  errors.match(/^\w*Error\b.*$/gm)?.at(-1) ?? errors.trim().split('\n').at(-1) ?? '';

const describePrinted = ({ doing, ...subject }: Step, text: string): string =>
  describeFault({ ...subject, reason: `prints, ${doing.replace('is refused, ', '')}: ${text}` });
