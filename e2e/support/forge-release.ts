import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { latestRelease, packageDir, remotePackage, serveReleases } from 'e2e-stack';
import type { Release, RemoteKey } from 'shared-contracts/host';

/** A built release that a spec changes before it is served. */
export interface ReleaseDraft {
  release: Release;
  /** Content of each file, by path; release.json is not among them. */
  files: Map<string, Uint8Array>;
  /** Code that runs when the node bundle is imported, before the remote's own. */
  atImport(code: string): void;
  /** Replaces parts of an exposed module on the server. `own` is the module as it was built. */
  replace(expose: string, parts: string): void;
}

export interface ForgedRelease {
  digest: string;
  /** Folder with its files and release.json. */
  dir: string;
  /** Of its release.json. */
  address: string;
  remove(): Promise<void>;
}

/**
 * Takes the newest release of a remote, changes it without a build, and serves it from an origin of its own. Integrity, sizes
 * and digest are right again afterwards.
 */
export async function forgeRelease(
  remote: RemoteKey,
  change: (draft: ReleaseDraft) => void,
): Promise<ForgedRelease> {
  const { release, files } = draftRelease(remote, change);

  const root = mkdtempSync(join(tmpdir(), 'carefare-forged-'));
  for (const [path, bytes] of [...files, ['release.json', JSON.stringify(release)]] as const) {
    mkdirSync(dirname(join(root, release.digest, path)), { recursive: true });
    writeFileSync(join(root, release.digest, path), bytes);
  }
  const origin = await serveReleases(root);
  return {
    digest: release.digest,
    dir: join(root, release.digest),
    address: `${origin.url}/${release.digest}/release.json`,
    async remove() {
      await origin.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** The newest release of a remote with a change, under a digest of its own, so that log lines can be told apart. */
export function draftRelease(remote: RemoteKey, change: (draft: ReleaseDraft) => void): ReleaseDraft {
  const draft = readDraft(remote);
  change(draft);
  describeFiles(draft.release, draft.files);
  draft.release.digest = randomBytes(8).toString('hex');
  return draft;
}

function readDraft(remote: RemoteKey): ReleaseDraft {
  const name = remotePackage(remote);
  const dir = join(packageDir(name), '.releases', latestRelease(name));
  const release: Release = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'));
  const files = new Map<string, Uint8Array>(
    Object.keys(release.files).map(path => [path, readFileSync(join(dir, path))]),
  );
  const edit = (change: (code: string) => string) => {
    const code = Buffer.from(files.get(release.node.file) ?? '').toString();
    files.set(release.node.file, Buffer.from(change(code)));
  };
  return {
    release,
    files,
    atImport: code => edit(bundle => `${code};\n${bundle}`),
    replace: (expose, parts) =>
      edit(
        bundle => `${bundle}
;{
  const { exposed } = module.exports;
  const [kind, own] = Object.entries(exposed['${expose}']).find(([key]) => key === 'page' || key === 'widget');
  const React = require('react');
  module.exports = { exposed: { ...exposed, '${expose}': { [kind]: { ...own, ${parts} } } } };
}`,
      ),
  };
}

/** Makes release.json true of the files again. */
function describeFiles(release: Release, files: ReadonlyMap<string, Uint8Array>): void {
  release.files = Object.fromEntries(
    [...files].map(([path, bytes]) => [path, { integrity: integrityOf(bytes), bytes: bytes.byteLength }]),
  );
  const assets = Object.values(release.exposes).flatMap(({ js, css }) => js.concat(css));
  for (const asset of [...assets, release.web, release.node])
    asset.integrity = release.files[asset.file]?.integrity ?? asset.integrity;
}
