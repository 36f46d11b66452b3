import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DEV_PORT } from 'shared-contracts/host';

const BUNDLER = 'node_modules/.bin/rspack';
const SITE_TIMEOUT_MS = 5_000;

interface DevOptions {
  /** Address of a running site, whose API the page calls. */
  site: URL;
  port?: number;
}

/**
 * Serves the remote in a folder on a page of its own, rebuilt on change, with the data of a running site. Returns when it is
 * stopped. @throws Error when folder, site or port cannot be used
 */
export async function developAlone(folder: string, { site, port }: DevOptions): Promise<void> {
  checkFolder(folder);
  const listenPort = port ?? DEV_PORT;
  await checkPortFree(listenPort);
  await checkSite(site);
  const bundler = spawn(join(folder, BUNDLER), ['dev'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, API_URL: site.origin, PORT: String(listenPort) },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => bundler.kill(signal));
  const ended = new Promise<number | null>((resolve, reject) => {
    bundler.once('error', reject);
    bundler.once('exit', resolve);
  });
  process.stdout.write(`http://127.0.0.1:${listenPort} has the data of ${site.origin}\n`);
  const exitCode = await ended;
  if (exitCode) throw new Error(`The page ended with exit code ${exitCode}.`);
}

function checkFolder(folder: string): void {
  if (!existsSync(join(folder, 'src/remote.ts'))) throw new Error(`${folder} is not the folder of a remote.`);
  if (!existsSync(join(folder, BUNDLER)))
    throw new Error(`${folder} has no ${BUNDLER}: install its packages.`);
}

function checkPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => reject(new Error(`Port ${port} is busy: choose another one with --port.`)));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
}

async function checkSite({ origin }: URL): Promise<void> {
  const isServing = await fetch(`${origin}/health/ready`, {
    signal: AbortSignal.timeout(SITE_TIMEOUT_MS),
  }).then(
    response => response.ok,
    () => false,
  );
  if (!isServing) throw new Error(`No site answers at ${origin}.`);
}
