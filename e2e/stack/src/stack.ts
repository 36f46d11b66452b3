import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CompositionFile, type RemoteKey, remoteKeys } from 'shared-contracts';
import { latestRelease } from './build-rooms.ts';
import { type Child, startChild } from './child.ts';
import { type ReleaseAddress, readComposition, writeComposition } from './composition-file.ts';
import { claimPorts, type Ports } from './ports.ts';
import { remoteDir, roomDir, root } from './rooms.ts';

export interface StackOptions {
  ports: Ports;
  /** Database, composition file and logs of this stack. */
  stateDir: string;
  /** Remotes whose origin is not started. */
  withoutOrigin?: readonly RemoteKey[];
  /** Remotes that run elsewhere: their address takes the place of the newest release. */
  addresses?: Partial<Record<RemoteKey, ReleaseAddress>>;
  env?: { shell?: Record<string, string>; api?: Record<string, string> };
}

export interface Stack {
  readonly url: string;
  readonly apiUrl: string;
  readonly databaseFile: string;
  readonly compositionFile: string;
  readonly children: ReadonlyMap<string, Child>;
  /** Address of a release that the remote's own origin serves. */
  addressOf(key: RemoteKey, digest: string): string;
  /** Points a remote at another release, as a promotion does. */
  promote(key: RemoteKey, address: ReleaseAddress): void;
  startOrigin(key: RemoteKey): Promise<void>;
  restartShell(): Promise<void>;
  startApi(): Promise<void>;
  stopChild(name: string, signal?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts API, the remotes' origins and the shell, each a process of its own; all of production builds. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, stateDir, withoutOrigin = [], addresses = {}, env = {} } = options;
  await claimPorts(ports);
  mkdirSync(stateDir, { recursive: true });
  const children = new Map<string, Child>();
  const databaseFile = join(stateDir, 'carefare.sqlite');
  const compositionFile = join(stateDir, 'composition.json');
  const url = `http://${HOST}:${ports.shell}`;
  const apiUrl = `http://${HOST}:${ports.api}`;
  const addressOf = (key: RemoteKey, digest: string) => `http://${HOST}:${ports[key]}/${digest}/release.json`;
  const logFile = (name: string) => join(stateDir, 'logs', `${name}.log`);

  const start = async (name: string, script: string, health: string, childEnv: Record<string, string>) => {
    children.set(
      name,
      await startChild({
        name,
        script,
        cwd: root,
        health,
        logFile: logFile(name),
        env: { HOST, ...childEnv },
      }),
    );
  };
  const startApi = () =>
    start('api', join(root, 'e2e/api/src/main.ts'), `${apiUrl}/health/ready`, {
      PORT: String(ports.api),
      DATABASE_FILE: databaseFile,
      ...env.api,
    });
  const startOrigin = (key: RemoteKey) =>
    start(key, join(import.meta.dirname, 'origin.ts'), `http://${HOST}:${ports[key]}/`, {
      PORT: String(ports[key]),
      DIR: join(remoteDir(key), '.releases'),
    });
  const startShell = () =>
    start(
      'shell',
      join(roomDir('shell'), '.releases', latestRelease('shell'), 'server/main.cjs'),
      `${url}/health/ready`,
      {
        PORT: String(ports.shell),
        PUBLIC_ORIGIN: url,
        API_URL: apiUrl,
        COMPOSITION_FILE: compositionFile,
        ...env.shell,
      },
    );
  const stop = async () => {
    for (const name of ['shell', 'api', ...remoteKeys]) await children.get(name)?.stop();
    children.clear();
  };

  const live: CompositionFile = { remotes: {} };
  for (const key of remoteKeys) {
    live.remotes[key] = addresses[key] ?? {
      release: addressOf(key, latestRelease(remoteDir(key).slice(root.length + 1))),
    };
  }
  writeComposition(compositionFile, live);
  try {
    await startApi();
    await Promise.all(
      remoteKeys.filter(key => !withoutOrigin.includes(key) && !addresses[key]).map(startOrigin),
    );
    await startShell();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url,
    apiUrl,
    databaseFile,
    compositionFile,
    children,
    addressOf,
    promote(key, address) {
      const before = readComposition(compositionFile);
      writeComposition(compositionFile, { remotes: { ...before.remotes, [key]: address } });
    },
    startOrigin,
    startApi,
    async restartShell() {
      await children.get('shell')?.stop();
      await startShell();
    },
    async stopChild(name, signal) {
      await children.get(name)?.stop(signal);
      children.delete(name);
    },
    stop,
  };
}
