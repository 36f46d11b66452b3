import { pino } from 'pino';
import { readEnv } from './env.ts';
import { startApi } from './server.ts';

try {
  const env = readEnv(process.env);
  const log = pino({ name: 'api', level: env.LOG_LEVEL });
  const api = await startApi(env, log);
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping');
    // A stop that fails must not leave the process behind.
    api.stop().then(
      () => log.info('stopped'),
      (error: unknown) => {
        log.error({ error: String(error) }, 'not stopped cleanly');
        process.exitCode = 1;
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Said last: who reads it may stop the process at once.
  log.info({ address: api.address }, 'listening');
} catch (error) {
  process.stderr.write(`The API did not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
