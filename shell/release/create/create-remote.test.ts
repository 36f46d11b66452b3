import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { openTempFolder } from '../testing/stores.ts';
import { createRemote } from './create-remote.ts';

const workspace = join(import.meta.dirname, '../../..');
const remote = {
  key: 'our-reviews',
  page: '/reviews',
  slot: 'home.more',
  registry: new URL('https://npm.example/carefare'),
} as const;

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

it('writes a repository under the name of the remote', () => {
  const parent = openTempFolder();
  const folder = createRemote(parent, remote);
  expect(folder).toBe(join(parent, 'mfe-our-reviews'));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(read('src/remote.ts')).toContain(`key: 'our-reviews',\n  prefixes: ['/reviews'],`);
  expect(read('src/exposes/page.tsx')).toContain('function OurReviewsPage()');
  expect(read('src/our-reviews.copy.ts')).toContain("title: 'Our reviews'");
  expect(read('.gitignore')).toContain('node_modules');
  expect(read('.npmrc')).toMatch(
    /^@carefare:registry=https:\/\/npm\.example\/carefare\nignore-scripts=true$/m,
  );
  expect(read('.github/workflows/release.yml')).toContain('npx carefare promote our-reviews ');
  expect(() => createRemote(parent, remote)).toThrow('mfe-our-reviews exists already.');
});

it('installs the versions of the workspace', () => {
  const { dependencies, devDependencies } = readJson(createRemote(openTempFolder(), remote), 'package.json');
  const { catalog } = parse(readFileSync(join(workspace, 'pnpm-workspace.yaml'), 'utf8'));
  const packages = [
    'shared-contracts',
    'shared-contracts/build',
    'shell/release',
    'shared-contracts/testing',
    'shell/packed',
  ];
  const kit = packages.map(folder => readJson(workspace, folder, 'package.json'));
  // Nobody outside of the scope answers for a package of ours.
  expect(dependencies['shared-contracts']).toMatch(/^npm:@carefare\/shared-contracts@/);
  for (const [name, given] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
    const own = kit.find(manifest => manifest.name === name);
    const range = given.replace(/^npm:.*@/, '');
    expect(range.replace('^', ''), name).toBe((own ? own.version : catalog[name]).replace('^', ''));
  }
});
