import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage, packageDir, root, serveReleases } from 'e2e-stack';

interface Edit {
  file: string;
  from: string;
  to: string;
}

export interface ChangedRelease {
  digest: string;
  /** Address of its release.json. */
  release: string;
  dir: string;
  remove(): Promise<void>;
}

/** Builds a copy of a remote with one edit and serves the release from an origin of its own. */
export async function buildChangedRelease(packageName: string, edit: Edit): Promise<ChangedRelease> {
  mkdirSync(join(root, 'e2e/.tmp'), { recursive: true });
  const copy = mkdtempSync(join(root, 'e2e/.tmp', `${packageName}-`));
  for (const entry of ['src', 'package.json', 'rspack.config.ts'])
    cpSync(join(packageDir(packageName), entry), join(copy, entry), { recursive: true });
  symlinkSync(join(packageDir(packageName), 'node_modules'), join(copy, 'node_modules'));
  const path = join(copy, edit.file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(edit.from)) throw new Error(`${edit.file} does not contain "${edit.from}"`);
  writeFileSync(path, source.replaceAll(edit.from, edit.to));
  await buildPackage(copy);
  const digest = readFileSync(join(copy, '.releases/latest'), 'utf8');
  const origin = await serveReleases(join(copy, '.releases'));
  return {
    digest,
    dir: join(copy, '.releases', digest),
    release: `${origin.url}/${digest}/release.json`,
    async remove() {
      await origin.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
