// @vitest-environment jsdom
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
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The modules of a page that carries the files of `catalogue/treatments`. */
function open() {
  const { context } = createTestContext();
  return createClientModules({
    composition: { ...compositionOf('catalogue'), remotes: { catalogue: release } },
    context: () => context,
  });
}

it('knows the files that the page carries, and asks the release for others, once', async () => {
  const { findFiles } = open();
  expect(await findFiles('catalogue/treatments')).toBe(release);
  expect(fetchFile).not.toHaveBeenCalled();
  const found = await Promise.all([findFiles('catalogue/treatment'), findFiles('catalogue/treatment')]);
  expect(found[0]).toMatchObject({ base: release.base, exposes: { treatment } });
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual([`${release.base}release.json`]);
});

it('asks again after a failure', async () => {
  const { findFiles } = open();
  fetchFile.mockResolvedValueOnce(new Response('', { status: 502 }));
  await expect(findFiles('catalogue/treatment')).rejects.toThrow('release.json answered 502');
  expect((await findFiles('catalogue/treatment')).exposes).toHaveProperty('treatment');
});

it('asks at once for the files of widgets in the page', () => {
  document.body.innerHTML =
    '<div data-module="catalogue/featured-destinations"></div><div data-module="quote/contact"></div>';
  open();
  return expect.poll(() => fetchFile).toHaveBeenCalledOnce();
});
