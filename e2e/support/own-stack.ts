import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, type Stack, type StackOptions, startStack } from 'e2e-stack';

export type OwnStack = Stack & { remove(): Promise<void>; stateDir: string };

/** A stack of one's own, for specs that break something. */
export async function ownStack(options: Partial<StackOptions> = {}): Promise<OwnStack> {
  const stateDir = mkdtempSync(join(tmpdir(), 'carefare-own-'));
  const stack = await startStack({ ports: await freePorts(), stateDir, ...options });
  return {
    ...stack,
    stateDir,
    async remove() {
      await stack.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
