import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, latestRelease, packageDir, type ServerProcess, startProcess } from 'e2e-stack';
import { release } from './release-command.ts';

const AGREEMENT_TIMEOUT_MS = 20_000;

interface StoreSiteOptions {
  name: string;
  /** Value of RELEASE_STORE. */
  store: string;
  /** Credentials of the store. */
  env?: Record<string, string>;
  apiUrl: string;
  /** Folder for logs. */
  dir: string;
}

interface Shell {
  url: string;
  logFile: string;
  process: ServerProcess;
}

export type StoreSite = ReturnType<typeof createStoreSite>;

/** Shells that have nothing but a release store: no origin of a remote runs. */
export function createStoreSite({ name, store, env = {}, apiUrl, dir }: StoreSiteOptions) {
  const shells: Shell[] = [];
  const command = (args: readonly string[]) => release(args, store, env);
  const compositionIds = (): Promise<string[]> =>
    Promise.all(
      shells.map(async ({ url }) => (await (await fetch(`${url}/health/ready`)).json()).composition),
    );
  return {
    store,
    shells,
    command,
    promote: (remote: string, digest: string, options: readonly string[] = []) =>
      command(['promote', remote, digest, '--reason', 'a test', '--by', 'the tests', ...options]),
    compositionIds,
    /** Starts a shell, or another one in the place of a stopped one. */
    async startShell(index: number, port?: number): Promise<void> {
      const url = `http://127.0.0.1:${port ?? (await findFreePort())}`;
      const logFile = join(dir, `${name}-${index}.log`);
      const server = startProcess({
        name: `${name}-${index}`,
        script: join(packageDir('shell'), '.releases', latestRelease('shell'), 'server/main.cjs'),
        cwd: dir,
        healthUrl: `${url}/health/ready`,
        logFile,
        env: {
          PORT: new URL(url).port,
          API_URL: apiUrl,
          RELEASE_STORE: store,
          RENDER_WORKERS: '1',
          ...env,
        },
      });
      await server.ready;
      shells[index] = { url, logFile, process: server };
    },
    /** Waits until all shells serve the same composition, another one than before. @returns how long it took, in ms */
    async waitUntilAgreed(before: string): Promise<number> {
      const since = performance.now();
      for (;;) {
        const ids = new Set(await compositionIds());
        const took = performance.now() - since;
        if (ids.size === 1 && !ids.has(before)) return took;
        if (took > AGREEMENT_TIMEOUT_MS) throw new Error('the shells do not agree');
        await pause(25);
      }
    },
    async stop(): Promise<void> {
      for (const shell of shells) await shell.process.stop();
    },
  };
}
