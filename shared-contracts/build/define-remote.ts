import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { checkSiteConfig, type RemoteDescription } from 'shared-contracts/host';
import { ContractUsesPlugin } from './contract-uses.plugin.ts';
import { FirstBundlePlugin } from './first-bundle.plugin.ts';
import { nodeConfig } from './node-config.ts';
import { readDescription } from './read-description.ts';
import { webConfig } from './web-config.ts';

interface Extension {
  /** Package-specific change to both configurations. */
  extend?(config: Configuration): Configuration;
  /** Newer browser features that the code tests for before it uses them, named as in the build's errors. */
  guarded?: readonly string[];
}

/** The exposed modules: one per file of `src/exposes/`, named like the file. */
const exposedFiles = (dir: string): Record<string, string> =>
  Object.fromEntries(
    globSync('src/exposes/*.tsx', { cwd: dir, exclude: ['**/*.test.tsx'] })
      .sort()
      .map(file => [basename(file, '.tsx'), join(dir, file)]),
  );

/** The bundler writes an error's stack: that of a wrong description leads nowhere. */
function inOneLine<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) error.stack = String(error);
    throw error;
  }
}

/**
 * The build of a remote. `rspack build` makes the web and the node bundle of `src/exposes/` and publishes them as a release.
 * With `--watch` it does so after each change, with readable code, and reports to the process that started it.
 * @param remote what it says of itself: prefixes and pages
 * @throws Error, in one line, if the description is wrong
 */
export function defineRemote(
  dir: string,
  remote: RemoteDescription,
  { extend = config => config, guarded = [] }: Extension = {},
): (env: { RSPACK_WATCH?: boolean }) => Configuration[] {
  checkSiteConfig();
  const files = exposedFiles(dir);
  const description = inOneLine(() => readDescription(remote, files));
  const parts = {
    web: new FirstBundlePlugin(),
    contractUses: new ContractUsesPlugin(Object.values(files)),
    guarded,
  };
  return ({ RSPACK_WATCH: isDevelopment = false }) => {
    // A release may be built while its remote is developed.
    const home = isDevelopment ? join(dir, '.carefare') : dir;
    const build = { dir, home, description, exposedFiles: files, isDevelopment };
    return [extend(webConfig(build, parts)), extend(nodeConfig(build, parts))];
  };
}
