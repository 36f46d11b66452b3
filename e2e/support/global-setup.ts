import { buildChangedPackages, checkGivenSite, fail, messageOf, print, readGivenSite } from 'e2e-stack';
import { ENGINES } from '../engines/support/driver/engine.ts';
import { isInstalled } from '../engines/support/driver/installed.ts';
import { startIsolatedStack } from './isolated-stack.ts';
import { HASH_KEY } from './post-form.ts';

/** The test command's second run: each of its specs starts a stack of its own, and no engine has a part. */
const isSecondRun =
  process.argv.filter(argument => argument.startsWith('--project')).join() === '--project=alone';

/**
 * Builds what has changed and starts the stack that most specs share, unless CAREFARE_URL names a site. Workers find its
 * address in the environment.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const missing = ENGINES.filter(engine => !isInstalled(engine));
  if (missing.length > 0 && !isSecondRun)
    print(`Not installed, so not tested in: ${missing.join(', ')}; e2e/README.md says how to install them.`);
  const site = readGivenSite();
  if (site) return useGivenSite(site);
  await buildChangedPackages(print);
  if (isSecondRun) return async () => undefined;
  const stack = await startIsolatedStack({
    env: { shell: { HASH_KEY }, api: { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' } },
  });
  process.env.CAREFARE_URL = stack.url;
  process.env.CAREFARE_DATABASE = stack.databaseFile;
  return () => stack.remove();
}

async function useGivenSite(site: string): Promise<() => Promise<void>> {
  await checkGivenSite(site).catch((error: unknown) => fail(messageOf(error)));
  process.env.CAREFARE_URL = site;
  print(
    `Testing ${site}, as CAREFARE_URL says. Left out: tests that need a stack of their own (@own-stack).`,
  );
  return async () => undefined;
}
