import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { cpuTimeOf } from '../processes/cpu-time.ts';
import {
  describeFault,
  type Fault,
  faultOf,
  type PageSize,
  parseReport,
  REHEARSE,
  REPORT_DESCRIPTOR,
  type RehearsalCandidate,
  type RehearsalLine,
  type Step,
} from './rehearsal-protocol.ts';

export {
  describeFault,
  describeStep,
  type Fault,
  faultOf,
  type PageSize,
  REHEARSE,
  type RehearsalCandidate,
  type RehearsalLine,
  type Step,
} from './rehearsal-protocol.ts';

/** The most CPU time of one page or widget. A `load` and a component that never end are cut off before. */
const STEP_CPU_MS = 6_000;
/** A step that used less CPU than that and has not ended after this time is not judged: the machine is too busy. */
const STEP_DEADLINE_MS = 60_000;
const CHECK_EVERY_MS = 250;
const HEAP_LIMIT_MB = 256;
/** Of all that a candidate prints. */
const PRINTED_MAX = 20;

interface Rehearsal {
  /** What is wrong with the candidate; empty when it may go live. */
  faults: readonly Fault[];
  /** Pages and widgets that take too much CPU: that depends on the machine, so shells do not refuse them. */
  slow: readonly Fault[];
  /** Of what was rendered with the API. Shells of before say none. */
  sizes: readonly PageSize[];
  /** What the remotes' code printed, a sentence each, which refuses nothing. */
  printed: readonly string[];
}

/** The machine was too busy to judge a candidate, so that nothing is known of it. */
export class RehearsalDeadlineError extends Error {
  override readonly name = 'RehearsalDeadlineError';

  constructor(step: Step) {
    const seconds = STEP_DEADLINE_MS / 1_000;
    super(
      `The machine is too busy to judge the release, try again (rehearsal, ${step.doing}: more than ${seconds} s).`,
    );
  }
}

/** Its name before Node 23.5. */
export const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Rehearses a candidate in a process of its own: without environment, with read access to the server's folder alone and a
 * limited heap. A rehearsal that ends early or takes too much CPU time is a fault too.
 * @param serverFile `server/main.cjs` of a release of the shell
 * @throws RehearsalDeadlineError when the machine is too busy
 */
export function runRehearsal(candidate: RehearsalCandidate, serverFile: string): Promise<Rehearsal> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        PERMISSION_FLAG,
        `--allow-fs-read=${serverFile}`,
        `--max-old-space-size=${HEAP_LIMIT_MB}`,
        serverFile,
        REHEARSE,
        String(REPORT_DESCRIPTOR),
      ],
      { env: {}, stdio: ['pipe', 'pipe', 'pipe', 'pipe'] },
    );
    let step: Step = { doing: 'starting' };
    let startedAt = 0;
    let cpuBefore: number | undefined;
    let errors = '';
    const printed: string[] = [];
    const end = () => {
      clearInterval(watch);
      child.kill('SIGKILL');
    };
    const finish = (faults: readonly Fault[], rest: Partial<Pick<Rehearsal, 'slow' | 'sizes'>> = {}) => {
      end();
      resolve({ faults, slow: [], sizes: [], ...rest, printed });
    };
    const begin = (next: Step) => {
      step = next;
      startedAt = performance.now();
      cpuBefore = cpuTimeOf(child.pid);
    };
    begin(step);
    const watch = setInterval(() => {
      const passed = performance.now() - startedAt;
      const cpu = cpuTimeOf(child.pid);
      const used = cpu === undefined || cpuBefore === undefined ? passed : cpu - cpuBefore;
      if (used > STEP_CPU_MS)
        return finish([faultOf(step, `it did not end within ${STEP_CPU_MS / 1_000} s`)]);
      if (passed < STEP_DEADLINE_MS) return;
      end();
      reject(new RehearsalDeadlineError(step));
    }, CHECK_EVERY_MS);
    onReport(child, message => {
      if ('faults' in message) {
        const { faults, values = faults.map(reason => ({ reason })), slow = [], sizes = [] } = message;
        return finish(values, { slow, sizes });
      }
      const { remote, release } = message;
      if ('printed' in message) {
        const reason = `prints, ${message.doing?.replace('is refused, ', '')}: ${message.printed}`;
        if (printed.length < PRINTED_MAX) printed.push(describeFault({ remote, release, reason }));
        return;
      }
      const next: Step = { remote, release, doing: message.doing ?? message.step };
      if (message.isCallback) step = next;
      else begin(next);
    });
    child.stderr.on('data', chunk => (errors = (errors + String(chunk)).slice(-2_000)));
    child.once('error', error =>
      finish([{ reason: `The rehearsal could not be started: ${error.message}.` }]),
    );
    child.once('close', (code, signal) => {
      const why = /heap out of memory/.test(errors)
        ? `it needs more than ${HEAP_LIMIT_MB} MB`
        : `it ended the process (${signal ?? `exit code ${code}`})`;
      // After the last line.
      setImmediate(() => finish([faultOf(step, why)]));
    });
    // A child that ends early closes its input; its exit tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(candidate));
  });
}

/** Reads what a rehearsal reports. Of a shell of before that is what can be read of its standard output. */
function onReport({ stdio, stdout }: ChildProcess, read: (line: RehearsalLine) => void): void {
  let hasDescriptor = false;
  const readLine = (line: string): void => {
    const report = parseReport(line);
    if (report) read(report);
  };
  createInterface({ input: stdio[REPORT_DESCRIPTOR] as Readable }).on('line', line => {
    hasDescriptor = true;
    readLine(line);
  });
  // What was reported before may still be on its way.
  const readOutput = (line: string) => setImmediate(() => hasDescriptor || readLine(line));
  createInterface({ input: stdout as Readable }).on('line', readOutput);
}
