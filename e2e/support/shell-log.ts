import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IsolatedStack } from './isolated-stack.ts';

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
