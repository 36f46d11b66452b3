import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeLive, openStore, releaseAt } from '@carefare/release';
import { startPostgres } from 'e2e-api/postgres-server';
import { type Instances, startInstances } from './instances/start-instances.ts';
import { remotePackage } from './packages.ts';
import { checkPortsFree, type Ports } from './ports.ts';
import { createProcessGroup } from './processes/process-group.ts';
import { latestRelease, newestBuild } from './releases/build-packages.ts';
import { fillStore } from './releases/fill-store.ts';
import { type RemoteKey, remoteKeys } from './remote-keys.ts';
import { apiService, databaseFile, localUrl, originService, shellService } from './services.ts';
import { shellVariablesOf } from './shell-variables.ts';

export interface StackOptions {
  ports: Ports;
  /** Folder for the database file, the release store and the logs. */
  stateDir: string;
  /** Remotes whose release is elsewhere, in a folder or at an address (of its release.json), or null for none; no origin starts. */
  releases?: Readonly<Record<string, string | null>>;
  /** The newest builds pass for tried, so that the shell starts sooner. */
  isTried?: boolean;
  /** An API that runs elsewhere, in place of the reference API. */
  apiUrl?: string | undefined;
  /** Several stand behind a balancer. */
  shells?: number;
  /** `sqlite`; `postgres`, a server of its own with an empty database; or the URL of one. On PostgreSQL two APIs share it. */
  database?: string;
  env?: { shell?: Record<string, string>; api?: Record<string, string> };
  /** Called with each line of the shell's log. */
  onShellLog?(line: string): void;
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

/**
 * Starts the API, the remotes' origins and the shell from the newest releases, each as a process of its own. The releases come
 * from the origins into a release store, which the shell follows.
 */
export async function startStack(options: StackOptions) {
  const { ports, stateDir, releases = {}, env = {}, shells = 1, database = 'sqlite' } = options;
  await checkPortsFree(ports);
  const dir = join(stateDir, 'releases');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const store = openStore(dir);
  const url = localUrl(ports.shell);
  const apiUrl = options.apiUrl ?? localUrl(ports.api);
  const checks: Record<string, string> = options.isTried ? { rehearsal: 'passed' } : {};
  const promote = (place: string) => makeLive(store, releaseAt(place));
  const buildOf = (key: RemoteKey) =>
    `${localUrl(ports[key])}/${latestRelease(remotePackage(key))}/release.json`;

  const processes = createProcessGroup();
  const stops: (() => Promise<unknown>)[] = [processes.stopAll];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  const start = async (...args: Parameters<typeof startInstances>): Promise<Instances> => {
    const instances = await startInstances(...args);
    stops.push(instances.stop);
    return instances;
  };

  try {
    const postgres = database === 'postgres' ? await startPostgres() : undefined;
    if (postgres) stops.unshift(postgres.stop);
    const databaseUrl = postgres?.url ?? (database === 'sqlite' ? undefined : database);
    const apiEnv = { PUBLIC_ORIGIN: url, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env.api };
    const apis = options.apiUrl
      ? undefined
      : await start(processes, {
          name: 'api',
          port: ports.api,
          count: databaseUrl ? 2 : 1,
          serviceOf: (name, port) => apiService(port, stateDir, apiEnv, name),
        });
    const origins = remoteKeys.filter(key => !(key in releases));
    await Promise.all(origins.map(key => processes.start(originService(key, ports[key], stateDir))));
    const built = Object.fromEntries(origins.map(key => [key, buildOf(key)]));
    await fillStore(store, { releases: { ...built, ...releases }, checks });
    const shellEnv = {
      PUBLIC_ORIGIN: url,
      API_URL: apiUrl,
      RELEASE_STORE: dir,
      STORE_POLL_MS: '100',
      ...(shells > 1 && {
        HASH_KEY: crypto.randomUUID() + crypto.randomUUID(),
        TRUSTED_PROXIES: '127.0.0.1',
      }),
      ...env.shell,
    };
    const site = await start(processes, {
      name: 'shell',
      port: ports.shell,
      count: shells,
      serviceOf: (name, port, index) => ({
        ...shellService(port, stateDir, shellVariablesOf(index, shellEnv), name),
        onLine: options.onShellLog,
      }),
    });
    return {
      url,
      apiUrl,
      databaseFile: databaseFile(stateDir),
      /** Folder of the processes' logs. */
      logs: join(stateDir, 'logs'),
      /** Undefined with SQLite. */
      databaseUrl,
      /** Folder of the release store. */
      store: dir,
      /** Makes a release live that is in a folder, or at the address of its release.json. */
      promote,
      pidOf: processes.pidOf,
      /** With its newest build. */
      async restartShell(): Promise<void> {
        // Open pages, and other shells, take its files from the store.
        await makeLive(store, newestBuild('shell'), checks);
        await site.restart();
      },
      /** Restarts shells and APIs in turn. */
      restartInTurn: () => Promise.all([apis?.restart(), site.restart()]),
      /** @returns the exit code, or null if a signal ended the process */
      stopProcess: processes.stop,
      stop,
      onCrash: processes.onCrash,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
