import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import type { RemoteKey } from 'shared-contracts';
import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

const WEB = '// web';
const NODE = 'module.exports = { exposed: { widget: { widget: {} } } }';

export interface ServedReleases {
  compositionFile: string;
  /** Content by path at the origin. A path that is removed answers 404. */
  files: Map<string, string | Uint8Array>;
  /** What was asked for, in order. */
  requests: string[];
  /** Serves a release with a widget. @returns the URL of its release.json */
  publish(remote: RemoteKey, digest: string, changes?: object): string;
  /** Replaces the composition file in one step, as a promotion does. */
  compose(releases: Partial<Record<RemoteKey, string>>): void;
}

/** An origin of small releases, and a composition file that may name them. */
export async function serveTestReleases(): Promise<ServedReleases> {
  const files = new Map<string, string | Uint8Array>();
  const requests: string[] = [];
  const dir = mkdtempSync(join(tmpdir(), 'carefare-composition-'));
  const compositionFile = join(dir, 'composition.json');
  const origin = await listen(({ url = '' }, response) => {
    requests.push(url);
    const content = files.get(url);
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return {
    compositionFile,
    files,
    requests,
    publish(remote, digest, changes = {}) {
      const folder = `/${remote}/${digest}`;
      const release = { ...describeRelease(remote, digest), ...changes };
      files.set(`${folder}/release.json`, JSON.stringify(release));
      files.set(`${folder}/web/entry.js`, WEB);
      files.set(`${folder}/node/index.cjs`, NODE);
      return `${origin}${folder}/release.json`;
    },
    compose(releases) {
      const entries = Object.entries(releases).map(([remote, release]) => [remote, { release }]);
      writeFileSync(`${compositionFile}.draft`, JSON.stringify({ remotes: Object.fromEntries(entries) }));
      renameSync(`${compositionFile}.draft`, compositionFile);
    },
  };
}

const describeRelease = (remote: RemoteKey, digest: string) => ({
  schema: 1,
  remote,
  container: `mfe_${remote}`,
  version: '1.0.0',
  digest,
  pages: [],
  exposes: { widget: { js: [], css: [], entryPoints: [] } },
  web: { file: 'web/entry.js', integrity: integrityOf(WEB) },
  node: { file: 'node/index.cjs', integrity: integrityOf(NODE) },
  files: {
    'web/entry.js': { integrity: integrityOf(WEB), bytes: WEB.length },
    'node/index.cjs': { integrity: integrityOf(NODE), bytes: NODE.length },
  },
  removes: [],
  uses: {},
  shared: {},
});
