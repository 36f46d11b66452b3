import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { latestRelease, packageDir, serveReleases } from 'e2e-stack';
import { type CompositionFile, type RemoteKey, remoteKeys, remotes } from 'shared-contracts';
import type { Fault } from '../../faults/fault.ts';
import { startFaultProxy } from '../../faults/fault-proxy.ts';

/** The origins of all remotes, each behind a proxy. */
export interface FaultyOrigins {
  releases: CompositionFile['remotes'];
  /** Lets everything on all origins fail. */
  fail(fault: Fault): Promise<void>;
  heal(): Promise<void>;
  /** Number of requests since the fault began. */
  requestCount(): number;
  close(): Promise<void>;
}

export async function startFaultyOrigins(): Promise<FaultyOrigins> {
  const origins = await Promise.all(remoteKeys.map(startOrigin));
  const all = async (work: (origin: (typeof origins)[number]) => Promise<void>) =>
    void (await Promise.all(origins.map(work)));
  return {
    releases: Object.fromEntries(origins.map(({ remote, entry }) => [remote, entry])),
    fail: fault => all(({ proxy }) => proxy.fail(fault)),
    heal: () => all(({ proxy }) => proxy.heal()),
    requestCount: () => origins.reduce((sum, { proxy }) => sum + proxy.requestCount(), 0),
    close: () => all(({ close }) => close()),
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
