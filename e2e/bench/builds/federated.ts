import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latestRelease, packageDir, remotePackage, type Stack } from 'e2e-stack';
import type { RemoteKey } from 'shared-contracts/host';
import { fetchCompressed } from '../fetch-compressed.ts';
import type { Build } from './build.ts';
import { shellRelease, startShell, withoutPageCache } from './shell-process.ts';

/** The releases as they are, run by the stack. */
export async function startFederated(stack: Stack, logDir: string): Promise<Build> {
  const digest = latestRelease('shell');
  const pid = stack.pidOf('shell');
  if (!pid) throw new Error('the shell is not running');
  const rendering = await startShell({
    name: 'shell-without-cache',
    stack,
    release: shellRelease(digest),
    logDir,
    env: withoutPageCache,
  });
  return {
    name: 'federated',
    url: stack.url,
    hasScripts: true,
    server: { url: stack.url, pid },
    rendering,
    async measureStart() {
      const start = performance.now();
      const shell = await startShell({ name: 'shell-start', stack, release: shellRelease(digest), logDir });
      try {
        await fetchCompressed(shell.url);
        return performance.now() - start;
      } finally {
        await shell.stop();
      }
    },
    readSourceMap(path) {
      const [, remote, release, file] = /^\/_releases\/(\w+)\/(\w+)\/(.+)$/.exec(path) ?? [];
      if (remote && release && file) return readMap(remotePackage(remote as RemoteKey), release, file);
      const [, asset] = /^\/assets\/(.+)$/.exec(path) ?? [];
      return asset && readMap('shell', digest, `client/${asset}`);
    },
    close: async () => void (await rendering.stop()),
  };
}

function readMap(packageName: string, release: string, file: string): string | undefined {
  const map = join(packageDir(packageName), '.source-maps', release, `${file}.map`);
  return existsSync(map) ? readFileSync(map, 'utf8') : undefined;
}
