import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@carefare/build/integrity';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CompositionSource } from './composition-source.ts';
import { createReleaseArchive, type ReleaseArchive } from './release-archive.ts';

const [DIGEST, NEVER_LIVE] = ['0123456789abcdef', 'fedcba9876543210'];
const folder = `releases/quote/${DIGEST}/`;
const encode = (text: string) => new TextEncoder().encode(text);

const content: Record<string, string> = {
  'web/entry.js': '// web',
  'node/index.cjs': '// node',
};
const listed = Object.entries(content).map(([path, text]) => [
  path,
  { integrity: integrityOf(encode(text)), bytes: text.length },
]);
const bundle = (file: string) => ({ file, integrity: integrityOf(encode(content[file] ?? '')) });
const manifest = JSON.stringify({
  schema: 1,
  remote: 'quote',
  container: 'mfe_quote',
  version: '1.0.0',
  digest: DIGEST,
  prefixes: [],
  pages: [],
  widgets: [],
  exposes: {},
  web: bundle('web/entry.js'),
  node: bundle('node/index.cjs'),
  files: Object.fromEntries(listed),
  removes: [],
  uses: {},
  shared: {},
});

let stored: Map<string, string>;
let archive: ReleaseArchive;
const fetchFile = vi.fn<CompositionSource['fetchFile']>();
beforeEach(() => {
  stored = new Map(Object.entries({ ...content, 'release.json': manifest, 'web/entry.js.map': '{}' }));
  fetchFile
    .mockReset()
    .mockImplementation(async address => encode(stored.get(address.slice(folder.length)) ?? ''));
  archive = createReleaseArchive({
    read: () => Promise.reject(new Error('not used')),
    fetchFile,
    findRetained: async (remote, digest) =>
      remote === 'quote' && digest === DIGEST
        ? { digest: DIGEST, integrity: integrityOf(encode(manifest)) }
        : undefined,
  });
});
const read = async (path: string, digest = DIGEST, remote = 'quote') => {
  const { bytes, isBrotli } = (await archive.find(remote, digest))?.files.get(path) ?? {};
  return bytes && new TextDecoder().decode(isBrotli ? brotliDecompressSync(bytes) : bytes);
};

it('gives the files of a release that is not in memory, as they were published, and fetches it once', async () => {
  for (const path of ['web/entry.js', 'node/index.cjs', 'release.json'])
    for (const _time of [1, 2]) expect(await read(path)).toBe(stored.get(path));
  expect(new Set(fetchFile.mock.calls.flat()).size).toBe(fetchFile.mock.calls.length);
});

it.each([
  ['of a release that was never live', ['release.json', NEVER_LIVE]],
  ['of another remote', ['release.json', DIGEST, 'catalogue']],
  ['of an unknown remote', ['release.json', DIGEST, '..']],
  ['that the release does not list', ['web/entry.js.map']],
] as const)('gives no file %s', async (_case, [path, digest, remote]) => {
  expect(await read(path, digest, remote)).toBeUndefined();
});

it.each(['web/entry.js', 'release.json'])('gives no %s whose content has changed', async path => {
  stored.set(path, `${stored.get(path)} `);
  await expect(read(path)).rejects.toThrow('has a wrong integrity');
});
