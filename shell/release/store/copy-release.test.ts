import { expect, it } from 'vitest';
import { publishRemote } from '../testing/small-releases.ts';
import { digest, provideStores } from '../testing/stores.ts';
import { copyRelease } from './copy-release.ts';
import { openStored } from './release-source.ts';
import type { ReleaseStore } from './store.ts';

const { openFolder } = provideStores();
const pathsOf = async (store: ReleaseStore) =>
  (await store.list('releases/')).map(({ path }) => path).toSorted();

it('copies a release with the compressed files that it has, and reads each file once', async () => {
  const [from, to] = [openFolder(), openFolder()];
  await publishRemote(from, 'quote', digest(1));
  await from.create(`releases/quote/${digest(1)}/web/entry.js.br`, Uint8Array.of(1));
  await publishRemote(from, 'quote', digest(2));
  const reads: string[] = [];
  const { read } = openStored(from, 'quote', digest(1));
  const counted = { read: (path: string) => (reads.push(path), read(path)) };
  await copyRelease(to, 'quote', digest(1), counted);
  const copied = (await pathsOf(from)).filter(path => path.includes(digest(1)));
  expect(await pathsOf(to)).toEqual(copied);
  for (const path of copied) expect(await to.read(path)).toEqual(await from.read(path));
  expect(new Set(reads).size).toBe(reads.length);
});

it('says when there is none', async () => {
  const read = async () => null;
  await expect(copyRelease(openFolder(), 'quote', digest(1), { read })).rejects.toThrow(
    `there is no release.json of quote ${digest(1)}`,
  );
});
