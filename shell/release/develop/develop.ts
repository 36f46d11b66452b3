import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../error-reason.ts';
import { makeLive } from '../journal/make-live.ts';
import { isPortFree } from '../processes/free-ports.ts';
import { openStore } from '../store/open-store.ts';
import { openAddress, openBuild, openStored, type ReleaseSource } from '../store/release-source.ts';
import type { ReleaseStore } from '../store/store.ts';
import { startChangesServer } from './changes-server.ts';
import { findComposition } from './find-composition.ts';
import { findInstalledShell } from './installed-shell.ts';
import { readLiveReleases } from './live-releases.ts';
import { showWarnings } from './show-warnings.ts';
import { startShell } from './start-shell.ts';
import { BUNDLER, type Report, watchBuild } from './watch-build.ts';
import { watchTypes } from './watch-types.ts';

/** Beyond the other services of a site on this machine. */
const PORT_STEP = 300;

export interface DevelopOptions {
  port: number;
  /** Has the live shell and the other remotes. Without a store the installed shell runs. */
  store?: ReleaseStore | undefined;
  /** A channel of that store in place of what is live. */
  channel?: string | undefined;
  /** A running site whose API answers; without a store it also provides the other remotes. By default answers are recorded ones. */
  site?: URL | undefined;
  /** Where debuggers of the shell's server, which renders the remote, connect. By default none can. */
  inspectPort?: number | undefined;
  print(line: string): void;
}

/**
 * Runs the released shell with the remote in a folder from source: what is saved there is on the page at once, and rendered by
 * the server once the shell has tried it.
 * @throws Error with one line when folder, port, store or site cannot be used
 */
export async function develop(
  folder: string,
  { port, inspectPort, print, ...from }: DevelopOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  checkFolder(folder);
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} is busy: try npm run dev -- --port ${port + PORT_STEP}`);
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    const { shell, others } = await findReleases(folder, from);
    const changes = await startChangesServer({ site: from.site, print });
    stops.push(changes.close);
    // Its tests run the remote in a shell of their own meanwhile.
    const dir = join(folder, '.carefare/store', String(port));
    const empty = () => rmSync(dir, { recursive: true, force: true });
    stops.push(empty);
    empty();
    mkdirSync(dir, { recursive: true });
    const store = openStore(dir);
    const digest = await makeLive(store, shell);
    changes.setShell(digest);

    const { promise: firstRelease, resolve: haveRelease, reject } = Promise.withResolvers<void>();
    let key = '';
    const take = async (report: Report) => {
      if (report.kind === 'problems') return changes.setProblems(report.bundle, report.problems);
      if (report.kind === 'web') {
        key = report.build.remote;
        return changes.setBuild(folder, report.build);
      }
      changes.setProblems('shell', []);
      await makeLive(store, openBuild(report.folder));
      changes.setProblems('release', []);
      haveRelease();
    };
    let fail: (error: unknown) => void = reject;
    stops.push(watchBuild(folder, report => void take(report).catch((error: unknown) => fail(error))));
    stops.push(watchTypes(folder, problems => changes.setProblems('types', problems)));
    await firstRelease;
    fail = error => {
      const problem = `What was built could not be taken: ${reasonOf(error)}`;
      print(problem);
      changes.setProblems('release', [problem]);
    };
    for (const [name, source] of Object.entries(others)) if (name !== key) await makeLive(store, source);

    const server = await startShell({
      store: dir,
      digest,
      port,
      apiUrl: changes.url,
      env: {
        DEVELOPMENT_URL: changes.url,
        HASH_KEY: crypto.randomUUID() + crypto.randomUUID(),
        ...(inspectPort && { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` }),
      },
      imagesOf: join(folder, 'package.json'),
      onLine: showWarnings(changes, print),
      onCrash: code =>
        print(`The shell has ended (exit code ${code ?? 'unknown'}): stop with Ctrl-C, and start again.`),
    });
    stops.push(server.stop);
    return { url: server.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function checkFolder(folder: string): void {
  if (!existsSync(join(folder, 'src/remote.ts'))) throw new Error(`${folder} is not the folder of a remote.`);
  if (!existsSync(join(folder, BUNDLER)))
    throw new Error(`${folder} has no ${BUNDLER}: install its packages.`);
}

interface Releases {
  shell: ReleaseSource;
  /** By remote. */
  others: Readonly<Record<string, ReleaseSource>>;
}

async function findReleases(
  folder: string,
  { store, channel, site }: Pick<DevelopOptions, 'store' | 'channel' | 'site'>,
): Promise<Releases> {
  if (store) {
    const { shell, remotes } = await findComposition(store, channel);
    const others = Object.entries(remotes).map(([name, { digest }]) => [
      name,
      openStored(store, name, digest),
    ]);
    return { shell: openStored(store, 'shell', shell.digest), others: Object.fromEntries(others) };
  }
  if (channel) throw new Error(`The channel ${channel} is one of a store: name it with --store.`);
  const addresses = Object.entries(site ? await readLiveReleases(site.origin) : {});
  const others = addresses.map(([name, address]) => [name, openAddress(new URL(address))]);
  return { shell: openBuild(findInstalledShell(folder)), others: Object.fromEntries(others) };
}
