import { fail, messageOf, print } from '../output.ts';
import { packageDir, remotePackage, stateDir } from '../packages.ts';
import { checkPortsFree, DEFAULT_SITE_PORT, portsFor } from '../ports.ts';
import { onShutdown } from '../processes/on-shutdown.ts';
import { startProcess } from '../processes/process.ts';
import { spawnRspack } from '../processes/spawn-node.ts';
import { remoteKeys } from '../remote-keys.ts';
import { apiService, localUrl } from '../services.ts';

/** From the port of a remote's origin to that of its page. */
const DISTANCE = 100;

const usage = `
pnpm --filter mfe-quote dev

Runs one remote on a page of its own, without the shell, and the reference API unless it is already running.

  PORT=N        port of the page
  API_URL=URL   another API
`;

const { api: apiPort } = portsFor(DEFAULT_SITE_PORT);
const defaultApiUrl = localUrl(apiPort);

/** Starts the reference API unless it is already running. */
async function ensureApi() {
  const isServing = await fetch(`${defaultApiUrl}/health/ready`).then(
    response => response.ok,
    () => false,
  );
  if (isServing) return undefined;
  const api = startProcess(apiService(apiPort, stateDir));
  await api.ready;
  return api;
}

/** `pnpm --filter mfe-quote dev`: one remote on a page of its own, without the shell. */
try {
  if (process.argv.includes('--help')) {
    print(usage.trim());
    process.exit(0);
  }
  const key = remoteKeys.find(candidate => candidate === process.argv[2]);
  if (!key) throw new Error(`name a remote: ${remoteKeys.join(', ')}`);
  const name = remotePackage(key);
  const port = Number(process.env.PORT ?? portsFor(DEFAULT_SITE_PORT)[key] + DISTANCE);
  await checkPortsFree({ [name]: port });
  const api = process.env.API_URL ? undefined : await ensureApi();
  const apiUrl = process.env.API_URL ?? defaultApiUrl;
  const server = spawnRspack(packageDir(name), ['dev'], {
    stdio: 'inherit',
    env: { ...process.env, API_URL: apiUrl, PORT: String(port) },
  });
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    server.kill();
    await api?.stop();
    process.exit(exitCode);
  };
  onShutdown(() => void stop(0));
  server.once('exit', code => void stop(code ?? 1));
  print(`${name} alone at ${localUrl(port)} (API ${apiUrl})`);
} catch (error) {
  fail(messageOf(error));
}
