import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { brotli } from '@carefare/build/compress';
import { integrityOf } from '@carefare/build/integrity';
import type { StoredRelease } from '@carefare/release';
import { beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../testing/test-store.ts';
import { fetchRelease } from './fetch-release.ts';

const DIGEST = '0123456789abcdef';
const FOLDER = `releases/quote/${DIGEST}/`;
let served: TestStore;
beforeEach(() => void (served = createTestStore()));

const manifest = () => String(served.files.get(`${FOLDER}release.json`));
const fetchFrom = (
  { digest }: Pick<StoredRelease, 'digest'>,
  integrity = integrityOf(Buffer.from(manifest())),
) => fetchRelease('quote', { digest, integrity }, served.source);

it('fetches all files of a release, compressed where the release has them so', async () => {
  const address = served.publish('quote', DIGEST);
  const entry = `${FOLDER}web/entry.js`;
  const compressed = await brotli(Buffer.from(String(served.files.get(entry))));
  served.files.set(`${entry}.br`, compressed);
  const { base, bundle, files } = await fetchFrom(address);
  expect(base).toBe(`/_releases/quote/${DIGEST}/`);
  expect(bundle).toMatchObject({ remote: 'quote', filename: `${base}node/index.cjs` });
  expect([...files.keys()].toSorted()).toEqual(['node/index.cjs', 'release.json', 'web/entry.js']);
  expect(files.get('web/entry.js')).toEqual({ bytes: compressed, isBrotli: true });
  expect(served.reads).not.toContain(entry);
});

it.each<[string, (content: Buffer) => Promise<Uint8Array> | Uint8Array | undefined]>([
  ['is missing', () => undefined],
  ['holds something else', () => brotli(Buffer.from('// other'))],
  ['holds more than is listed', content => brotli(Buffer.concat([content, Buffer.alloc(10_000_000)]))],
  ['is not brotli', content => gzipSync(content)],
])('compresses a file itself if the compressed one %s', async (_what, compress) => {
  const address = served.publish('quote', DIGEST);
  const entry = `${FOLDER}web/entry.js`;
  const content = Buffer.from(String(served.files.get(entry)));
  const compressed = await compress(content);
  if (compressed) served.files.set(`${entry}.br`, compressed);
  const { bytes = Buffer.alloc(0), isBrotli } = (await fetchFrom(address)).files.get('web/entry.js') ?? {};
  expect(isBrotli).toBe(true);
  expect(brotliDecompressSync(bytes)).toEqual(content);
});

it.each<[string, () => void, string]>([
  [
    'a tampered file for browsers',
    () => served.files.set(`${FOLDER}web/entry.js`, '// other'),
    'Error: web/entry.js has a wrong integrity',
  ],
  [
    'a tampered node bundle',
    () => served.files.set(`${FOLDER}node/index.cjs`, '// other'),
    'Error: node/index.cjs has a wrong integrity',
  ],
  [
    'a release.json that is not JSON',
    () => served.files.set(`${FOLDER}release.json`, '{'),
    'is refused: its release.json is malformed at the top.',
  ],
  [
    'more than any release has',
    () => {
      const large = manifest().replace(/"bytes":\d+/, '"bytes":20000001');
      served.files.set(`${FOLDER}release.json`, large);
    },
    'bytes, more than 20000000.',
  ],
  [
    'a file that is not there',
    () => served.files.delete(`${FOLDER}web/entry.js`),
    `the release store has no ${FOLDER}web/entry.js`,
  ],
])('refuses %s', async (_what, damage, sentence) => {
  const address = served.publish('quote', DIGEST);
  damage();
  const error: unknown = await fetchFrom(address).catch((thrown: unknown) => thrown);
  expect(String(error).slice(-sentence.length)).toBe(sentence);
});

it('takes no release.json that is not the promoted one', async () => {
  await expect(fetchFrom(served.publish('quote', DIGEST), `sha384-${'B'.repeat(64)}`)).rejects.toThrow(
    /^release.json has a wrong integrity$/,
  );
});
