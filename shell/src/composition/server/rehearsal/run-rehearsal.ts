import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Candidate, RehearsalLine } from './rehearse.ts';

/** The longest that one page or widget may take. A `load` and a component that never end are cut off before. */
const STEP_DEADLINE_MS = 6_000;
const HEAP_LIMIT_MB = 256;

/** Its name before Node 23.5. */
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Arguments of the server's file that start a rehearsal in place of the server. */
export const REHEARSE = '--rehearse';

/**
 * Rehearses a candidate in a process of its own: without environment, with read access to the server's folder alone and a
 * limited heap. A rehearsal that ends early or does not go on is a fault too.
 * @param serverFile the file that this process runs
 * @returns what is wrong with the candidate, one sentence a fault; empty when it may go live
 */
export function runRehearsal(candidate: Candidate, serverFile: string): Promise<readonly string[]> {
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
