import { execFileSync } from 'node:child_process';
import { type KitRegistry, kit, startKitRegistry } from '../support/kit-registry.ts';
import { expect, test } from '../support/test.ts';

// The packages that a remote outside of the workspace installs.

let registry: KitRegistry;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  registry = await startKitRegistry();
});
test.afterAll(() => registry?.close());

test('the packages of the kit are packed clean, and can be published', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, () => {
  test.setTimeout(300_000);
  for (const name of kit) {
    const { file: tarball, manifest, files } = registry.find(name);
    expect(JSON.stringify(manifest), name).not.toMatch(/"(workspace|catalog|file):/);
    const sources = files.filter(path => /(?<!\.d)\.tsx?$|node_modules/.test(path));
    expect(sources.filter(path => !path.includes('/template/'))).toEqual([]);
    const releases = new Set(files.flatMap(path => /\.releases\/([0-9a-f]{16})\//.exec(path)?.[1] ?? []));
    expect(releases.size, `releases in ${name}`).toBe(name === '@carefare/shell' ? 1 : 0);
    execFileSync('npm', ['publish', '--dry-run', tarball], { stdio: 'pipe' });
  }
  expect(registry.find('shared-contracts').files).toEqual(
    expect.arrayContaining([
      'package/CHANGELOG.md',
      'package/.build/index.d.ts',
      'package/.build/ui/styles.css',
    ]),
  );
});
