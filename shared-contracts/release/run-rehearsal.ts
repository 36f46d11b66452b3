import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Composition, Release, RemoteKey } from 'shared-contracts';

/** The longest that one page or widget may take. A `load` and a component that never end are cut off before. */
const STEP_DEADLINE_MS = 6_000;
const HEAP_LIMIT_MB = 256;

/** What a rehearsal reads from its standard input. */
export interface RehearsalCandidate {
  composition: Composition;
  bundles: readonly { remote: RemoteKey; digest: string; filename: string; code: string }[];
  /** Releases that were not yet checked for compatibility with the shell that rehearses them. */
  unchecked?: readonly Release[];
  /** The release of that shell. */
  shell: {
    digest: string;
    chunks: Record<string, { js: string[]; css: string[] }>;
    inlineScript: string;
    clientDirs: readonly string[];
    publicDir: string;
  };
  config: { origin: string; liveReload: boolean; analyticsUrl?: string | undefined };
}

/**
 * A line that a rehearsal writes: what it is about to do, or at its end what is wrong, one sentence a fault. `isCallback`: code
 * of an earlier step goes on, in a timer for example; it gets no time of its own.
 */
export type RehearsalLine = { step: string; isCallback?: true } | { faults: readonly string[] };

/** Its name before Node 23.5. */
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Arguments of the server's file that start a rehearsal in place of the server. */
export const REHEARSE = '--rehearse';

/**
 * Rehearses a candidate in a process of its own: without environment, with read access to the server's folder alone and a
 * limited heap. A rehearsal that ends early or does not go on is a fault too.
 * @param serverFile `server/main.cjs` of a release of the shell
 * @returns what is wrong with the candidate, one sentence a fault; empty when it may go live
 */
export function runRehearsal(candidate: RehearsalCandidate, serverFile: string): Promise<readonly string[]> {
  return new Promise(resolve => {
    const child = spawn(
      process.execPath,
      [
        PERMISSION_FLAG,
        `--allow-fs-read=${serverFile}`,
        `--max-old-space-size=${HEAP_LIMIT_MB}`,
        serverFile,
        REHEARSE,
      ],
      { env: {}, stdio: ['pipe', 'pipe', 'pipe'] },
    );
    let step = 'starting';
    let errors = '';
    let timer: NodeJS.Timeout | undefined;
    const finish = (faults: readonly string[]) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(faults);
    };
    const begin = (next: string) => {
      step = next;
      clearTimeout(timer);
      timer = setTimeout(
        () => finish([`${step}: it did not end within ${STEP_DEADLINE_MS / 1_000} s.`]),
        STEP_DEADLINE_MS,
      );
    };
    begin(step);
    createInterface({ input: child.stdout }).on('line', line => {
      const message = JSON.parse(line) as RehearsalLine;
      if ('faults' in message) finish(message.faults);
      else if (message.isCallback) step = message.step;
      else begin(message.step);
    });
    child.stderr.on('data', chunk => (errors = (errors + String(chunk)).slice(-2_000)));
    child.once('error', error => finish([`The rehearsal could not be started: ${error.message}.`]));
    child.once('exit', (code, signal) => {
      const why = /heap out of memory/.test(errors)
        ? `it needs more than ${HEAP_LIMIT_MB} MB`
        : `it ended the process (${signal ?? `exit code ${code}`})`;
      // The last line may still be on its way.
      setImmediate(() => finish([`${step}: ${why}.`]));
    });
    // A child that ends early closes its input; its exit tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(candidate));
  });
}
