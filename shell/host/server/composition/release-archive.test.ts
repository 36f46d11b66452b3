import { expect, it } from 'vitest';
import { createTestStore } from '../../../testing/test-store.ts';
import { createReleaseArchive } from './release-archive.ts';

const [DIGEST, NEVER_LIVE] = ['0123456789abcdef', 'fedcba9876543210'];
const FOLDER = `releases/quote/${DIGEST}/`;

/** An archive, with a store that has one release that is live. */
function start() {
  const test = createTestStore();
  test.compose({ quote: test.publish('quote', DIGEST) });
  return { ...test, archive: createReleaseArchive(test.source) };
}

it('fetches a release that is not in memory, once', async () => {
  const { reads, archive } = start();
  for (const path of ['web/entry.js', 'node/index.cjs', 'release.json'])
    expect((await archive.find('quote', DIGEST))?.files.has(path)).toBe(true);
  const fetched = reads.filter(path => path.startsWith(FOLDER));
  expect(fetched).toContain(`${FOLDER}release.json`);
  expect(new Set(fetched).size).toBe(fetched.length);
});

it.each([
  ['that was never live', 'quote', NEVER_LIVE],
  ['of another remote', 'catalogue', DIGEST],
  ['of an unknown remote', '..', DIGEST],
])('finds no release %s', async (_case, remote, digest) => {
  expect(await start().archive.find(remote, digest)).toBeUndefined();
});

it('asks the store for no release whose name is no digest', async () => {
  const { reads, archive } = start();
  expect(await archive.find('quote', `../quote/${DIGEST}`)).toBeUndefined();
  expect(reads).toEqual([]);
});

it('finds no release that says to be another remote’s', async () => {
  const { publish, compose, archive } = start();
  compose({ catalogue: publish('catalogue', DIGEST, { remote: 'quote' }) });
  expect(await archive.find('catalogue', DIGEST)).toBeUndefined();
});
