import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTestStore, WEB } from '../../../testing/test-store.ts';
import { createReleaseArchive } from './release-archive.ts';

const [DIGEST, NEVER_LIVE] = ['0123456789abcdef', 'fedcba9876543210'];
const FOLDER = `releases/quote/${DIGEST}/`;

/** An archive, with a store that has one release that is live. */
function start() {
  const test = createTestStore();
  test.compose({ quote: test.publish('quote', DIGEST) });
  const archive = createReleaseArchive(test.source);
  const read = async (path: string, digest = DIGEST, remote = 'quote') => {
    const { bytes, isBrotli } = (await archive.find(remote, digest))?.files.get(path) ?? {};
    return bytes && new TextDecoder().decode(isBrotli ? brotliDecompressSync(bytes) : bytes);
  };
  return { ...test, read };
}

it('gives the files of a release that is not in memory, as they were published, and fetches it once', async () => {
  const { files, reads, read } = start();
  expect(await read('web/entry.js')).toBe(WEB);
  for (const path of ['node/index.cjs', 'release.json'])
    expect(await read(path)).toBe(files.get(FOLDER + path));
  const fetched = reads.filter(path => path.startsWith(FOLDER));
  expect(fetched).toContain(`${FOLDER}release.json`);
  expect(new Set(fetched).size).toBe(fetched.length);
});

it('finds no release that says to be another remote’s', async () => {
  const { publish, compose, read } = start();
  compose({ catalogue: publish('catalogue', DIGEST, { remote: 'quote' }) });
  expect(await read('release.json', DIGEST, 'catalogue')).toBeUndefined();
});

it.each([
  ['of a release that was never live', ['release.json', NEVER_LIVE]],
  ['of another remote', ['release.json', DIGEST, 'catalogue']],
  ['of an unknown remote', ['release.json', DIGEST, '..']],
  ['that the release does not list', ['web/entry.js.map']],
] as const)('gives no file %s', async (_case, [path, digest, remote]) => {
  const { files, read } = start();
  files.set(`${FOLDER}web/entry.js.map`, '{}');
  expect(await read(path, digest, remote)).toBeUndefined();
});

it.each(['web/entry.js', 'release.json'])('gives no %s whose content has changed', async path => {
  const { files, read } = start();
  files.set(FOLDER + path, `${String(files.get(FOLDER + path))} `);
  await expect(read(path)).rejects.toThrow('has a wrong integrity');
});
