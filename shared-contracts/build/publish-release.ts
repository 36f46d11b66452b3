import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const KEPT_RELEASES = 10;
const COMPRESSED = /\.(js|css|json|svg|html|txt|webmanifest)$/;

/**
 * Publishes a build under its digest: `<dir>/.releases/<digest>/`, precompressed and never overwritten. The last ten are
 * kept; `.releases/latest` names the newest.
 * @param describe returns the release.json
 * @returns the digest of all names, contents and the description
 */
export async function publishRelease(
  dir: string,
  build: string,
  describe?: (digest: string) => unknown,
): Promise<string> {
  const files = globSync('**/*', { cwd: build })
    .filter(file => statSync(join(build, file)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
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
    mkdirSync(draft, { recursive: true });
    cpSync(build, draft, { recursive: true });
    if (describe)
      writeFileSync(join(draft, 'release.json'), `${JSON.stringify(describe(digest), null, 1)}\n`);
    await precompress(draft);
    renameSync(draft, target);
  }
  writeFileSync(join(releases, 'latest'), digest);
  dropOldest(releases, digest);
  return digest;
}

async function precompress(dir: string): Promise<void> {
  const files = globSync('**/*', { cwd: dir }).filter(file => COMPRESSED.test(file));
  await Promise.all(
    files.map(async file => {
      const bytes = readFileSync(join(dir, file));
      const quality = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(join(dir, `${file}.br`), await promisify(brotliCompress)(bytes, { params: quality }));
      writeFileSync(join(dir, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

function dropOldest(releases: string, current: string): void {
  const byAge = readdirSync(releases)
    .filter(name => /^[0-9a-f]{16}$/.test(name) && name !== current)
    .map(name => ({ name, at: statSync(join(releases, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of byAge.slice(KEPT_RELEASES - 1)) rmSync(join(releases, name), { recursive: true });
}
