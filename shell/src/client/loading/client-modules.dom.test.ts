import { createTestContext } from '@carefare/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { createClientModules } from './client-modules.ts';

const asset = { file: 'web/a.js', integrity: `sha384-${'x'.repeat(64)}` };
const files = { js: [asset], css: [], entryPoints: [] };
const { treatment, ...carried } = { treatments: files, treatment: files };
const release = compositionOf('catalogue', { web: asset, exposes: carried }).remotes.catalogue!;
const fetchFile = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile);
  fetchFile
    .mockReset()
    .mockImplementation(() =>
      Promise.resolve(Response.json({ ...release, exposes: { ...carried, treatment } })),
    );
});
afterEach(() => void vi.unstubAllGlobals());

/** The modules of a page that carries the files of `catalogue/treatments`, and asks at once for the others. */
function open() {
  const { context } = createTestContext();
  return createClientModules({
    composition: { ...compositionOf('catalogue'), remotes: { catalogue: release } },
    context: () => context,
  });
}

it('knows the files that the page carries, and has asked the release for others, once', async () => {
  const { findFiles } = open();
  expect(await findFiles('catalogue/treatments')).toBe(release);
  const found = await Promise.all([findFiles('catalogue/treatment'), findFiles('catalogue/treatment')]);
  expect(found[0]).toMatchObject({ base: release.base, exposes: { treatment } });
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual([`${release.base}release.json`]);
});

it('asks again after a failure', async () => {
  fetchFile.mockResolvedValueOnce(new Response('', { status: 502 }));
  const { findFiles } = open();
  await expect(findFiles('catalogue/treatment')).rejects.toThrow('release.json answered 502');
  expect((await findFiles('catalogue/treatment')).exposes).toHaveProperty('treatment');
});
