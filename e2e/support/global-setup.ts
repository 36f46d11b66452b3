import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, startStack } from 'e2e-stack';

/** One stack for all specs that only visit. Its addresses reach the workers by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'carefare-e2e-'));
  const stack = await startStack({
    ports: await freePorts(),
    stateDir,
    env: { api: { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' } },
  });
  process.env.CAREFARE_URL = stack.url;
  process.env.CAREFARE_API = stack.apiUrl;
  process.env.CAREFARE_DATABASE = stack.databaseFile;
  return async () => {
    await stack.stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
}
