import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort, localUrl, root, type ServerProcess, startProcess } from 'e2e-stack';
import { pages } from './pages.ts';

export type SiteName = 'bare' | 'before' | 'site';

/** A process of a server, with the address that it serves. */
export interface RunningServer extends Pick<ServerProcess, 'stop' | 'pid'> {
  url: string;
}

/** One of the sites that are compared. */
export interface Site {
  name: SiteName;
  url: string;
  /** Whether a page says when it is live, as ours do. */
  goesLive: boolean;
  /** Starts one more server of the site. Missing if the site is an address, whose server is elsewhere. */
  startServer?(): Promise<RunningServer>;
  close(): Promise<unknown>;
}

/**
 * The site of a folder with this repository, as it was built there, or the one at an address. A folder's own code starts it,
 * so that two states of the repository can be compared.
 */
export async function startSite(name: 'before' | 'site', where: string): Promise<Site> {
  if (/^https?:/.test(where))
    return { name, url: new URL(where).origin, goesLive: false, close: () => Promise.resolve() };
  const load = (file: string) => import(pathToFileURL(join(resolve(where), 'e2e', file)).href);
  const { startIsolatedStack }: typeof import('../support/isolated-stack.ts') =
    await load('support/isolated-stack.ts');
  const { shellService }: typeof import('../stack/src/services.ts') = await load('stack/src/services.ts');
  const stack = await startIsolatedStack({
    env: { api: { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' } },
  });
  return {
    name,
    url: stack.url,
    goesLive: true,
    async startServer(): Promise<RunningServer> {
      const env = { API_URL: stack.apiUrl, RELEASE_STORE: stack.store };
      const shell = shellService(await findFreePort(), stack.stateDir, env, 'measured-shell');
      const server = startProcess(shell);
      await server.ready;
      return { ...server, url: new URL(shell.healthUrl).origin };
    },
    close: stack.remove,
  };
}

const FILES = /(?:src|href)="(\/[^"]+\.css[^"]*)"|url\((\/[^)]+\.woff2)\)/g;

/** A site without scripts, with the same fonts, in a process of its own: what a browser and a server need for the content itself. */
export async function startBare(target: string): Promise<Site> {
  const startServer = async (): Promise<RunningServer> => {
    const port = await findFreePort();
    const url = localUrl(port);
    const script = join(import.meta.dirname, 'bare-server.ts');
    const env = { PORT: String(port), ORIGIN: target };
    const server = startProcess({ name: 'bare', script, cwd: root, healthUrl: `${url}/health/ready`, env });
    await server.ready;
    return { ...server, url };
  };
  const { url, stop } = await startServer();
  // What is compressed now costs nothing while a page is measured.
  for (const { path } of pages)
    for (const [, style, font] of (await (await fetch(url + path)).text()).matchAll(FILES))
      await (await fetch(`${url}${style ?? font}`)).arrayBuffer();
  return { name: 'bare', url, goesLive: false, startServer, close: stop };
}
