import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startApiProcess, startApiSession } from '../testing/api-process.ts';
import { aSubmission } from '../testing/builders.ts';
import { openDatabase } from './database/database.ts';

/** How often the server is killed under load. */
const KILLS = Number(process.env.KILLS ?? 2);

it('each confirmed submission is kept once when the API is killed under load', {
  timeout: 60_000,
}, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-process-'));
  const env = { DATABASE_FILE: join(dir, 'api.sqlite') };
  const confirmed: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startApiProcess({ ...env, LOG_LEVEL: 'info' });
    const { api, id } = await startApiSession(server.address);
    let alive = true;
    let count = 0;
    const submitUntilKilled = async (worker: number) => {
      for (let attempt = 0; alive; attempt += 1) {
        const idempotencyKey = `kill-${kill}-${worker}-${attempt}`;
        const receipt = await api.submitContact(id, aSubmission(), { idempotencyKey }).catch(() => null);
        if (!receipt) return;
        confirmed.push(receipt.reference);
        count += 1;
        if (count === 40) {
          alive = false;
          await server.stop('SIGKILL');
        }
      }
    };
    await Promise.all([0, 1, 2, 3].map(submitUntilKilled));
  }
  const server = await startApiProcess(env);
  expect(await server.stop('SIGTERM')).toBe(0);
  const { db } = openDatabase(env);
  const referencesIn = async (table: 'submissions' | 'outbox') =>
    (await db.selectFrom(table).select('reference').execute()).map(({ reference }) => reference);
  const [stored, notified] = [await referencesIn('submissions'), await referencesIn('outbox')];
  await db.destroy();
  rmSync(dir, { recursive: true });
  expect(confirmed.length).toBeGreaterThanOrEqual(40 * KILLS);
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored).toEqual(expect.arrayContaining(confirmed));
  expect(notified.toSorted()).toEqual(stored.toSorted());
});
