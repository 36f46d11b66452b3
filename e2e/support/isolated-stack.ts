import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts, type Stack, type StackOptions, startStack } from 'e2e-stack';

export interface IsolatedStack extends Stack {
  /** Logs are in `logs/` below it. */
  stateDir: string;
  /** Stops the stack and deletes its state. */
  remove(): Promise<void>;
}

interface IsolatedOptions extends Partial<StackOptions> {
  /** In place of the API's own reference data. */
  data?: object;
}

/** Starts a stack on free ports with an empty database, for a spec that breaks or configures something. */
export async function startIsolatedStack({ data, ...options }: IsolatedOptions = {}): Promise<IsolatedStack> {
  const stateDir = mkdtempSync(join(tmpdir(), 'carefare-e2e-'));
  const file = join(stateDir, 'reference-data.json');
  if (data) writeFileSync(file, JSON.stringify(data));
  const stack = await startStack({
    ports: await findFreePorts(),
    stateDir,
    isTried: !options.releases,
    ...options,
    ...(data && { env: { ...options.env, api: { ...options.env?.api, REFERENCE_DATA: file } } }),
  });
  return {
    ...stack,
    stateDir,
    async remove() {
      await stack.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

interface LogLine {
  msg: string;
  remote?: string;
  release?: string;
  composition?: string;
  page?: string;
  module?: string;
  kind?: string;
  vitals?: { name: string; value: number; module?: string; release?: string }[];
}

/** What a stack's shell has logged so far. */
export function readShellLog({ stateDir }: Pick<IsolatedStack, 'stateDir'>): LogLine[] {
  const lines = readFileSync(join(stateDir, 'logs/shell.log'), 'utf8').split('\n');
  return lines.filter(line => line.startsWith('{')).map(line => JSON.parse(line));
}
