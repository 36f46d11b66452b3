import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { latestRelease, newestRelease, packageDir, releasedPackages } from 'e2e-stack';
import { expect, test } from '../support/test.ts';

test("the shell's build contains no source and no address of a remote", {
  tag: ['@shell', '@own-stack'],
}, () => {
  const release = newestRelease('shell');
  const files = globSync('{client,server}/**/*.{js,cjs,map}', { cwd: release });
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = readFileSync(join(release, file), 'utf8');
    expect(text, file).not.toMatch(/mfe-(catalogue|calculator|quote)\/src/);
    expect(text, file).not.toMatch(/127\.0\.0\.1:41\d\d\//);
    expect(text, file).not.toMatch(/remoteEntry\.[0-9a-f]{8}/);
  }
});

for (const name of releasedPackages)
  test(`the release.json of ${name} lists every file; source maps are kept apart`, {
    tag: ['@shell', '@own-stack'],
  }, () => {
    const digest = latestRelease(name);
    const release = join(packageDir(name), '.releases', digest);
    const { files } = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8'));
    const served = globSync('**/*', { cwd: release }).filter(
      file => statSync(join(release, file)).isFile() && !/^release\.json|\.(br|gz)$/.test(file),
    );
    expect(Object.keys(files).toSorted()).toEqual(served.toSorted());
    expect(served.filter(file => file.endsWith('.map'))).toEqual([]);
    expect(globSync(`.source-maps/${digest}/**/*.map`, { cwd: packageDir(name) }).length).toBeGreaterThan(1);
  });
