import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, root, startProcess } from 'e2e-stack';
import { fetchCompressed } from '../fetch-compressed.ts';
import { pages } from '../pages.ts';
import type { Build } from './build.ts';

/** The HTML of a build's pages, byte for byte, from a static Node server: what a server costs that renders nothing. */
export async function startStatic(target: string, dir: string): Promise<Build> {
  const files: Record<string, string> = {};
  for (const { name, path } of pages) {
    const file = join(dir, `${name}.html.br`);
    writeFileSync(file, await fetchCompressed(target + path));
    files[path] = file;
  }
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startProcess({
    name: 'static',
    script: join(import.meta.dirname, 'static-server.ts'),
    cwd: root,
    healthUrl: url,
    logFile: join(dir, 'static.log'),
    env: { PORT: String(port), FILES: JSON.stringify(files) },
  });
  await server.ready;
  return {
    name: 'static',
    url,
    hasScripts: false,
    server: { url, pid: server.pid ?? 0 },
    close: async () => void (await server.stop()),
  };
}
