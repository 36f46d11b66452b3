import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from './open-store.ts';
import { publish } from './publish.ts';
import { digest } from './testing/stores.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'carefare-publish-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(more: object): void {
  const manifest = { schema: 1, package: 'shell', digest: digest(1), files: {}, ...more };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
}

it('refuses a build for tests, and publishes any other', async () => {
  const store = openStore(join(folder, 'store'));
  write({ isForTests: true });
  await expect(publish(store, folder)).rejects.toThrow(
    `shell ${digest(1)} is a build for tests: build it again without FAULT_SWITCHES`,
  );
  expect(await store.list('releases/')).toEqual([]);
  write({});
  await expect(publish(store, folder)).resolves.toMatchObject({ name: 'shell', digest: digest(1) });
});

it.each([
  ['a whole release', 'nothing', 'release.json'],
  ['an unfinished one', 'release.json', 'main.cjs'],
])('refuses other content under the digest of %s, and takes the same', async (_case, missing, shown) => {
  const store = openStore(join(folder, 'store'));
  const publishCode = async (code: string) => {
    await store.remove(`releases/shell/${digest(1)}/${missing}`);
    writeFileSync(join(folder, 'main.cjs'), code);
    write({ files: { 'main.cjs': { integrity: integrityOf(Buffer.from(code)), bytes: code.length } } });
    return await publish(store, folder);
  };
  const first = await publishCode('// one');
  expect(await publishCode('// one')).toEqual(first);
  await expect(publishCode('// two')).rejects.toThrow(
    `shell ${digest(1)} is in the store with other content, as ${shown} shows: build the package again`,
  );
});
