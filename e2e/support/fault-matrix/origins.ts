import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { latestRelease, packageDir, serveReleases } from 'e2e-stack';
import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts';
import type { Fault } from '../../faults/fault.ts';
import { startFaultProxy } from '../../faults/fault-proxy.ts';

/** The origins of all remotes, each behind a proxy. */
export async function startFaultyOrigins() {
  const origins = await Promise.all(remoteKeys.map(startOrigin));
  return {
    releases: Object.fromEntries(origins.map(({ remote, entry }) => [remote, entry])),
    /** Lets everything on each origin fail. */
    async fail(faults: Readonly<Record<RemoteKey, Fault>>) {
      await Promise.all(origins.map(({ remote, proxy }) => proxy.fail(faults[remote])));
    },
    async heal() {
      await Promise.all(origins.map(({ proxy }) => proxy.heal()));
    },
    /** Number of requests since the faults began. */
    requestCount: () => origins.reduce((sum, { proxy }) => sum + proxy.requestCount(), 0),
    async close() {
      await Promise.all(origins.map(({ close }) => close()));
    },
  };
}

async function startOrigin(remote: RemoteKey) {
  const { packageName } = remotes[remote];
  const dir = join(packageDir(packageName), '.releases');
  const digest = latestRelease(packageName);
  const origin = await serveReleases(dir);
  const proxy = await startFaultProxy(origin.url);
  return {
    remote,
    proxy,
    entry: {
      release: `${proxy.url}/${digest}/release.json`,
      integrity: integrityOf(readFileSync(join(dir, digest, 'release.json'))),
    },
    async close() {
      await proxy.close();
      await origin.close();
    },
  };
}
