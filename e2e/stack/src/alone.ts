import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts';
import { startChild } from './child.ts';
import { fixedPorts } from './ports.ts';
import { remoteDir, root } from './rooms.ts';

/** `pnpm --filter mfe-quote dev`: one remote on a page of its own, with the reference API, which is started if need be. */
const key = remoteKeys.find((candidate): candidate is RemoteKey => candidate === process.argv[2]);
if (!key) {
  process.stderr.write(`name a remote: ${remoteKeys.join(', ')}\n`);
  process.exit(1);
}

const apiUrl = process.env.API_URL ?? `http://127.0.0.1:${fixedPorts.api}`;
const health = `${apiUrl}/health/ready`;
const isUp = await fetch(health).then(
  answer => answer.ok,
  () => false,
);
const stateDir = join(import.meta.dirname, '../.state');
const api = isUp
  ? undefined
  : await startChild({
      name: 'api',
      script: join(root, 'e2e/api/src/main.ts'),
      cwd: root,
      health,
      logFile: join(stateDir, 'logs/api.log'),
      env: { PORT: String(fixedPorts.api), DATABASE_FILE: join(stateDir, 'carefare.sqlite') },
    });

const dir = remoteDir(key);
const server = spawn(join(dir, 'node_modules/.bin/rspack'), ['dev'], {
  cwd: dir,
  stdio: 'inherit',
  env: { ...process.env, API_URL: apiUrl },
});
process.stdout.write(
  `${remotes[key].room} alone at http://127.0.0.1:${process.env.PORT ?? remotes[key].devPort} (API ${apiUrl})\n`,
);
const stop = async () => {
  server.kill();
  await api?.stop();
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
server.once('exit', () => void stop());
