import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Display {
  /** What a program finds it by. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

/**
 * Starts a screen without a monitor. The kernel ends it together with this process, however that ends, and a browser ends
 * with its screen: so nothing is left running.
 */
export async function startDisplay(): Promise<Display> {
  const xvfb = spawn(
    'setpriv',
    ['--pdeathsig=KILL', 'Xvfb', '-displayfd', '3', '-screen', '0', '880x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const exited = once(xvfb, 'exit');
  const [line] = await Promise.race([
    once(xvfb.stdio[3] as Readable, 'data'),
    exited.then(() => Promise.reject(new Error('Xvfb did not start'))),
  ]);
  return {
    env: { ...definedOf(process.env), DISPLAY: `:${String(line).trim()}` },
    async close() {
      xvfb.kill();
      await exited;
    },
  };
}

const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
