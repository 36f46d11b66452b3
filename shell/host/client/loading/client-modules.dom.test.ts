import { createTestContext } from '@carefare/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import type { KnownComposition } from '../../page/modules.ts';
import { pageErrors } from '../../reports/report-error.ts';
import { createClientModules } from './client-modules.ts';

const asset = { file: 'web/a.js', integrity: `sha384-${'x'.repeat(64)}` };
const files = { js: [asset], css: [], entryPoints: [] };
const { treatment, ...carried } = { treatments: files, treatment: files };
const whole = compositionOf('catalogue', { web: asset, exposes: { ...carried, treatment } });
const release = { ...whole.remotes.catalogue!, exposes: carried, pages: [] };
const fetchFile = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile);
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(Response.json(whole.remotes)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The modules of a page that carries the files of `catalogue/treatments`, and asks at once for the others. */
function open(more: Partial<KnownComposition> = {}) {
  const { context } = createTestContext();
  return createClientModules({
    composition: { ...whole, remotes: { catalogue: release }, menu: [], isPartial: true, ...more },
    context: () => context,
  });
}

it('knows the files that the page carries, and has asked for all else, once', async () => {
  const { findFiles, composition } = open();
  expect(await findFiles('catalogue/treatments')).toBe(release);
  const found = await Promise.all([findFiles('catalogue/treatment'), findFiles('catalogue/treatment')]);
  expect(found[0]).toMatchObject({ base: release.base, exposes: { treatment } });
  expect(composition()).toEqual(whole);
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual([
    `/_composition?catalogue=${release.digest}`,
  ]);
});

it('knows no page that is left out', async () => {
  const { complete, composition } = open({ absent: ['/prices'] });
  const pathsOf = ({ remotes }: KnownComposition) => remotes.catalogue?.pages?.map(({ path }) => path);
  await complete();
  expect(pathsOf(whole)).toContain('/prices');
  expect(pathsOf(composition())).toContain('/treatments');
  expect(pathsOf(composition())).not.toContain('/prices');
});

it('asks again after a failure', async () => {
  fetchFile.mockResolvedValueOnce(new Response('', { status: 502 }));
  const { findFiles } = open();
  await expect(findFiles('catalogue/treatment')).rejects.toThrow('/_composition?catalogue=');
  expect((await findFiles('catalogue/treatment')).exposes).toHaveProperty('treatment');
});

it('looks for a missing remote in the newest composition, and keeps the releases that it has', async () => {
  const quote = compositionOf('quote', { web: asset }).remotes.quote;
  const newest = { ...whole, remotes: { catalogue: { ...release, digest: 'f'.repeat(16) }, quote } };
  fetchFile.mockResolvedValueOnce(Response.json(whole.remotes)).mockResolvedValueOnce(Response.json(newest));
  const { complete, composition } = open({ missing: ['quote'] });
  await complete();
  await expect.poll(() => composition().remotes.quote?.digest).toBe(quote?.digest);
  expect(composition()).toMatchObject({ missing: [], remotes: { catalogue: { digest: release.digest } } });
});

it('rejects a module that no release has', async () => {
  await expect(open().findFiles('quote/contact')).rejects.toThrow('missing from the composition');
});

it('rejects a module that is not there after 15 s, and reports it', async () => {
  vi.useFakeTimers();
  fetchFile.mockReturnValue(new Promise(() => undefined));
  const before = pageErrors.length;
  const loading = expect(open().load('catalogue/treatment')).rejects.toThrow('more than 15000 ms');
  await vi.advanceTimersByTimeAsync(15_000);
  await loading;
  expect(pageErrors.slice(before)).toEqual([['load', expect.any(DOMException), 'catalogue/treatment']]);
});
