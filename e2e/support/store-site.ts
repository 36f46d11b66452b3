import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLive, openBuild, openStore, promote, publish } from '@carefare/release';
import { promoteRelease, share } from '@carefare/release/commands';
import {
  fillStore,
  findFreePort,
  localUrl,
  type ServerProcess,
  shellService,
  startApi,
  startProcess,
} from 'e2e-stack';
import { release } from './release-command.ts';
import { expect } from './test.ts';

type Api = Awaited<ReturnType<typeof startApi>>;

const by = { by: 'the tests', reason: 'a test' };

/** Vouches for what `bad-releases.spec.ts` holds: each start would take three times as long. */
export const TRIED = { rehearsal: 'passed' };

interface StoreSiteOptions {
  /** Value of RELEASE_STORE; a new folder by default. */
  store?: string;
  /** Further variables of the shells and of the command, such as the credentials of the store. */
  env?: Record<string, string>;
  shells?: number;
  /** Folder of the shells' release; the newest by default. */
  shell?: string;
  /** Of another site, which stops it. */
  api?: Api;
  /** Fills the store; by default the newest releases are live. */
  fill?(store: string): Promise<void>;
}

export type StoreSite = Awaited<ReturnType<typeof startStoreSite>>;

/** An API, and shells that have nothing but a release store: no origin of a remote runs. */
export async function startStoreSite({ env = {}, shells = 2, ...options }: StoreSiteOptions = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-store-'));
  const store = options.store ?? join(dir, 'store');
  const fill = options.fill ?? (() => fillStore(openStore(store, env), { checks: TRIED }));
  const api: Api =
    options.api ?? (await startApi(dir, { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' }));
  await fill(store);
  const ports: number[] = [];
  const servers: ServerProcess[] = [];
  const shellEnv = {
    API_URL: api.url,
    RELEASE_STORE: store,
    STORE_POLL_MS: '100',
    RENDER_WORKERS: '1',
    ...env,
  };
  /** Again if it runs: it has nothing in its memory. */
  async function startShell(index: number, folder = options.shell): Promise<void> {
    await servers[index]?.stop();
    const port = (ports[index] ??= await findFreePort());
    const server = startProcess(shellService(port, dir, shellEnv, `shell-${index}`, folder));
    servers[index] = server;
    await server.ready;
  }
  await Promise.all(Array.from({ length: shells }, (_, index) => startShell(index)));
  const command = (args: readonly string[]) => release(args, store, env);
  return {
    store,
    api,
    ports: ports as readonly number[],
    /** Of each shell. */
    get urls() {
      return ports.map(localUrl) as [string, ...string[]];
    },
    servers: servers as [ServerProcess, ...ServerProcess[]],
    command,
    /** What a shell has logged. */
    readLog: (index = 0): string[] => readFileSync(join(dir, `logs/shell-${index}.log`), 'utf8').split('\n'),
    /** As the command does, without a look at the pages. */
    promote: (remote: string, digest: string, isNew = false) =>
      promoteRelease(openStore(store, env), remote, digest, { ...by, isNew }),
    /** Makes a release live that is in a folder; no gate is asked. */
    makeLive: (releaseDir: string) => makeLive(openStore(store, env), openBuild(releaseDir), TRIED),
    /** Puts a release that is built into a channel; no gate is asked. */
    async putInChannel(channel: string, releaseDir: string): Promise<void> {
      const { name, digest, integrity } = await publish(openStore(store, env), openBuild(releaseDir));
      const move = { what: name, release: { digest, integrity } };
      await promote(openStore(store, env), { move, ...by, channel, check: async () => ({}) });
    },
    /** As the command does. */
    share: (channel: string, percent: number) => share(openStore(store, env), channel, percent, by),
    /** What each shell serves. */
    compositionIds: (): Promise<string[]> =>
      Promise.all(
        ports.map(async port => (await (await fetch(`${localUrl(port)}/health/ready`)).json()).composition),
      ),
    startShell,
    async remove(): Promise<void> {
      for (const server of servers) await server.stop();
      if (!options.api) await api.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The cookie by which a local shell tells who gets a share: those with a number below its percentage. */
export const shareCookie = (url: string, number: number) => ({
  name: `carefare_share_${new URL(url).port}`,
  value: String(number),
  url,
});

/** The same as headers of a request. */
export function shareHeaders(url: string, number: number): { Cookie: string } {
  const { name, value } = shareCookie(url, number);
  return { Cookie: `${name}=${value}` };
}

/** Visits all shells until they have this release. @returns every status with the releases of quote on the page */
export async function visitUntil({ urls }: StoreSite, digest: string): Promise<string[]> {
  const visits: string[] = [];
  const visitOne = async (url: string) => {
    const response = await fetch(`${url}/contact`);
    const found = (await response.text()).matchAll(/\/_releases\/quote\/(\w+)\//g);
    const digests = new Set(Array.from(found, ([, each = '']) => each));
    visits.push([response.status, ...digests].join(' '));
    return digests.has(digest);
  };
  const visitAll = async () => new Set(await Promise.all(urls.map(visitOne)));
  await expect.poll(visitAll, { timeout: 60_000, intervals: [50] }).toEqual(new Set([true]));
  return visits;
}
