import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { contractVersion } from 'shared-contracts';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rooms = ['shell', 'mfe-catalogue', 'mfe-calculator', 'mfe-quote', 'shared-contracts', 'e2e'];
const remoteRooms = rooms.filter(room => room.startsWith('mfe-'));

/** Packages that carry a context or a store: a second copy on a page breaks it, often silently. */
const single = [
  'react',
  'react-dom',
  '@mantine/core',
  '@mantine/hooks',
  'jotai',
  '@tanstack/react-query',
  'react-router',
  'react-router-dom',
  'valibot',
  'ky',
];

interface Import {
  file: string;
  specifier: string;
  typeOnly: boolean;
}

function importsOf(room: string): Import[] {
  const dir = join(root, room);
  const files = globSync('**/*.{ts,tsx}', {
    cwd: dir,
    exclude: ['**/node_modules/**', '**/.releases/**', '**/.build/**', '**/.tmp/**'],
  });
  return files.flatMap(file => {
    const path = join(dir, file);
    const { module } = parseSync(path, readFileSync(path, 'utf8'));
    return module.staticImports.map(statement => ({
      file: path,
      specifier: statement.moduleRequest.value,
      typeOnly: statement.entries.length > 0 && statement.entries.every(entry => entry.isType),
    }));
  });
}

/** The room that an import leads to, if it leads to one. */
function roomOf({ file, specifier }: Import): string | undefined {
  const target = specifier.startsWith('.') ? relative(root, resolve(file, '..', specifier)) : specifier;
  return rooms.find(room => target === room || target.startsWith(`${room}/`));
}

describe('the workspace', () => {
  it('has the top level that the customer drew, and nothing else', () => {
    const expected = [
      'README.md',
      'package.json',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      ...rooms,
      'node_modules',
    ];
    const stray = readdirSync(root).filter(name => !name.startsWith('.') && !expected.includes(name));
    expect(stray).toEqual([]);
  });

  it.each(rooms)('lets %s import only what the rooms allow', room => {
    const allowed = new Set([room, 'shared-contracts']);
    const across = importsOf(room).filter(entry => {
      const target = roomOf(entry);
      return target !== undefined && !allowed.has(target);
    });
    expect(across.map(entry => `${relative(root, entry.file)} imports ${entry.specifier}`)).toEqual([]);
  });

  it.each(remoteRooms)('lets %s reach Mantine, router, query and Jotai through the facade only', room => {
    const direct = importsOf(room).filter(({ specifier }) =>
      /^(@mantine\/|react-router|jotai|@tanstack\/)/.test(specifier),
    );
    expect(direct.map(entry => `${relative(root, entry.file)} imports ${entry.specifier}`)).toEqual([]);
  });

  it.each(remoteRooms)('keeps the features of %s apart from each other', room => {
    const features = join(root, room, 'src/features');
    const featureOf = (path: string) => relative(features, path).split('/')[0];
    const across = importsOf(room).filter(({ file, specifier }) => {
      if (!specifier.startsWith('.') || !file.startsWith(features)) return false;
      const target = resolve(file, '..', specifier);
      return !target.startsWith(features) || featureOf(target) !== featureOf(file);
    });
    expect(across.map(entry => `${relative(root, entry.file)} imports ${entry.specifier}`)).toEqual([]);
  });

  it.each(single)('installs one version of %s', name => {
    const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
    const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'));
    const versions = [...packages.matchAll(/^ {2}'?((?:@[\w.-]+\/)?[\w.-]+)@([\w.-]+)'?:$/gm)].filter(
      match => match[1] === name,
    );
    expect(versions.map(match => match[2])).toHaveLength(1);
  });

  it('tells the share scope the version that the contract has', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'shared-contracts/package.json'), 'utf8'));
    expect(contractVersion).toBe(manifest.version);
  });

  it('runs its tests in CI by the command of the README', () => {
    const command = 'npx -y pnpm@10.34.9 test';
    expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain(command);
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(command);
  });
});
