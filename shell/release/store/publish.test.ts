import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@carefare/build/integrity';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { listen } from '../processes/listen.ts';
import { publishRemote } from '../testing/small-releases.ts';
import { digest, openTempFolder } from '../testing/stores.ts';
import { openStore } from './open-store.ts';
import { publish } from './publish.ts';
import { findRelease, readManifest } from './read-release.ts';
import { openAddress, openBuild, type ReleaseSource } from './release-source.ts';

let folder: string;
beforeEach(() => void (folder = openTempFolder()));

function write(more: object): void {
  const manifest = { schema: 1, package: 'shell', digest: digest(1), files: {}, ...more };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
}

it.each([
  ['a whole release', 'nothing', 'release.json'],
  ['an unfinished one', 'release.json', 'main.cjs'],
])('refuses other content under the digest of %s, and takes the same', async (_case, missing, shown) => {
  const store = openStore(join(folder, 'store'));
  const publishCode = async (code: string) => {
    await store.remove(`releases/shell/${digest(1)}/${missing}`);
    writeFileSync(join(folder, 'main.cjs'), code);
    write({ files: { 'main.cjs': { integrity: integrityOf(Buffer.from(code)), bytes: code.length } } });
    return await publish(store, openBuild(folder));
  };
  const first = await publishCode('// one');
  expect(await publishCode('// one')).toEqual(first);
  await expect(publishCode('// two')).rejects.toThrow(
    `shell ${digest(1)} is in the store with other content, as ${shown} shows: build the package again`,
  );
});

const code = '// the code of a release';
const compressed = brotliCompressSync(code);
const release = JSON.stringify({
  schema: 1,
  package: 'shell',
  digest: digest(1),
  files: { 'client/a.js': { integrity: integrityOf(Buffer.from(code)), bytes: code.length } },
});

/** Starts a server that answers these paths, and others with 404. @returns where its release is */
async function serveFiles(answers: Record<string, BodyInit | (() => Response)>): Promise<ReleaseSource> {
  const fetch = ({ url }: Request) => {
    const answer = answers[new URL(url).pathname];
    if (typeof answer === 'function') return answer();
    return new Response(answer ?? null, { status: answer === undefined ? 404 : 200 });
  };
  const { url, close } = await listen(fetch);
  onTestFinished(close);
  return openAddress(new URL(`${url}/one/release.json`));
}

it.each<[string, Record<string, BodyInit>]>([
  ['with its compressed files', { '/one/client/a.js.br': compressed }],
  ['and compresses what is not', {}],
  ['and compresses what holds something else', { '/one/client/a.js.br': brotliCompressSync('// other') }],
])('copies a release from a server, %s, and says that it has no source maps', async (_case, answers) => {
  const store = openStore(join(folder, 'store'));
  const source = await serveFiles({ '/one/release.json': release, '/one/client/a.js': code, ...answers });
  expect(await publish(store, source)).toMatchObject({ name: 'shell', hasSourceMaps: false });
  const read = (path: string) => store.read(`releases/shell/${digest(1)}/${path}`);
  expect(Buffer.from((await read('client/a.js')) ?? '').toString()).toBe(code);
  expect(brotliDecompressSync((await read('client/a.js.br')) ?? '').toString()).toBe(code);
});

it('refuses a remote that shells would refuse for its size, and the gate does so too', async () => {
  const store = openStore(join(folder, 'store'));
  await publishRemote(store, 'quote', digest(2));
  const path = `releases/quote/${digest(2)}/release.json`;
  const manifest = new TextDecoder().decode((await store.read(path)) ?? undefined);
  const large = manifest.replace(/"bytes":\d+/, '"bytes":20000001');
  writeFileSync(join(folder, 'release.json'), large);
  const sentence = /release\.json lists files of 2\d+ bytes, more than 20000000/;
  await expect(publish(store, openBuild(folder))).rejects.toThrow(sentence);
  await store.remove(path);
  await store.create(path, Buffer.from(large));
  const stored = await findRelease(store, 'quote', digest(2));
  await expect(readManifest(store, 'quote', stored)).rejects.toThrow(sentence);
});

it.each<[string, Record<string, BodyInit | (() => Response)>, string]>([
  ['that is not there', {}, '/one/release.json answered 404'],
  ['that leads elsewhere', { '/one/release.json': () => Response.redirect('http://127.0.0.1/') }, 'redirect'],
  [
    'that the server fails to give',
    { '/one/release.json': () => new Response('', { status: 502 }) },
    'answered 502',
  ],
  ['that is something else', { '/one/release.json': '<html>' }, 'release.json is malformed'],
  ['without one of its files', { '/one/release.json': release }, '/one/client/a.js answered 404'],
  [
    'larger than any is',
    { '/one/release.json': release.replace(/"bytes":\d+/, '"bytes":60000000') },
    'release.json lists files of 60000000 bytes, more than 50000000',
  ],
  [
    'of a file with another size than is listed',
    { '/one/release.json': release.replace(/"bytes":\d+/, '"bytes":1'), '/one/client/a.js': code },
    'client/a.js is not the file',
  ],
  [
    'with a changed file',
    { '/one/release.json': release, '/one/client/a.js': '// other' },
    'client/a.js is not the file',
  ],
  [
    'with a file of any size',
    { '/one/release.json': release, '/one/client/a.js': new Uint8Array(20_000_001) },
    'has more than 20000000 bytes',
  ],
])('copies nothing of a release %s', async (_case, answers, message) => {
  const store = openStore(join(folder, 'store'));
  await expect(publish(store, await serveFiles(answers))).rejects.toThrow(message);
  expect(await store.list('releases/')).toEqual([]);
});
