import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latestRelease, packageDir } from 'e2e-stack';
import { expect, test } from '../support/test.ts';

test("the shell's build contains no source and no address of a remote", () => {
  const release = join(packageDir('shell'), '.releases', latestRelease('shell'));
  const files = globSync('{client,server}/**/*.{js,cjs,map}', { cwd: release });
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const text = readFileSync(join(release, file), 'utf8');
    expect(text, file).not.toMatch(/mfe-(catalogue|calculator|quote)\/src/);
    expect(text, file).not.toMatch(/127\.0\.0\.1:41\d\d\//);
    expect(text, file).not.toMatch(/remoteEntry\.[0-9a-f]{8}/);
  }
});
