import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readEnv } from '../src/env.ts';
import { startApi } from '../src/server.ts';
import { otherRule } from './other-rule.ts';

/** The reference API with another rule of costs, on a free port with an empty database. */
export async function startOtherRule() {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-rule-'));
  const databaseFile = join(dir, 'carefare.sqlite');
  const env = readEnv({ PORT: '0', DATABASE_FILE: databaseFile, RATE_WRITES_PER_MINUTE: '0' });
  const api = await startApi(env, pino({ level: 'silent' }), { rule: otherRule });
  return {
    url: api.address,
    databaseFile,
    async stop() {
      await api.stop();
      rmSync(dir, { recursive: true });
    },
  };
}
