import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBuild, type ReleaseSource } from '@carefare/release';
import { spawnNode } from '@carefare/release/spawn-node';
import { packageDir, releasedPackages, root } from '../packages.ts';

const SOURCES = ['src', 'host', 'site', 'gateway', 'public', 'build', 'release'].map(
  folder => `${folder}/**/*`,
);
const CONFIGURATION = ['package.json', 'rspack.config.ts'];
/** What is installed or built is not a source. */
const isMade = (path: string): boolean => /(^|\/)(node_modules|\.[^/]+)$/.test(path);

const releasesDir = (name: string): string => join(packageDir(name), '.releases');

/** Digest of a package's newest release. @throws if the package was never built */
export function latestRelease(name: string): string {
  return readFileSync(join(releasesDir(name), 'latest'), 'utf8').trim();
}

/** Folder of a package's newest release. */
export const newestRelease = (name: string): string => join(releasesDir(name), latestRelease(name));

/** The newest build of a package. */
export const newestBuild = (name: string): ReleaseSource => openBuild(newestRelease(name));

/**
 * Hash of everything that a release is made from: the package's own sources, the contract's with its build, the
 * lockfile. Of the shell that is @carefare/release too.
 */
function inputsHash(name: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const dir of [packageDir(name), packageDir('shared-contracts')]) {
    for (const file of globSync([...SOURCES, ...CONFIGURATION], { cwd: dir, exclude: isMade }).sort()) {
      const path = join(dir, file);
      if (/\.test\.tsx?$/.test(file) || !statSync(path).isFile()) continue;
      hash.update(file).update('\0').update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

/** Records which release was built from which inputs; `pnpm dev` moves `latest` without touching the record. */
const buildRecord = (name: string, inputs: string): string => `${latestRelease(name)} ${inputs}`;
const buildRecordFile = (name: string): string => join(releasesDir(name), 'inputs');

function isCurrent(name: string, inputs: string): boolean {
  const file = buildRecordFile(name);
  return (
    existsSync(file) &&
    readFileSync(file, 'utf8') === buildRecord(name, inputs) &&
    existsSync(newestRelease(name))
  );
}

/** Builds a package for production; the build publishes its release. @throws with the output of the bundler */
export function buildPackage(dir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnNode([join(dir, 'node_modules/.bin/rspack'), 'build'], {
      cwd: dir,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += String(chunk)));
    child.once('error', reject);
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`building ${dir} failed:\n${output}`)),
    );
  });
}

/** Builds every one of the packages whose inputs have changed since its last release, and reports each. */
export async function buildChangedPackages(
  report: (line: string) => void,
  packages: readonly string[] = releasedPackages,
): Promise<void> {
  for (const name of packages) {
    const inputs = inputsHash(name);
    if (isCurrent(name, inputs)) {
      report(`${name}: unchanged, release ${latestRelease(name)}`);
      continue;
    }
    report(`${name}: building …`);
    const start = performance.now();
    await buildPackage(packageDir(name));
    writeFileSync(buildRecordFile(name), buildRecord(name, inputs));
    report(`${name}: release ${latestRelease(name)} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
