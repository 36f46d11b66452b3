import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'e2e-stack';
import { createTeamLockfile, type Manifest, type Tarball } from './team-lockfile.ts';

/** The packages that a remote needs of the workspace, by name, with their folders. */
const contract: Record<string, string> = {
  'shared-contracts': 'shared-contracts',
  '@carefare/build': 'shared-contracts/build',
  '@carefare/release': 'shared-contracts/release',
  '@carefare/testing': 'shared-contracts/testing',
};

export interface CommandResult {
  exitCode: number;
  /** All that it wrote, on both outputs. */
  output: string;
}

export type TeamFolder = Awaited<ReturnType<typeof createTeamFolder>>;

/**
 * A remote alone: packed, unpacked in an empty folder outside of the workspace, with the packed contract as tarballs, and
 * installed from the packages that the workspace has installed.
 */
export async function createTeamFolder(remote: string) {
  const dir = mkdtempSync(join(tmpdir(), `carefare-${remote}-`));
  const packed = join(dir, 'contract');
  mkdirSync(packed);
  await pnpm(root, [
    ...[remote, ...Object.keys(contract)].map(name => `--filter=${name}`),
    'pack',
    `--pack-destination=${packed}`,
  ]);
  const { version } = readManifest(join(root, remote));
  execFileSync('tar', ['-xzf', join(packed, `${remote}-${version}.tgz`), '--strip-components=1', '-C', dir]);

  const tarballs = Object.fromEntries(
    Object.entries(contract).map(([name, folder]) => [name, tarball(name, folder, packed)]),
  );
  const manifest = readManifest(dir);
  for (const kind of ['dependencies', 'devDependencies'] as const)
    for (const name of Object.keys(manifest[kind]))
      manifest[kind][name] = tarballs[name]?.reference ?? manifest[kind][name] ?? '';
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(dir, 'pnpm-lock.yaml'), createTeamLockfile(remote, manifest, tarballs));
  const { storeDir } = JSON.parse(readFileSync(join(root, 'node_modules/.modules.yaml'), 'utf8'));
  await pnpm(dir, ['install', '--offline', '--frozen-lockfile', `--store-dir=${dirname(storeDir)}`]);

  return {
    dir,
    filesOf: (name: string): string[] =>
      execFileSync('tar', ['-tzf', tarballs[name]?.file ?? ''], { encoding: 'utf8' })
        .trim()
        .split('\n'),
    /** Runs a command in the folder, as a terminal there does. */
    run: (command: string, env: Record<string, string> = {}): Promise<CommandResult> =>
      run(dir, command, env),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

const readManifest = (dir: string): Manifest => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));

function tarball(name: string, folder: string, packed: string): Tarball {
  const base = name.replace('@', '').replace('/', '-');
  const { version } = readManifest(join(root, folder));
  const file = join(packed, `${base}-${version}.tgz`);
  const text = execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' });
  return { folder, file, reference: `file:contract/${base}-${version}.tgz`, manifest: JSON.parse(text) };
}

/** The Node of the workspace comes first, as for its own scripts; nothing of a script around the tests is inherited. */
const environment = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  HOME: process.env.HOME,
  ...env,
});

async function pnpm(cwd: string, args: readonly string[]): Promise<void> {
  const own = process.env.npm_execpath;
  const [file, first] =
    own && /pnpm/.test(own) ? [process.execPath, [own]] : ['npx', ['-y', '--prefer-offline', 'pnpm@10.34.9']];
  await promisify(execFile)(file, [...first, ...args], { cwd, env: environment({ CI: 'true' }) });
}

function run(cwd: string, command: string, env: Record<string, string>): Promise<CommandResult> {
  return new Promise(resolve => {
    const child = execFile(
      'sh',
      ['-c', command],
      { cwd, env: environment(env), maxBuffer: 10_000_000 },
      (_error, stdout, stderr) => resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
