import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'e2e-stack';
import { parse, stringify } from 'yaml';

type Versions = Record<string, { specifier: string; version: string }>;
type Importer = Partial<Record<'dependencies' | 'devDependencies', Versions>>;
type Snapshot = Record<string, unknown>;

interface Lockfile {
  lockfileVersion: string;
  settings: Record<string, boolean>;
  importers: Record<string, Importer>;
  packages: Record<string, Snapshot>;
  snapshots: Record<string, Snapshot>;
}

export interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A packed package of the contract. */
export interface Tarball {
  /** Its folder in the workspace. */
  folder: string;
  /** What a package.json says in place of a version, `file:…`. */
  reference: string;
  file: string;
  manifest: Manifest;
}

/**
 * The lockfile of a remote in a folder of its own: the versions that the workspace's lockfile has for it and for the contract,
 * so that an install needs no registry.
 */
export function createTeamLockfile(
  remote: string,
  manifest: Manifest,
  tarballs: Readonly<Record<string, Tarball>>,
): string {
  const { lockfileVersion, importers, packages, snapshots }: Lockfile = parse(
    readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'),
  );
  const versionOf = (name: string, version: string) => tarballs[name]?.reference ?? version;
  const importer: Importer = {};
  for (const kind of ['dependencies', 'devDependencies'] as const)
    importer[kind] = Object.fromEntries(
      Object.entries(importers[remote]?.[kind] ?? {}).map(([name, { version }]) => [
        name,
        { specifier: manifest[kind][name] ?? '', version: versionOf(name, version) },
      ]),
    );
  for (const [name, { folder, reference, file, manifest: packed }] of Object.entries(tarballs)) {
    const { dependencies = {}, devDependencies = {} } = importers[folder] ?? {};
    const needed = [...Object.keys(packed.dependencies), ...Object.keys(packed.peerDependencies ?? {})];
    const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    const key = `${name}@${reference}`;
    packages[key] = { resolution: { integrity, tarball: reference }, version: packed.version };
    snapshots[key] = {
      dependencies: Object.fromEntries(
        needed.map(dependency => [
          dependency,
          versionOf(dependency, { ...devDependencies, ...dependencies }[dependency]?.version ?? ''),
        ]),
      ),
    };
  }
  const settings = { autoInstallPeers: true, excludeLinksFromLockfile: false };
  return stringify({ lockfileVersion, settings, importers: { '.': importer }, packages, snapshots });
}
