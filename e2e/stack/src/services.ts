import { join } from 'node:path';
import { findFreePort } from '@carefare/release/free-ports';
import { type ProcessOptions, startProcess } from '@carefare/release/start-process';
import { packageDir, remotePackage, root } from './packages.ts';
import { HOST } from './ports.ts';
import { newestRelease } from './releases/build-packages.ts';
import { type RemoteKey } from './remote-keys.ts';

type Environment = Record<string, string>;

export const localUrl = (port: number): string => `http://${HOST}:${port}`;

export const databaseFile = (stateDir: string): string => join(stateDir, 'carefare.sqlite');

/** Where Node keeps compiled code for servers that run from their sources; the test command sets it. */
const { NODE_COMPILE_CACHE } = process.env;
const fromSources: Environment = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

const service = (name: string, script: string, port: number, stateDir: string, env: Environment) => ({
  name,
  script,
  cwd: root,
  healthUrl: `${localUrl(port)}/health/ready`,
  logFile: join(stateDir, 'logs', `${name}.log`),
  env: { HOST, PORT: String(port), ...env },
});

/** The reference API, from its sources. */
export function apiService(
  port: number,
  stateDir: string,
  env: Environment = {},
  name = 'api',
): ProcessOptions {
  const script = join(root, 'e2e/api/src/main.ts');
  return service(name, script, port, stateDir, {
    ...fromSources,
    DATABASE_FILE: databaseFile(stateDir),
    ...env,
  });
}

/** Starts the reference API on a free port with an empty database. */
export async function startApi(stateDir: string, env: Environment = {}) {
  const port = await findFreePort();
  const api = startProcess(apiService(port, stateDir, env));
  await api.ready;
  return { url: localUrl(port), databaseFile: databaseFile(stateDir), pid: api.pid, stop: () => api.stop() };
}

/** The origin of a remote: a static server of its releases. */
export function originService(key: RemoteKey, port: number, stateDir: string): ProcessOptions {
  const script = join(import.meta.dirname, 'releases/origin.ts');
  return service(key, script, port, stateDir, {
    ...fromSources,
    DIR: join(packageDir(remotePackage(key)), '.releases'),
  });
}

/** The shell. @param release folder of it; the newest by default */
export function shellService(
  port: number,
  stateDir: string,
  env: Environment,
  name = 'shell',
  release = newestRelease('shell'),
): ProcessOptions {
  const script = join(release, 'server/main.cjs');
  // As in production: see several-machines.md.
  const own = { PUBLIC_ORIGIN: localUrl(port), MALLOC_ARENA_MAX: '2' };
  return service(name, script, port, stateDir, { ...own, ...env });
}
