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
import { join } from 'node:path';
import { describeFiles } from '@carefare/build';
import { latestRelease, packageDir, type ServerProcess, startProcess } from 'e2e-stack';
import { HASH_KEY } from '../post-form.ts';

interface FleetShell {
  name: string;
  /** Of its release. */
  folder: string;
  port: number;
  /** Its working directory, with the log of all shells. */
  dir: string;
  /** Of the site, behind its balancer. */
  url: string;
  apiUrl: string;
  store: string;
  env?: Record<string, string>;
}

/** Starts one of several shells behind a balancer of this machine. It may not be ready yet. */
export const startShell = ({ name, folder, port, dir, url, apiUrl, store, env }: FleetShell): ServerProcess =>
  startProcess({
    name: `shell ${name}`,
    script: join(folder, 'server/main.cjs'),
    cwd: dir,
    healthUrl: `http://127.0.0.1:${port}/health/ready`,
    logFile: join(dir, 'shells.log'),
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      API_URL: apiUrl,
      RELEASE_STORE: store,
      RENDER_WORKERS: '1',
      RATE_POSTS_PER_MINUTE: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      HASH_KEY,
      ...env,
    },
  });

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
  const own = latestRelease('shell');
  const source = join(packageDir('shell'), '.releases', own);
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
  const changes = { digest: reverse(own), files: describeFiles(target) };
  writeFileSync(join(target, 'release.json'), JSON.stringify({ ...manifest, ...changes }));
  // Stands in for `npm ci` in the release's folder.
  mkdirSync(join(target, 'node_modules'));
  const sharp = realpathSync(join(packageDir('shell'), 'node_modules/sharp'));
  symlinkSync(sharp, join(target, 'node_modules/sharp'));
  return target;
}
