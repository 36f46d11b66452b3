import { join } from 'node:path';
import { findFreePort, root, startProcess } from 'e2e-stack';
import { pages } from './pages.ts';
import type { RunningServer, Site } from './site.ts';

const FILES = /(?:src|href)="(\/[^"]+\.css[^"]*)"|url\((\/[^)]+\.woff2)\)/g;

/** A site without scripts, with the same fonts, in a process of its own: what a browser and a server need for the content itself. */
export async function startBare(target: string): Promise<Site> {
  const startServer = async (): Promise<RunningServer> => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const server = startProcess({
      name: 'bare',
      script: join(import.meta.dirname, 'bare-server.ts'),
      cwd: root,
      healthUrl: `${url}/health/ready`,
      env: { PORT: String(port), ORIGIN: target },
    });
    await server.ready;
    return { ...server, url };
  };
  const { url, stop } = await startServer();
  // What is compressed now costs nothing while a page is measured.
  for (const { path } of pages)
    for (const [, style, font] of (await (await fetch(url + path)).text()).matchAll(FILES))
      await (await fetch(`${url}${style ?? font}`)).arrayBuffer();
  return { name: 'bare', url, hasScripts: false, startServer, close: stop };
}
