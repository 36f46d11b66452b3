import { integrityOf } from '@carefare/build/integrity';
import { beforeEach, expect, it } from 'vitest';
import { type ServedReleases, serveTestReleases } from '../../../testing/served-releases.ts';
import { createFileSource } from './composition-source.ts';
import { fetchRelease } from './fetch-release.ts';

const DIGEST = '0123456789abcdef';
let served: ServedReleases;
beforeEach(async () => void (served = await serveTestReleases()));

const manifest = () => served.files.get(`/quote/${DIGEST}/release.json`) ?? '';
const fetchFrom = (address: string, integrity = integrityOf(Buffer.from(manifest()))) =>
  fetchRelease('quote', { folder: new URL('.', address).href, integrity }, createFileSource(''));

it('fetches and compresses all files of a release', async () => {
  const { base, bundle, files } = await fetchFrom(served.publish('quote', DIGEST));
  expect(base).toBe(`/_releases/quote/${DIGEST}/`);
  expect(bundle).toMatchObject({ remote: 'quote', digest: DIGEST, filename: `${base}node/index.cjs` });
  expect([...files.keys()].toSorted()).toEqual(['node/index.cjs', 'release.json', 'web/entry.js']);
  for (const { br } of files.values()) expect(br.byteLength).toBeGreaterThan(0);
});

it.each<[string, () => void, string]>([
  [
    'a tampered file for browsers',
    () => served.files.set(`/quote/${DIGEST}/web/entry.js`, '// other'),
    'is refused: web/entry.js has a wrong integrity.',
  ],
  [
    'a tampered node bundle',
    () => served.files.set(`/quote/${DIGEST}/node/index.cjs`, '// other'),
    'is refused: node/index.cjs has a wrong integrity.',
  ],
  [
    'a release.json that is not JSON',
    () => served.files.set(`/quote/${DIGEST}/release.json`, '{'),
    'is refused: its release.json is malformed at the top.',
  ],
  [
    'more than any release has',
    () => {
      const large = manifest().replace(/"bytes":\d+/, '"bytes":20000001');
      served.files.set(`/quote/${DIGEST}/release.json`, large);
    },
    'bytes, more than 20000000.',
  ],
  [
    'a file that is not there',
    () => served.files.delete(`/quote/${DIGEST}/web/entry.js`),
    'web/entry.js answered 404',
  ],
])('refuses %s', async (_what, damage, sentence) => {
  const address = served.publish('quote', DIGEST);
  damage();
  const error: unknown = await fetchFrom(address).catch((thrown: unknown) => thrown);
  expect(String(error).slice(-sentence.length)).toBe(sentence);
});

it('refuses a release.json that is not the promoted one', async () => {
  await expect(fetchFrom(served.publish('quote', DIGEST), `sha384-${'B'.repeat(64)}`)).rejects.toThrow(
    'is refused: its release.json has a wrong integrity.',
  );
});
