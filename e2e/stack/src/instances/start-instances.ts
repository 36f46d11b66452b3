import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@carefare/release';
import { startPostgres } from 'e2e-api/postgres-server';
import { remoteKeys } from 'shared-contracts/host';
import { startBalancer } from '../balancer/start-balancer.ts';
import { remotePackage } from '../packages.ts';
import type { InstancePorts } from '../ports.ts';
import type { ProcessOptions } from '../processes/process.ts';
import { createProcessGroup } from '../processes/process-group.ts';
import { makeLive, newestBuild } from '../releases/fill-store.ts';
import { apiService, localUrl, shellService } from '../services.ts';
import { shellVariablesOf } from '../shell-variables.ts';

export interface InstancesOptions {
  ports: InstancePorts;
  /** Folder for the release store and the logs, and the database file of SQLite. */
  stateDir: string;
  /** `postgres` starts a server with an empty database. */
  database: string;
  env?: { shell?: Record<string, string>; api?: Record<string, string> };
}

export type Instances = Awaited<ReturnType<typeof startInstances>>;

/**
 * Starts shells behind a balancer, and the API's processes behind another one. They share one release store, one database and
 * one key. No origin of a remote runs.
 */
export async function startInstances({ ports, stateDir, database, env = {} }: InstancesOptions) {
  const url = localUrl(ports.site);
  const apiUrl = localUrl(ports.api);
  const store = join(stateDir, 'releases');
  const cleanUps: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  };
  const processes = createProcessGroup();
  const start = async (service: ProcessOptions) => {
    cleanUps.push(() => processes.stop(service.name));
    await processes.start(service);
  };
  const balance = async (port: number, instances: readonly number[]) => {
    const balancer = await startBalancer(port, instances);
    cleanUps.push(balancer.stop);
    return balancer;
  };

  try {
    rmSync(store, { recursive: true, force: true });
    mkdirSync(store, { recursive: true });
    const databaseUrl = await openDatabase();
    const apiEnv = { PUBLIC_ORIGIN: url, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env.api };
    const shellEnv = {
      PUBLIC_ORIGIN: url,
      API_URL: apiUrl,
      RELEASE_STORE: store,
      HASH_KEY: crypto.randomUUID() + crypto.randomUUID(),
      TRUSTED_PROXIES: '127.0.0.1',
      ...env.shell,
    };
    const apis = ports.apis.map((port, index) => apiService(port, stateDir, apiEnv, `api-${index + 1}`));
    const shells = ports.shells.map((port, index) =>
      shellService(port, stateDir, shellVariablesOf(index, shellEnv), `shell-${index + 1}`),
    );
    // The first one prepares the database and the others find it ready.
    const startApis = async () => {
      for (const api of apis) await start(api);
      return balance(ports.api, ports.apis);
    };
    const fillStore = async () => {
      for (const name of ['shell', ...remoteKeys.map(remotePackage)])
        await makeLive(openStore(store), newestBuild(name));
    };
    const [apiBalancer] = await Promise.all([startApis(), fillStore()]);
    await Promise.all(shells.map(start));
    const siteBalancer = await balance(ports.site, ports.shells);

    const restart = async (service: ProcessOptions, balancer: typeof siteBalancer) => {
      const port = Number(service.env.PORT);
      await balancer.drain(port);
      await processes.stop(service.name);
      await processes.start(service);
      await balancer.restore(port);
    };
    return {
      url,
      apiUrl,
      store,
      /** Undefined with SQLite. */
      databaseUrl,
      /**
       * Restarts each instance, one shell and one API process at a time: takes it out of its balancer, waits for its last
       * response, stops it, starts it, and puts it back once it is ready. Visitors notice nothing.
       */
      async restartInTurn(): Promise<void> {
        const inTurn = async (services: readonly ProcessOptions[], balancer: typeof siteBalancer) => {
          for (const service of services) await restart(service, balancer);
        };
        await Promise.all([inTurn(apis, apiBalancer), inTurn(shells, siteBalancer)]);
      },
      pidOf: processes.pidOf,
      onCrash: processes.onCrash,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }

  async function openDatabase(): Promise<string | undefined> {
    if (database === 'sqlite') return undefined;
    if (database !== 'postgres') return database;
    const postgres = await startPostgres();
    cleanUps.push(postgres.stop);
    return postgres.url;
  }
}
