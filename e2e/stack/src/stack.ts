import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@carefare/release';
import { type RemoteKey, remoteKeys } from 'shared-contracts/host';
import { remotePackage } from './packages.ts';
import { checkPortsFree, type Ports, type ServiceName } from './ports.ts';
import { type CrashListener, createProcessGroup } from './processes/process-group.ts';
import { latestRelease } from './releases/build-packages.ts';
import { makeLive, newestBuild, releaseAt } from './releases/fill-store.ts';
import { apiService, databaseFile, localUrl, originService, shellService } from './services.ts';

export interface StackOptions {
  ports: Ports;
  /** Folder for the database, the release store and the logs. */
  stateDir: string;
  /** Remotes whose release is at another address (of its release.json), or null for none; their own origin is not started. */
  releases?: Partial<Record<RemoteKey, string | null>>;
  /** An API that runs elsewhere, in place of the reference API. */
  apiUrl?: string | undefined;
  env?: { shell?: Record<string, string>; api?: Record<string, string> };
  /** Called with each line of the shell's log. */
  onShellLog?(line: string): void;
}

export interface Stack {
  readonly url: string;
  readonly apiUrl: string;
  readonly databaseFile: string;
  /** Folder of the release store. */
  readonly store: string;
  /** Takes a release from a remote's own origin and makes it live. */
  promoteBuild(key: RemoteKey, digest?: string): Promise<void>;
  /** Takes a release from an address, that of its release.json, and makes it live. */
  promote(address: string): Promise<void>;
  pidOf(name: ServiceName): number | undefined;
  startOrigin(key: RemoteKey): Promise<void>;
  /** With its newest build. */
  restartShell(): Promise<void>;
  /** @returns the exit code, or null if a signal ended the process */
  stopProcess(name: ServiceName, signal?: NodeJS.Signals): Promise<number | null>;
  stop(): Promise<void>;
  /** Called when a running process exits on its own. */
  onCrash(listener: CrashListener): void;
}

/**
 * Starts the API, the remotes' origins and the shell from the newest releases, each as a process of its own. The releases come
 * from the origins into a release store, which the shell follows.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, stateDir, releases = {}, env = {}, onShellLog: onLine } = options;
  await checkPortsFree(ports);
  const store = join(stateDir, 'releases');
  rmSync(store, { recursive: true, force: true });
  mkdirSync(store, { recursive: true });
  const url = localUrl(ports.shell);
  const apiUrl = options.apiUrl ?? localUrl(ports.api);
  const promote = (address: string) => makeLive(openStore(store), releaseAt(address));
  const promoteBuild = (key: RemoteKey, digest = latestRelease(remotePackage(key))) =>
    promote(`${localUrl(ports[key])}/${digest}/release.json`);

  const { start, stop: stopProcess, pidOf, onCrash } = createProcessGroup();
  const startOrigin = (key: RemoteKey) => start(originService(key, ports[key], stateDir));
  const startShell = () =>
    start({
      ...shellService(ports.shell, stateDir, {
        API_URL: apiUrl,
        RELEASE_STORE: store,
        ...env.shell,
      }),
      onLine,
    });
  const stop = async () => {
    for (const name of ['shell', 'api', ...remoteKeys] as const) await stopProcess(name);
  };

  try {
    if (!options.apiUrl) await start(apiService(ports.api, stateDir, env.api));
    const origins = remoteKeys.filter(key => !(key in releases));
    await Promise.all(origins.map(startOrigin));
    await makeLive(openStore(store), newestBuild('shell'));
    for (const key of remoteKeys) {
      const { [key]: address } = releases;
      if (address) await promote(address);
      else if (address === undefined) await promoteBuild(key);
    }
    await startShell();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url,
    apiUrl,
    databaseFile: databaseFile(stateDir),
    store,
    promoteBuild,
    promote,
    pidOf,
    startOrigin,
    async restartShell() {
      await stopProcess('shell');
      // A shell follows the newest entry of its own release.
      await makeLive(openStore(store), newestBuild('shell'));
      await startShell();
    },
    stopProcess,
    stop,
    onCrash,
  };
}
