// First, before anything that an older one lacks.
import '@carefare/build/require-node';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { findWarnings, readEnv } from './env.ts';
import { startApi } from './server.ts';

try {
  const { lenient: isLenient = false } = parseArgs({ options: { lenient: { type: 'boolean' } } }).values;
  const env = readEnv(process.env);
  const log = pino({ name: 'api', level: env.LOG_LEVEL });
  for (const warning of findWarnings(process.env, env)) log.warn(warning);
  const api = await startApi(env, log, { isLenient });
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping');
    api.stop().then(
      () => log.info('stopped'),
      (error: unknown) => {
        log.error({ error: String(error) }, 'did not stop cleanly');
        process.exitCode = 1;
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Log this last: a supervisor may send SIGTERM as soon as it sees it.
  log.info({ address: api.address }, 'listening');
} catch (error) {
  process.stderr.write(`The API did not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
