import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { findFreePort, localUrl, newestRelease } from 'e2e-stack';
import type { Composition } from 'shared-contracts/host';
import { HASH_KEY } from '../../support/post-form.ts';
import { startStoreSite } from '../../support/store-site.ts';
import { type BalancerKind, startAnyBalancer } from './balancers.ts';
import { makeOtherShell } from './other-shell.ts';

export type ShellName = 'A' | 'B';
export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** Asks an instance by the name of the site. */
async function readRelease(port: number, host: string, remote: string): Promise<string | undefined> {
  const asked = get({ host: '127.0.0.1', port, path: '/_composition', headers: { host }, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { remotes } = (await json(answer)) as Composition;
  return remotes[remote]?.digest;
}

/** Variables of shells behind a balancer of this machine. @param url of the site */
export const behindBalancer = (url: string) => ({
  PUBLIC_ORIGIN: url,
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_POSTS_PER_MINUTE: '0',
  HASH_KEY,
});

/** Shells of one site behind a balancer, with a release store and an API. All start with release A; B has other files. */
export async function startFleet(kind: BalancerKind, size: number) {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-fleet-'));
  const folders: Record<ShellName, string> = { A: newestRelease('shell'), B: makeOtherShell() };
  const port = await findFreePort();
  const url = localUrl(port);
  const site = await startStoreSite({ shells: size, env: behindBalancer(url) });
  const balancer = await startAnyBalancer(kind, { port, instances: site.ports, dir });
  return {
    url,
    size,
    promoteShell: (shell: ShellName) => site.makeLive(folders[shell]),
    promoteRemote: site.makeLive,
    /** Digest of a remote's release on each shell. */
    releasesOf: (remote: string): Promise<(string | undefined)[]> =>
      Promise.all(site.ports.map(instance => readRelease(instance, new URL(url).host, remote))),
    /** Ends an instance without a word to the balancer, and starts it with a release: what the guide's loop does. */
    async restart(index: number, shell: ShellName): Promise<void> {
      await site.startShell(index, folders[shell]);
      await balancer.waitUntilSeen(site.ports[index] ?? 0);
    },
    async stop(): Promise<void> {
      await balancer.stop();
      await site.remove();
      for (const folder of [folders.B, dir]) rmSync(folder, { recursive: true });
    },
  };
}
