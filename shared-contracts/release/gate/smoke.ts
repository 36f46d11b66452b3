import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { JournalEntry } from '../journal.ts';
import { runComposition } from '../run-composition.ts';
import type { ReleaseStore } from '../store.ts';

const DEADLINE_MS = 10 * 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const OUTPUT_LENGTH = 50_000;
/** How Playwright lists a failed test at its end. */
const FAILED_TEST = /^ {4}(\[\w+\] › .*)$/gm;

/** A command that tests a running site. */
export interface Smoke {
  command: string;
  /** The API for the candidate. */
  apiUrl: string;
  deadlineMs?: number;
}

const SmokeSchema = v.object({
  RELEASE_SMOKE: v.optional(v.pipe(v.string(), v.minLength(1, 'must be a command'))),
  RELEASE_SMOKE_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:/, 'must be an address such as http://127.0.0.1:4100'),
      v.url('must be an address such as http://127.0.0.1:4100'),
    ),
  ),
});

/**
 * The smoke test that the environment names; undefined when it names none.
 * @throws Error with one line that names the wrong variable
 */
export function readSmoke(environment: NodeJS.ProcessEnv): Smoke | undefined {
  const parsed = v.safeParse(SmokeSchema, environment);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue)} is wrong: ${issue.message}`);
  }
  const { RELEASE_SMOKE: command, RELEASE_SMOKE_API_URL: apiUrl } = parsed.output;
  if (command && !apiUrl)
    throw new Error('RELEASE_SMOKE_API_URL is wrong: must be set for RELEASE_SMOKE, or --api given');
  return command && apiUrl ? { command, apiUrl } : undefined;
}

/**
 * Runs the candidate as a site of its own and a command against it, which finds its address in CAREFARE_URL.
 * @returns what is wrong with the candidate, one sentence a fault
 */
export async function runSmoke(
  store: ReleaseStore,
  entry: JournalEntry,
  { command, apiUrl, deadlineMs = DEADLINE_MS }: Smoke,
): Promise<readonly string[]> {
  const { what, to } = entry.moved ?? { what: 'shell', to: entry.shell.digest };
  const refuse = (reason: string) => [`${what} ${to} is refused: ${reason}`];
  try {
    const site = await runComposition(store, entry, apiUrl);
    try {
      const fault = await runCommand(command, site.url, deadlineMs);
      return fault ? refuse(`the smoke test "${command}" ${fault}.`) : [];
    } finally {
      await site.stop();
    }
  } catch (error) {
    return refuse(`its site did not start for the smoke test: ${(error as Error).message}`);
  }
}

/** @returns why the command failed; undefined when it passed */
function runCommand(command: string, url: string, deadlineMs: number): Promise<string | undefined> {
  return new Promise(resolve => {
    // Tests have no business with the key that signs the journal.
    const { RELEASE_SIGNING_KEY: _key, ...env } = process.env;
    const child = spawn(command, {
      shell: true,
      env: { ...env, CAREFARE_URL: url },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that everything that the command starts can be ended.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => (output = (output + String(chunk)).slice(-OUTPUT_LENGTH)));
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of them have ended.
      }
    };
    const endWithThis = () => {
      end();
      process.exit(1);
    };
    for (const signal of SIGNALS) process.once(signal, endWithThis);
    const timer = setTimeout(() => finish(`did not end within ${deadlineMs / 1_000} s`), deadlineMs);
    const finish = (fault: string | undefined) => {
      clearTimeout(timer);
      for (const signal of SIGNALS) process.off(signal, endWithThis);
      end();
      resolve(fault);
    };
    child.once('error', error => finish(`could not be started: ${error.message}`));
    child.once('close', code => finish(code === 0 ? undefined : describeFailure(output, code)));
  });
}

function describeFailure(output: string, code: number | null): string {
  const text = stripVTControlCharacters(output);
  // The rest of such a line is drawn.
  const names = Array.from(text.matchAll(FAILED_TEST), ([, name = '']) => name.split(' ──')[0]?.trimEnd());
  const tests = [...new Set(names)];
  const lines = text.split('\n').filter(line => line.trim() !== '' && !line.includes('ELIFECYCLE'));
  const told = lines.find(line => /^\w*Error: /.test(line)) ?? lines.at(-1) ?? `exit code ${code}`;
  return `failed: ${tests.length > 0 ? tests.join('; ') : told.trim().replace(/\.$/, '')}`;
}
