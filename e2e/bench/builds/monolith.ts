import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageDir, type Stack } from 'e2e-stack';
import type { Build } from './build.ts';
import { buildMonolith } from './build-monolith.ts';
import { startShell, withoutPageCache } from './shell-process.ts';

/** The same site with the remotes linked into the shell's bundles, in front of the same API. */
export async function startMonolith(stack: Stack, logDir: string): Promise<Build> {
  const release = await buildMonolith();
  // The release lies outside of the shell, whose native module it needs.
  const native = { NODE_PATH: join(packageDir('shell'), 'node_modules') };
  const shell = await startShell({ name: 'monolith', stack, release, logDir, env: native });
  const rendering = await startShell({
    name: 'monolith-without-cache',
    stack,
    release,
    logDir,
    env: { ...native, ...withoutPageCache },
  });
  return {
    name: 'monolith',
    url: shell.url,
    hasScripts: true,
    server: shell,
    rendering,
    readSourceMap(path) {
      const maps = join(release, '../../.source-maps', basename(release));
      const map = join(maps, 'client', `${path.replace(/^\/assets\//, '')}.map`);
      return existsSync(map) ? readFileSync(map, 'utf8') : undefined;
    },
    async close() {
      await shell.stop();
      await rendering.stop();
    },
  };
}
