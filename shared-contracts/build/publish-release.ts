import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotli, gzip, isCompressible } from './compress.ts';
import { integrityOf } from './integrity.ts';

const KEPT_RELEASES = 10;

/** Files of the build that are not part of the release: only the team may read them. */
const isPrivate = (file: string): boolean => file.endsWith('.map') || /(^|\/)mf-stats\.json$/.test(file);

/** Files of a finished build that belong to its release, in order. */
function releasedFiles(build: string): string[] {
  return globSync('**/*', { cwd: build })
    .filter(file => !isPrivate(file) && statSync(join(build, file)).isFile())
    .sort();
}

/** What a release.json says of its files. */
export function describeFiles(build: string): Record<string, { integrity: string; bytes: number }> {
  return Object.fromEntries(
    releasedFiles(build).map(file => {
      const bytes = readFileSync(join(build, file));
      return [file, { integrity: integrityOf(bytes), bytes: bytes.byteLength }];
    }),
  );
}

/**
 * Publishes a build under its digest: `<dir>/.releases/<digest>/`, precompressed, never overwritten. Source maps go to
 * `<dir>/.source-maps/<digest>/`, which no server serves. `.releases/latest` names the newest release. The last ten are kept.
 * @param describe returns the release.json
 * @returns the digest of all names, contents and the description
 */
export async function publishRelease(
  dir: string,
  build: string,
  describe?: (digest: string) => unknown,
): Promise<string> {
  const files = releasedFiles(build);
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(build, file)))
      .update('\0');
  if (describe) hash.update(JSON.stringify(describe('')));
  const digest = hash.digest('hex').slice(0, 16);
  const releases = join(dir, '.releases');
  const target = join(releases, digest);
  if (existsSync(target)) {
    utimesSync(target, new Date(), new Date());
  } else {
    const draft = join(releases, `.draft-${process.pid}`);
    for (const file of files) cpSync(join(build, file), join(draft, file));
    if (describe)
      writeFileSync(join(draft, 'release.json'), `${JSON.stringify(describe(digest), null, 1)}\n`);
    await precompress(draft);
    for (const map of globSync('**/*.map', { cwd: build }))
      cpSync(join(build, map), join(dir, '.source-maps', digest, map));
    // Last: a build that stopped before makes all of it again.
    renameSync(draft, target);
  }
  writeFileSync(join(releases, 'latest'), digest);
  dropOldest(dir, digest);
  return digest;
}

async function precompress(dir: string): Promise<void> {
  const files = globSync('**/*', { cwd: dir }).filter(isCompressible);
  await Promise.all(
    files.map(async file => {
      const bytes = readFileSync(join(dir, file));
      writeFileSync(join(dir, `${file}.br`), await brotli(bytes));
      writeFileSync(join(dir, `${file}.gz`), await gzip(bytes));
    }),
  );
}

function dropOldest(dir: string, current: string): void {
  const releases = join(dir, '.releases');
  const byAge = readdirSync(releases)
    .filter(name => /^[0-9a-f]{16}$/.test(name) && name !== current)
    .map(name => ({ name, at: statSync(join(releases, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of byAge.slice(KEPT_RELEASES - 1)) {
    rmSync(join(releases, name), { recursive: true });
    rmSync(join(dir, '.source-maps', name), { recursive: true, force: true });
  }
}
