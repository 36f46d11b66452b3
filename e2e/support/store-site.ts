import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findFreePort,
  latestRelease,
  packageDir,
  type ServerProcess,
  startApi,
  startProcess,
} from 'e2e-stack';
import { publishNewest, writeJournal } from './filled-store.ts';
import { release } from './release-command.ts';

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

export type TwoShells = Awaited<ReturnType<typeof startTwoShells>>;

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
    async stop(): Promise<void> {
      for (const shell of shells) await shell.process.stop();
    },
  };
}

/** Two shells on a store in a folder, which has the newest releases live; and the API. */
export async function startTwoShells(env: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-store-'));
  const store = join(dir, 'store');
  const api = await startApi(dir);
  await writeJournal(store, [await publishNewest(store)]);
  const site = createStoreSite({ name: 'shell', store, env, apiUrl: api.url, dir });
  await Promise.all([site.startShell(0), site.startShell(1)]);
  return {
    ...site,
    urls: site.shells.map(({ url }) => url) as [string, string],
    async remove(): Promise<void> {
      await site.stop();
      await api.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
