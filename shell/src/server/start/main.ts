import { serve } from '@hono/node-server';
import pino from 'pino';
import { watchComposition } from '../../composition/server/composition-watcher.ts';
import { reasonOf } from '../../composition/server/error-reason.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { readShellRelease } from './shell-release.ts';

const STOP_DEADLINE_MS = 8_000;
const IDLE_CHECK_MS = 100;

function exitWith(message: string): never {
  process.stderr.write(`shell: ${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = pino({ name: 'shell', level: config.logLevel });
  for (const warning of config.warnings) log.warn(warning);
  const shell = readShellRelease(__dirname);
  const watcher = await watchComposition({ file: config.compositionFile, shell: shell.digest, log });
  const app = createApp({ config, shell, watcher, log });
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, () =>
    log.info({ address: config.origin }, 'listening'),
  );
  server.on('error', (error: NodeJS.ErrnoException) =>
    exitWith(error.code === 'EADDRINUSE' ? `port ${config.port} is busy` : error.message),
  );
  const stop = () => {
    watcher.stop();
    server.close(() => process.exit(0));
    // A connection that a load balancer keeps open becomes idle only after its last response.
    setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), IDLE_CHECK_MS);
    setTimeout(() => process.exit(0), STOP_DEADLINE_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => exitWith(reasonOf(error)));
