import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, remoteKeys, remotePackage, root, startApi } from 'e2e-stack';
import { startMovableNginx } from './balancers.ts';
import { askAgainOnceClosed } from './load.ts';
import { startShell } from './start-shell.ts';

export type SideName = 'before' | 'now';

/** Folders of releases, by package. */
export type Builds = Record<string, string>;

/** The newest releases of a checkout. */
export const buildsOf = (checkout: string): Builds =>
  Object.fromEntries(
    ['shell', ...remoteKeys].map(key => {
      const releases = join(checkout, key === 'shell' ? key : remotePackage(key), '.releases');
      return [key, join(releases, readFileSync(join(releases, 'latest'), 'utf8').trim())];
    }),
  );

/** Makes a store in which releases are live. @param checkout whose code writes it: releases of another format are its own to read */
async function fillStore(folder: string, builds: Builds, checkout: string): Promise<void> {
  const { createEntry, openBuild, openStore, publish }: typeof import('@carefare/release') = await import(
    join(checkout, 'shell/release/index.ts')
  );
  const store = openStore(folder);
  const publishOne = async (key: string) => {
    const { digest, integrity } = await publish(store, openBuild(builds[key] ?? ''));
    return { digest, integrity };
  };
  const shell = await publishOne('shell');
  const remotes: Record<string, typeof shell> = {};
  for (const key of remoteKeys) remotes[key] = await publishOne(key);
  const checks = { rehearsal: 'passed' };
  const at = new Date().toISOString();
  const entry = { schema: 1 as const, shell, remotes, moved: null, by: 'a test', at, reason: '', checks };
  await createEntry(store, { number: 1, entry });
}

/** Shells on each of two stores, one API, and nginx, which sends visitors to those of `before`. */
export async function startTwoStores(
  size: number,
  sides: Record<SideName, { builds: Builds; checkout?: string }>,
) {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-two-stores-'));
  const api = await startApi(dir, { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const stops: (() => Promise<unknown>)[] = [];

  async function startSide(name: SideName): Promise<number[]> {
    const { builds, checkout = root } = sides[name];
    const store = join(dir, name);
    await fillStore(store, builds, checkout);
    const ports: number[] = [];
    for (let index = 0; index < size; index += 1) {
      const instance = await findFreePort();
      const server = startShell({
        name,
        folder: builds.shell ?? '',
        port: instance,
        dir,
        url,
        apiUrl: api.url,
        store,
      });
      stops.push(() => server.stop());
      await server.ready;
      ports.push(instance);
    }
    return ports;
  }

  const instances = { before: await startSide('before'), now: await startSide('now') };
  const liveAt = async (address: string): Promise<string> =>
    (await (await askAgainOnceClosed(() => fetch(`${address}/health/ready`))).json()).composition;
  const nginx = await startMovableNginx({ port, dir, instances: instances.before, before: instances.now });
  return {
    url,
    databaseFile: api.databaseFile,
    /** Sends visitors to the shells of a side; the other's have files of the pages that are open. */
    move(to: SideName): void {
      const other = to === 'now' ? 'before' : 'now';
      nginx.move({ instances: instances[to], before: instances[other] });
    },
    /** Whether visitors get the pages of a side. */
    isAt: async (side: SideName): Promise<boolean> =>
      (await liveAt(url)) === (await liveAt(`http://127.0.0.1:${instances[side][0]}`)),
    async remove(): Promise<void> {
      await nginx.stop();
      for (const stop of stops) await stop();
      await api.stop();
      rmSync(dir, { recursive: true });
    },
  };
}
