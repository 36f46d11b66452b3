import { integrityOf } from '@carefare/build/integrity';
import type { ReleaseStore, StoredRelease } from '@carefare/release';
import type { RemoteKey } from 'shared-contracts/host';
import type { CompositionSource } from '../host/server/composition/composition-source.ts';
import { createJournalSource } from '../host/server/composition/journal-source.ts';

export const WEB = '// web';
const NODE = 'module.exports = { exposed: { widget: { widget: {} } } }';
const SHELL = { digest: '9999999999999999', integrity: integrityOf('shell') };

export interface TestStore {
  store: ReleaseStore;
  /** Content by path. */
  files: Map<string, string | Uint8Array>;
  /** Paths that were read, in order. */
  reads: string[];
  /** The journal, as a shell follows it. */
  source: CompositionSource;
  /** Publishes a release with a widget. */
  publish(remote: RemoteKey, digest: string, changes?: object): StoredRelease;
  /** Publishes a release of the shell with these files. */
  publishShell(digest: string, files: Record<string, string>): StoredRelease;
  /** Writes the next entry of the journal. */
  compose(remotes: Record<RemoteKey, StoredRelease>, more?: object): void;
}

/** A release store in memory, with small releases. */
export function createTestStore(warn: (message: string) => void = () => undefined): TestStore {
  const files: TestStore['files'] = new Map();
  const reads: string[] = [];
  const bytesOf = (content: string | Uint8Array) =>
    new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);
  const store: ReleaseStore = {
    async read(path) {
      reads.push(path);
      const content = files.get(path);
      return content === undefined ? null : bytesOf(content);
    },
    async create(path, bytes) {
      if (files.has(path)) return false;
      files.set(path, new TextDecoder().decode(bytes));
      return true;
    },
    list: async prefix =>
      [...files.keys()].filter(path => path.startsWith(prefix)).map(path => ({ path, at: new Date() })),
    remove: async path => void files.delete(path),
  };
  let entries = 0;
  return {
    store,
    files,
    reads,
    source: createJournalSource(store, { shell: SHELL.digest, warn }),
    publish(remote, digest, changes = {}) {
      const folder = `releases/${remote}/${digest}/`;
      const manifest = JSON.stringify({ ...describeRelease(remote, digest), ...changes });
      files.set(`${folder}release.json`, manifest);
      files.set(`${folder}web/entry.js`, WEB);
      files.set(`${folder}node/index.cjs`, NODE);
      return { digest, integrity: integrityOf(manifest) };
    },
    publishShell(digest, shellFiles) {
      const folder = `releases/shell/${digest}/`;
      const list = Object.entries(shellFiles).map(([path, content]) => {
        files.set(folder + path, content);
        return [path, { integrity: integrityOf(content), bytes: content.length }];
      });
      const manifest = JSON.stringify({
        schema: 1,
        package: 'shell',
        digest,
        offers: {},
        files: Object.fromEntries(list),
      });
      files.set(`${folder}release.json`, manifest);
      return { digest, integrity: integrityOf(manifest) };
    },
    compose(remotes, more = {}) {
      entries += 1;
      const head = { schema: 1, shell: SHELL, remotes, moved: null, by: 'a test', reason: '', checks: {} };
      files.set(
        `live/${String(entries).padStart(6, '0')}.json`,
        JSON.stringify({ ...head, at: new Date().toISOString(), ...more }),
      );
    },
  };
}

export const describeRelease = (remote: RemoteKey, digest: string) => ({
  schema: 1,
  remote,
  container: `mfe_${remote}`,
  version: '1.0.0',
  digest,
  prefixes: [],
  pages: [],
  widgets: [{ expose: 'widget', slot: 'home.more' }],
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
