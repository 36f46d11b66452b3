import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describeFiles } from '@carefare/build';
import { isCompressible } from '@carefare/build/compress';
import { newestRelease, packageDir } from 'e2e-stack';
import { compressQuickly } from '../../support/forge-release.ts';

/** The hash in the name of a client file. */
const HASH = /\.([0-9a-f]{8})\.\w+$/;
/** Files that name others. */
const TEXTS = '{client,server}/**/*.{js,css,json,cjs}';

const reverse = (text: string): string => Array.from(text).toReversed().join('');

/**
 * The newest release of the shell with other names of all its client files, as one with other code has them: without a build.
 * @returns its folder, which is to be removed
 */
export function makeOtherShell(): string {
  const source = newestRelease('shell');
  const target = mkdtempSync(join(tmpdir(), 'carefare-shell-'));
  const hashes = new Set<string>();
  for (const file of globSync('{client,public,server}/**/*.*', { cwd: source })) {
    if (/\.(br|gz)$/.test(file)) continue;
    const [, hash = ''] = HASH.exec(file) ?? [];
    if (hash) hashes.add(hash);
    cpSync(join(source, file), join(target, file.replace(hash, reverse(hash))), { recursive: true });
  }
  const anyHash = new RegExp([...hashes].join('|'), 'g');
  for (const file of globSync(TEXTS, { cwd: target })) {
    const path = join(target, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(anyHash, reverse));
  }
  const manifest = JSON.parse(readFileSync(join(source, 'release.json'), 'utf8'));
  const files = describeFiles(target);
  const changes = { digest: reverse(basename(source)), files };
  writeFileSync(join(target, 'release.json'), JSON.stringify({ ...manifest, ...changes }));
  for (const file of Object.keys(files).filter(isCompressible)) compressQuickly(join(target, file));
  installShell(target);
  return target;
}

/** Stands in for `npm ci` in the folder of a shell's release, which fetches the same package. */
export function installShell(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  const sharp = realpathSync(join(packageDir('shell'), 'node_modules/sharp'));
  symlinkSync(sharp, join(folder, 'node_modules/sharp'));
}
