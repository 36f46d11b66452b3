import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Composition, Release, RemoteKey } from 'shared-contracts/host';

/** The longest that one page or widget may take. A `load` and a component that never end are cut off before. */
const STEP_DEADLINE_MS = 6_000;
const HEAP_LIMIT_MB = 256;

/** What a rehearsal reads from its standard input. */
export interface RehearsalCandidate {
  composition: Composition;
  bundles: readonly { remote: RemoteKey; digest: string; filename: string; code: string }[];
  /** Remotes whose pages and widgets are rendered; all if it is left out. The code of all others is loaded beside them. */
  rendered?: readonly RemoteKey[] | undefined;
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
  config: { origin: string; isDevelopment?: boolean | undefined; analyticsUrl?: string | undefined };
}

/** Whose release it is about, unless it is about the whole candidate. */
interface Subject {
  remote?: RemoteKey | undefined;
  /** Its digest. */
  release?: string | undefined;
}

/** Why a candidate may not go live. */
export interface Fault extends Subject {
  /** The sentence, after the names of remote and release. */
  reason: string;
}

/** What a rehearsal does. */
export interface Step extends Subject {
  /** How the sentence of a fault goes on after the names, as in "is refused, rendering /contact". */
  doing: string;
}

const describe = ({ remote, release }: Subject, rest: string): string =>
  remote ? `${remote} ${release} ${rest}` : rest;

export const describeFault = (fault: Fault): string => describe(fault, fault.reason);

export const describeStep = (step: Step): string => describe(step, step.doing);

export const faultOf = ({ doing, ...subject }: Step, reason: string): Fault => ({
  ...subject,
  reason: `${doing}: ${reason}.`,
});

/**
 * A line that a rehearsal writes: what it is about to do, or at its end what is wrong. `isCallback`: code of an earlier step
 * goes on, in a timer for example; it gets no time of its own. Gates and shells of before know texts alone.
 */
export type RehearsalLine =
  | ({ step: string; isCallback?: true } & Partial<Step>)
  | { faults: readonly string[]; values?: readonly Fault[]; slow?: readonly Fault[] };

interface Rehearsal {
  /** What is wrong with the candidate; empty when it may go live. */
  faults: readonly Fault[];
  /** Pages and widgets that take too much CPU: that depends on the machine, so shells do not refuse them. */
  slow: readonly Fault[];
}

/** Its name before Node 23.5. */
export const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Arguments of the server's file that start a rehearsal in place of the server. */
export const REHEARSE = '--rehearse';

/**
 * Rehearses a candidate in a process of its own: without environment, with read access to the server's folder alone and a
 * limited heap. A rehearsal that ends early or does not go on is a fault too.
 * @param serverFile `server/main.cjs` of a release of the shell
 */
export function runRehearsal(candidate: RehearsalCandidate, serverFile: string): Promise<Rehearsal> {
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
    let step: Step = { doing: 'starting' };
    let errors = '';
    let timer: NodeJS.Timeout | undefined;
    const finish = (faults: readonly Fault[], slow: readonly Fault[] = []) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve({ faults, slow });
    };
    const begin = (next: Step) => {
      step = next;
      clearTimeout(timer);
      timer = setTimeout(
        () => finish([faultOf(step, `it did not end within ${STEP_DEADLINE_MS / 1_000} s`)]),
        STEP_DEADLINE_MS,
      );
    };
    begin(step);
    createInterface({ input: child.stdout }).on('line', line => {
      const message = JSON.parse(line) as RehearsalLine;
      if ('faults' in message)
        return finish(message.values ?? message.faults.map(reason => ({ reason })), message.slow);
      const { step: text, doing = text, remote, release } = message;
      const next: Step = { remote, release, doing };
      if (message.isCallback) step = next;
      else begin(next);
    });
    child.stderr.on('data', chunk => (errors = (errors + String(chunk)).slice(-2_000)));
    child.once('error', error =>
      finish([{ reason: `The rehearsal could not be started: ${error.message}.` }]),
    );
    child.once('exit', (code, signal) => {
      const why = /heap out of memory/.test(errors)
        ? `it needs more than ${HEAP_LIMIT_MB} MB`
        : `it ended the process (${signal ?? `exit code ${code}`})`;
      // The last line may still be on its way.
      setImmediate(() => finish([faultOf(step, why)]));
    });
    // A child that ends early closes its input; its exit tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(candidate));
  });
}
