import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from './open-store.ts';
import { publish } from './publish.ts';
import { digest } from './testing/stores.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'carefare-publish-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses a build for tests, and publishes any other', async () => {
  const store = openStore(join(folder, 'store'));
  const write = (more: object) => {
    const manifest = { schema: 1, package: 'shell', digest: digest(1), files: {}, ...more };
    writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
  };
  write({ isForTests: true });
  await expect(publish(store, folder)).rejects.toThrow(
    `shell ${digest(1)} is a build for tests: build it again without FAULT_SWITCHES`,
  );
  expect(await store.list('releases/')).toEqual([]);
  write({});
  await expect(publish(store, folder)).resolves.toMatchObject({ name: 'shell', digest: digest(1) });
});
