import { serve } from '@hono/node-server';
import pino from 'pino';
import { CompositionWatcher } from '../composition/server/composition-watcher.ts';
import { createApp } from './app.server.ts';
import { type Config, readConfig } from './config.server.ts';
import { readOwnRelease } from './own-release.server.ts';

const STOP_DEADLINE_MS = 8_000;
const IDLE_CHECK_MS = 100;

function fail(message: string): never {
  process.stderr.write(`shell: ${message}\n`);
  process.exit(1);
}

function configOrFail(): Config {
  try {
    return readConfig(process.env, process.argv.slice(2));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const config = configOrFail();
  const log = pino({ name: 'shell', level: config.logLevel });
  for (const warning of config.warnings) log.warn(warning);
  const own = readOwnRelease(__dirname);
  const keeper = new CompositionWatcher({ file: config.compositionFile, shell: own.digest, log });
  await keeper.start();
  const app = createApp({ config, own, keeper, log });
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, () =>
    log.info({ address: config.origin }, 'listening'),
  );
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'EADDRINUSE' ? `port ${config.port} is busy` : error.message),
  );
  const stop = () => {
    keeper.stop();
    server.close(() => process.exit(0));
    // A connection that a balancer keeps open is idle only once its last answer is out.
    setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), IDLE_CHECK_MS);
    setTimeout(() => process.exit(0), STOP_DEADLINE_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
