import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishRelease } from './publish-release.ts';

it('has its source maps next to each release, also after a try that failed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const build = join(dir, 'build');
  mkdirSync(build);
  for (const file of ['a.js', 'a.js.map']) writeFileSync(join(build, file), '');
  const maps = join(dir, '.source-maps');
  writeFileSync(maps, 'in the way');
  await expect(publishRelease(dir, build)).rejects.toThrow();
  rmSync(maps);
  const digest = await publishRelease(dir, build);
  expect(existsSync(join(dir, '.releases', digest, 'a.js'))).toBe(true);
  expect(existsSync(join(maps, digest, 'a.js.map'))).toBe(true);
});
