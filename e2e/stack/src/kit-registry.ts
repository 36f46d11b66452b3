import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './packages.ts';
import { HOST } from './ports.ts';

/** The packages that a remote outside of the workspace installs. */
export const kit = [
  '@carefare/shared-contracts',
  '@carefare/build',
  '@carefare/release',
  '@carefare/shell',
  '@carefare/testing',
];

interface Packed {
  file: string;
  manifest: { name: string; version: string };
  /** Paths in the tarball. */
  files: readonly string[];
}

export type KitRegistry = Awaited<ReturnType<typeof startKitRegistry>>;

/**
 * Packs the kit and serves it as a package registry does. What else is asked for is
 * that of the registry that npm is set to.
 * @param port by default a free one
 */
export async function startKitRegistry(port = 0) {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-kit-'));
  const names = kit.map(name => name.replace(/^@carefare\/(?=shared-contracts$)/, ''));
  await pnpm([...names.map(name => `--filter=${name}`), 'pack', `--pack-destination=${dir}`]);
  const packed = readdirSync(dir).map(name => readPacked(join(dir, name)));
  const upstream = readUpstream(dir);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.slice(1) ?? '');
    const tarball = packed.find(({ file }) => path === `files/${basename(file)}`);
    const found = packed.find(({ manifest }) => manifest.name === path);
    if (tarball) response.end(readFileSync(tarball.file));
    else if (found) response.end(JSON.stringify(describe(found, url)));
    else response.writeHead(302, { Location: new URL(request.url?.slice(1) ?? '', upstream).href }).end();
  });
  await new Promise<void>(resolve => server.listen(port, HOST, resolve));
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** Of all other packages. */
    upstream,
    /** @throws Error when it was not packed */
    find(name: string): Packed {
      const found = packed.find(({ manifest }) => manifest.name === name);
      if (!found) throw new Error(`${name} was not packed`);
      return found;
    },
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(dir, { recursive: true });
    },
  };
}

/** The registry that npm is set to in a folder, as an address that names of packages are resolved against. */
export function readUpstream(cwd: string): string {
  const address = execFileSync('npm', ['config', 'get', 'registry'], {
    cwd,
    encoding: 'utf8',
    // It warns of pnpm's own settings.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return `${address.trim().replace(/\/$/, '')}/`;
}

function readPacked(file: string): Packed {
  const tar = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' });
  return {
    file,
    manifest: JSON.parse(tar('-xzOf', file, 'package/package.json')),
    files: tar('-tzf', file).trim().split('\n'),
  };
}

function describe({ file, manifest }: Packed, url: string) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  const dist = { tarball: `${url}/files/${basename(file)}`, integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

async function pnpm(args: readonly string[]): Promise<void> {
  const own = process.env.npm_execpath;
  const [file, first] =
    own && /pnpm/.test(own) ? [process.execPath, [own]] : ['npx', ['-y', '--prefer-offline', 'pnpm@10.34.9']];
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  await promisify(execFile)(file, [...first, ...args], {
    cwd: root,
    env: { PATH, HOME: process.env.HOME, CI: 'true' },
  });
}
