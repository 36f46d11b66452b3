import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Licences without duties beyond a notice. */
const ALLOWED = /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|MIT-0)$/;
/** Licences that suffice for what these packages are used for. */
const ALLOWED_FOR: Record<string, RegExp> = {
  // Changes of its own files would have to be published; there are none.
  'MPL-2.0': /^(@axe-core\/playwright|axe-core|lightningcss(-.+)?|satori)$/,
  // Fonts, served as they are.
  'OFL-1.1': /^@fontsource(-variable)?\//,
  // A library of its own that sharp loads, not part of a bundle.
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  // Permissive, of the tool that makes the font files; no part of a bundle.
  'Python-2.0': /^argparse$/,
  'MIT AND Zlib': /^pako$/,
};

interface Manifest {
  name: string;
  license?: string;
}

/** Folders of all installed packages: in the virtual store a package is a folder, and what it needs are links. */
const installed = readdirSync(join(root, 'node_modules/.pnpm'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'node_modules')
  .flatMap(({ parentPath, name }) => foldersIn(join(parentPath, name, 'node_modules')));

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== '.bin')
    .flatMap(({ parentPath, name }) =>
      name.startsWith('@') ? foldersIn(join(parentPath, name)) : [join(parentPath, name)],
    );
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param license an SPDX expression, of whose alternatives one has to be allowed */
const isAllowed = (name: string, license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(alternative => ALLOWED.test(alternative) || ALLOWED_FOR[alternative]?.test(name));

describe('packages from npm', () => {
  it('have licences that the product may carry', () => {
    expect(installed.length).toBeGreaterThan(300);
    const others = installed
      .map(manifestOf)
      .filter(({ name, license }) => !isAllowed(name, String(license)))
      .map(({ name, license }) => `${name}: ${license}`);
    expect(others).toEqual([]);
  });

  it('run no code when they are installed: an install that would need it fails', () => {
    expect(read('pnpm-workspace.yaml')).toMatch(/^onlyBuiltDependencies: \[\]\nstrictDepBuilds: true$/m);
  });

  it('are those of the lockfile, each with its integrity', () => {
    expect(read('pnpm-workspace.yaml')).toMatch(/^frozenLockfile: true$/m);
    const lock = read('pnpm-lock.yaml');
    const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'));
    const entries = packages.split(/\n\n/).filter(entry => /^ {2}\S/.test(entry));
    expect(entries.length).toBeGreaterThan(300);
    expect(entries.filter(entry => !/\n {4}resolution: \{integrity: sha512-[\w+/]+=*\}/.test(entry))).toEqual(
      [],
    );
  });

  it('are the same where a release of the shell installs its native module', () => {
    const { packages } = JSON.parse(read('shell/build/native-packages.lock.json'));
    const { dependencies } = JSON.parse(read('shell/node_modules/sharp/package.json'));
    expect(Object.keys(dependencies).every(name => `node_modules/${name}` in packages)).toBe(true);
    const lock = read('pnpm-lock.yaml');
    const { '': top, ...locked } = packages as Record<string, { version: string; integrity: string }>;
    const others = Object.entries(locked).filter(([path, { version, integrity }]) => {
      const name = path.replace('node_modules/', '');
      const key = name.startsWith('@') ? `'${name}@${version}'` : `${name}@${version}`;
      return !lock.includes(`\n  ${key}:\n    resolution: {integrity: ${integrity}}`);
    });
    expect(others).toEqual([]);
    expect(top).toEqual({ dependencies: { sharp: locked['node_modules/sharp']?.version } });
  });
});
