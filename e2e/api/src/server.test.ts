import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { startApi } from './server.ts';

it('answers who was connected while it was too busy to stop', async () => {
  const { address, stop } = await startApi(
    readEnv({ DATABASE_FILE: ':memory:', PORT: '0' }),
    pino({ level: 'silent' }),
  );
  await (await fetch(`${address}/health/live`)).text();
  const stopped = stop();
  const late = fetch(`${address}/health/live`, { headers: { connection: 'close' } });
  await new Promise<void>(resolve => process.nextTick(resolve));
  const busyUntil = Date.now() + 500;
  while (Date.now() < busyUntil);
  expect((await late).status).toBe(200);
  await stopped;
});
