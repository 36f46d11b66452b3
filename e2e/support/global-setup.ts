import { buildChangedPackages } from 'e2e-stack';
import { startIsolatedStack } from './isolated-stack.ts';

/** Builds what has changed and starts the stack that most specs share. Workers find it through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildChangedPackages(line => process.stdout.write(`${line}\n`));
  const stack = await startIsolatedStack({
    env: { api: { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' } },
  });
  process.env.CAREFARE_URL = stack.url;
  process.env.CAREFARE_DATABASE = stack.databaseFile;
  return () => stack.remove();
}
