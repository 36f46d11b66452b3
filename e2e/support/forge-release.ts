import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isCompressible } from '@carefare/build/compress';
import { integrityOf } from '@carefare/build/integrity';
import { newestRelease, type RemoteKey, remotePackage } from 'e2e-stack';
import type { Release } from 'shared-contracts/host';

/** A built release that a spec changes before it is released. */
export interface ReleaseDraft {
  release: Release;
  /** Content of each file, by path; release.json is not among them. */
  files: Map<string, Uint8Array>;
  /** Code that runs when the node bundle is imported, before the remote's own. */
  atImport(code: string): void;
  /** Replaces parts of an exposed module on the server. `own` is the module as it was built, `React` the shell's. */
  replace(expose: string, parts: string): void;
  /** Adds a page below the first one, which is like it but for parts on the server. */
  addPage(name: string, parts: string): void;
  /** Likewise in browsers, where `ui` is the facade. */
  replaceInBrowser(expose: string, parts: string): void;
  /** Code that runs in browsers before the remote's own. */
  atImportInBrowser(code: string): void;
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Writes a file as brotli next to it, as builds do: to publish it, the smallest result would take seconds for some. */
export const compressQuickly = (file: string): void =>
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), QUICK));

export interface ForgedRelease {
  digest: string;
  /** Folder with its files and release.json. */
  dir: string;
  remove(): void;
}

/**
 * Takes the newest release of a remote and changes it without a build. Integrity, sizes and digest are right again afterwards.
 */
export function forgeRelease(remote: RemoteKey, change: (draft: ReleaseDraft) => void): ForgedRelease {
  const { release, files } = draftRelease(remote, change);

  const dir = mkdtempSync(join(tmpdir(), 'carefare-forged-'));
  for (const [path, bytes] of [...files, ['release.json', JSON.stringify(release)]] as const) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), bytes);
    if (files.has(path) && isCompressible(path)) compressQuickly(join(dir, path));
  }
  return { digest: release.digest, dir, remove: () => rmSync(dir, { recursive: true }) };
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
  const packageName = remotePackage(remote);
  const dir = newestRelease(packageName);
  const release: Release = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'));
  const files = new Map<string, Uint8Array>(
    Object.keys(release.files).map(path => [path, readFileSync(join(dir, path))]),
  );
  const editFile = (file: string, change: (code: string) => string) =>
    files.set(file, Buffer.from(change(Buffer.from(files.get(file) ?? '').toString())));
  const edit = (change: (code: string) => string) => editFile(release.node.file, change);
  /** Exposes a module under a name, with other parts. */
  const expose = (name: string, module: string, parts: string) =>
    edit(
      bundle => `${bundle}
;{
  const { exposed } = module.exports;
  const [kind, own] = Object.entries(exposed['${module}']).find(([key]) => key === 'page' || key === 'widget');
  const React = require('react');
  module.exports = { exposed: { ...exposed, '${name}': { [kind]: { ...own, ${parts} } } } };
}`,
    );
  return {
    release,
    files,
    atImport: code => edit(bundle => `${code};\n${bundle}`),
    replace: (name, parts) => expose(name, name, parts),
    addPage(name, parts) {
      const [first] = release.pages;
      const assets = first && release.exposes[first.expose];
      if (!assets) throw new Error(`${remote} has no page.`);
      release.pages.push({ ...first, path: `${first.path}/${name}`, expose: name });
      release.exposes[name] = assets;
      expose(name, first.expose, parts);
    },
    atImportInBrowser: code => editFile(release.web.file, container => `${code};\n${container}`),
    replaceInBrowser(name, parts) {
      // A remote may be just below its budget, which is no matter here.
      delete release.budgets;
      editFile(
        release.web.file,
        container => `${container}
;{
  const { init, get } = ${release.container};
  let scope;
  ${release.container} = {
    init: given => init((scope = given)),
    async get(module) {
      const factory = await get(module);
      if (module !== './${name}') return factory;
      const share = async name => (await Object.values(scope[name])[0].get())();
      const [React, ui] = [await share('react'), await share('shared-contracts/ui')];
      const [kind, own] = Object.entries(factory()).find(([key]) => key === 'page' || key === 'widget');
      return () => ({ [kind]: { ...own, ${parts} } });
    },
  };
}`,
      );
    },
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
