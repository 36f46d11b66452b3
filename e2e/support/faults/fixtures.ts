import type { BrowserContext, Fixtures, PlaywrightTestArgs } from '@playwright/test';
import { type RemoteKey } from 'e2e-stack';
import { containerOf } from 'shared-contracts/host';
import { createBrokenModules } from './broken-modules.ts';
import type { Faults } from './fault.ts';
import { createRouteFaults } from './route-faults.ts';

/** Scripts, styles, only the container, or files by their path. */
export type Files = 'js' | 'css' | 'entry' | RegExp;

export interface RemoteFaults extends Faults<Files> {
  throwsOn(moment: 'render' | 'effect'): Promise<void>;
  /** Without end, from its start or from a click on. */
  suspends(from?: 'click'): Promise<void>;
}

export interface FaultFixtures {
  /** Lets a remote fail in the test's browser, e.g. `remote('quote').hang('css')`. */
  remote(key: RemoteKey): RemoteFaults;
  /** Lets calls of the API fail whose path begins so or matches, e.g. `api('/journey').status(500)`. */
  api(path: string | RegExp): Faults<never>;
}

const patterns = { js: /\.js$/, css: /\.css$/, entry: /\/remoteEntry\.[^/]*$/ };

/** Faults in a browser context of one's own. */
export const createFaultFixtures = (context: BrowserContext): FaultFixtures => ({
  remote: rememberEach(key => createRemoteFaults(context, key)),
  api: rememberEach(path => createApiFaults(context, path)),
});

/** Creates one value for each key, so that a fault can be healed by another call with the same key. */
function rememberEach<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<string, Value>();
  return key => {
    const value = values.get(String(key)) ?? create(key);
    values.set(String(key), value);
    return value;
  };
}

function createRemoteFaults(context: BrowserContext, key: RemoteKey): RemoteFaults {
  const faults = createRouteFaults<Files>(context, (path, files) => {
    const pattern = typeof files === 'string' ? patterns[files] : files;
    return path.startsWith(`/_releases/${key}/`) && (!pattern || pattern.test(path));
  });
  const { breakModules, heal } = createBrokenModules(context, containerOf(key));
  return {
    ...faults,
    throwsOn: moment => breakModules(`throws on ${moment}`),
    suspends: from => breakModules(from ? 'suspends on click' : 'suspends'),
    async heal() {
      await Promise.all([faults.heal(), heal()]);
    },
  };
}

const createApiFaults = (context: BrowserContext, path: string | RegExp): Faults<never> =>
  createRouteFaults(context, called =>
    typeof path === 'string'
      ? called.startsWith(`/api${path}`)
      : called.startsWith('/api/') && path.test(called),
  );

/** For Playwright's `test.extend`. A fault ends with its test, whose browser context it is in. */
export const faultFixtures: Fixtures<FaultFixtures, object, PlaywrightTestArgs> = {
  remote: async ({ context }, use) => use(createFaultFixtures(context).remote),
  api: async ({ context }, use) => use(createFaultFixtures(context).api),
};
