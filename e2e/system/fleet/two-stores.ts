import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, localUrl, remoteKeys, remotePackage, root } from 'e2e-stack';
import { type StoreSite, startStoreSite, TRIED } from '../../support/store-site.ts';
import { startMovableNginx } from './balancers.ts';
import { behindBalancer } from './start-fleet.ts';
import { askAgainOnceClosed } from './visitors.ts';

export type SideName = 'before' | 'now';

/** Folders of releases, by package. */
export type Builds = Record<string, string>;

/** The newest releases of a checkout, the shell first. */
export const buildsOf = (checkout: string): Builds =>
  Object.fromEntries(
    ['shell', ...remoteKeys.map(remotePackage)].map(name => {
      const releases = join(checkout, name, '.releases');
      return [name, join(releases, readFileSync(join(releases, 'latest'), 'utf8').trim())];
    }),
  );

/** Makes releases live in a store. @param checkout whose code writes it: releases of another format are its own to read */
async function fillFrom(checkout: string, builds: Builds, store: string): Promise<void> {
  const { makeLive, openStore, releaseAt }: typeof import('@carefare/release') = await import(
    join(checkout, 'shell/release/index.ts')
  );
  for (const folder of Object.values(builds)) await makeLive(openStore(store), releaseAt(folder), TRIED);
}

/** Shells on each of two stores, one API, and nginx, which sends visitors to those of `before`. */
export async function startTwoStores(
  size: number,
  sides: Record<SideName, { builds: Builds; checkout?: string }>,
) {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-two-stores-'));
  const port = await findFreePort();
  const url = localUrl(port);
  const startSide = (name: SideName, api?: StoreSite['api']): Promise<StoreSite> => {
    const { builds, checkout = root } = sides[name];
    return startStoreSite({
      shells: size,
      shell: builds.shell,
      env: behindBalancer(url),
      api,
      fill: store => fillFrom(checkout, builds, store),
    });
  };

  const before = await startSide('before');
  const now = await startSide('now', before.api);
  const sites: Record<SideName, StoreSite> = { before, now };
  const liveAt = async (address: string): Promise<string> =>
    (await (await askAgainOnceClosed(() => fetch(`${address}/health/ready`))).json()).composition;
  const nginx = await startMovableNginx({ port, dir, instances: before.ports, before: now.ports });
  return {
    url,
    databaseFile: before.api.databaseFile,
    /** Sends visitors to the shells of a side; the other's have files of the pages that are open. */
    move(to: SideName): void {
      const other = to === 'now' ? 'before' : 'now';
      nginx.move({ instances: sites[to].ports, before: sites[other].ports });
    },
    /** Whether visitors get the pages of a side. */
    isAt: async (side: SideName): Promise<boolean> =>
      (await liveAt(url)) === (await liveAt(sites[side].urls[0])),
    async remove(): Promise<void> {
      await nginx.stop();
      await now.remove();
      await before.remove();
      rmSync(dir, { recursive: true });
    },
  };
}
