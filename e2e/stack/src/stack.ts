import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { type CompositionFile, type RemoteKey, remoteKeys } from 'shared-contracts';
import { packageDir, remotePackage } from './packages.ts';
import { checkPortsFree, type Ports, type ServiceName } from './ports.ts';
import { type CrashListener, createProcessGroup } from './processes/process-group.ts';
import { latestRelease } from './releases/build-packages.ts';
import { type CompositionEntry, readComposition, writeComposition } from './releases/composition-file.ts';
import { apiService, databaseFile, localUrl, originService, shellService } from './services.ts';

export interface StackOptions {
  ports: Ports;
  /** Folder for the database, the composition file and the logs. */
  stateDir: string;
  /** Remotes whose release is served elsewhere, or null for none; their own origin is not started. */
  releases?: Partial<Record<RemoteKey, CompositionEntry | null>>;
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
  readonly compositionFile: string;
  /** A release on the remote's own origin, as the composition file names it. */
  releaseEntry(key: RemoteKey, digest: string): CompositionEntry;
  /** Makes another release of a remote live. */
  promote(key: RemoteKey, entry: CompositionEntry): void;
  pidOf(name: ServiceName): number | undefined;
  startOrigin(key: RemoteKey): Promise<void>;
  restartShell(): Promise<void>;
  /** @returns the exit code, or null if a signal ended the process */
  stopProcess(name: ServiceName, signal?: NodeJS.Signals): Promise<number | null>;
  stop(): Promise<void>;
  /** Called when a running process exits on its own. */
  onCrash(listener: CrashListener): void;
}

/** Starts the API, the remotes' origins and the shell from the newest releases, each as a process of its own. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, stateDir, releases = {}, env = {}, onShellLog: onLine } = options;
  await checkPortsFree(ports);
  mkdirSync(stateDir, { recursive: true });
  const compositionFile = join(stateDir, 'composition.json');
  const url = localUrl(ports.shell);
  const apiUrl = options.apiUrl ?? localUrl(ports.api);
  const releaseEntry = (key: RemoteKey, digest: string): CompositionEntry => ({
    release: `${localUrl(ports[key])}/${digest}/release.json`,
    integrity: integrityOf(
      readFileSync(join(packageDir(remotePackage(key)), '.releases', digest, 'release.json')),
    ),
  });

  const { start, stop: stopProcess, pidOf, onCrash } = createProcessGroup();
  const startOrigin = (key: RemoteKey) => start(originService(key, ports[key], stateDir));
  const startShell = () =>
    start({
      ...shellService(ports.shell, stateDir, {
        API_URL: apiUrl,
        COMPOSITION_FILE: compositionFile,
        ...env.shell,
      }),
      onLine,
    });
  const stop = async () => {
    for (const name of ['shell', 'api', ...remoteKeys] as const) await stopProcess(name);
  };

  const composition: CompositionFile = { remotes: {} };
  for (const key of remoteKeys) {
    const { [key]: entry = releaseEntry(key, latestRelease(remotePackage(key))) } = releases;
    if (entry) composition.remotes[key] = entry;
  }
  writeComposition(compositionFile, composition);
  try {
    if (!options.apiUrl) await start(apiService(ports.api, stateDir, env.api));
    const origins = remoteKeys.filter(key => !(key in releases));
    await Promise.all(origins.map(startOrigin));
    await startShell();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url,
    apiUrl,
    databaseFile: databaseFile(stateDir),
    compositionFile,
    releaseEntry,
    promote(key, entry) {
      const { remotes } = readComposition(compositionFile);
      writeComposition(compositionFile, { remotes: { ...remotes, [key]: entry } });
    },
    pidOf,
    startOrigin,
    async restartShell() {
      await stopProcess('shell');
      await startShell();
    },
    stopProcess,
    stop,
    onCrash,
  };
}
