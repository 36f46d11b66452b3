import { join } from 'node:path';
import { findFreePort, packageDir, root, type Stack, startProcess } from 'e2e-stack';
import type { Server } from './build.ts';

export interface ShellProcess extends Server {
  stop(): Promise<unknown>;
}

interface ShellOptions {
  name: string;
  stack: Stack;
  /** Folder of a release of the shell. */
  release: string;
  logDir: string;
  env?: Record<string, string>;
}

/** Starts one more shell in front of a stack's API and composition. */
export async function startShell({ name, stack, release, logDir, env }: ShellOptions): Promise<ShellProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const shell = startProcess({
    name,
    script: join(release, 'server/main.cjs'),
    cwd: root,
    healthUrl: `${url}/health/ready`,
    logFile: join(logDir, `${name}.log`),
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      API_URL: stack.apiUrl,
      RELEASE_STORE: stack.store,
      ...env,
    },
  });
  await shell.ready;
  return { url, pid: shell.pid ?? 0, stop: () => shell.stop() };
}

export const shellRelease = (digest: string): string => join(packageDir('shell'), '.releases', digest);

/** Environment of a shell that keeps no rendered page. */
export const withoutPageCache = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'fast-clock.ts')}`,
};
