import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import {
  createEntry,
  type JournalEntry,
  openBuild,
  openStore,
  publish,
  type StoredRelease,
} from '@carefare/release';
import { findFreePort, latestRelease, packageDir, type ServerProcess, startApi } from 'e2e-stack';
import type { Composition } from 'shared-contracts/host';
import { publishNewest } from '../filled-store.ts';
import { type BalancerKind, startAnyBalancer } from './balancers.ts';
import { makeOtherShell, startShell } from './start-shell.ts';

export type ShellName = 'A' | 'B';
export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** Asks an instance by the name of the site. */
async function readRelease(port: number, host: string, remote: string): Promise<string | undefined> {
  const asked = get({ host: '127.0.0.1', port, path: '/_composition', headers: { host }, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { remotes } = (await json(answer)) as Composition;
  return remotes[remote]?.digest;
}

/** Shells of one site behind a balancer, with a release store and an API. All start with release A; B has other files. */
export async function startFleet(kind: BalancerKind, size: number) {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-fleet-'));
  const folder = join(dir, 'store');
  const store = openStore(folder);
  const folders: Record<ShellName, string> = {
    A: join(packageDir('shell'), '.releases', latestRelease('shell')),
    B: makeOtherShell(),
  };
  const base = await publishNewest(folder);
  const other = await publish(store, openBuild(folders.B));
  const shells: Record<ShellName, StoredRelease> = {
    A: base.shell,
    B: { digest: other.digest, integrity: other.integrity },
  };
  let number = 0;
  let entry: JournalEntry = base;
  /** Writes the next entry: no gate is asked. */
  async function write(changes: Partial<Pick<JournalEntry, 'shell' | 'remotes'>> = {}): Promise<void> {
    entry = { ...entry, ...changes, at: new Date().toISOString() };
    number += 1;
    await createEntry(store, { number, entry });
  }
  await write();

  const api = await startApi(dir, { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' });
  const [port, ...instances] = await Promise.all(Array.from({ length: size + 1 }, findFreePort));
  const url = `http://127.0.0.1:${port}`;
  const running = new Map<number, ServerProcess>();

  async function start(instance: number, shell: ShellName): Promise<void> {
    const server = startShell({
      name: shell,
      folder: folders[shell],
      port: instance,
      dir,
      url,
      apiUrl: api.url,
      store: folder,
      env: { STORE_POLL_MS: '100' },
    });
    running.set(instance, server);
    await server.ready;
  }

  for (const instance of instances) await start(instance, 'A');
  const balancer = await startAnyBalancer(kind, { port: port ?? 0, instances, dir });
  return {
    url,
    size,
    promoteShell: (shell: ShellName) => write({ shell: shells[shell] }),
    /** Publishes a release of a remote and makes it live. */
    async promoteRemote(remote: string, releaseDir: string): Promise<void> {
      const { digest, integrity } = await publish(store, openBuild(releaseDir));
      await write({ remotes: { ...entry.remotes, [remote]: { digest, integrity } } });
    },
    rollBackRemotes: () => write({ remotes: base.remotes }),
    /** Digest of a remote's release on each shell. */
    releasesOf: (remote: string): Promise<(string | undefined)[]> =>
      Promise.all(instances.map(instance => readRelease(instance, new URL(url).host, remote))),
    /** Ends an instance without a word to the balancer, and starts it with a release: what the guide's loop does. */
    async restart(index: number, shell: ShellName): Promise<void> {
      const instance = instances[index] ?? 0;
      await running.get(instance)?.stop();
      await start(instance, shell);
      await balancer.waitUntilSeen(instance);
    },
    readLog: (): string => readFileSync(join(dir, 'shells.log'), 'utf8'),
    async stop(): Promise<void> {
      await balancer.stop();
      for (const server of running.values()) await server.stop();
      await api.stop();
      rmSync(folders.B, { recursive: true });
      rmSync(dir, { recursive: true });
    },
  };
}
