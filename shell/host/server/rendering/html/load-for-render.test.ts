import { type Api, ApiError, type ExposedModule } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../../../testing/composition-of.ts';
import { matchPage } from '../../../page/match.ts';
import { loadForRender } from './load-for-render.ts';

const Component = () => null;
const isDown = () => Promise.reject(new ApiError('x', { code: 'network' }));

/** Loads a page of the catalogue, or one of the shell's with its widget. */
async function isWithoutDataOf(path: string, module: ExposedModule, failed: ModuleId[]) {
  const modules = new Map(
    ['treatments', 'featured-destinations'].map((name): [string, ExposedModule] => [name, module]),
  );
  const composition = compositionOf('catalogue');
  const options = {
    evaluated: { composition, modules: new Map([['catalogue', modules]]) },
    config: { origin: 'https://site.example' },
    api: {} as Api,
    onError: vi.fn(),
  };
  const page = await loadForRender(
    { path, matched: matchPage(composition, path) },
    options as never,
    new Set(failed),
  );
  return page?.isWithoutData;
}

const answering = (status: 404 | 503) => ({ Component, load: async () => ({ status }) });
const failing = { Component, load: isDown };

it.each<[string, string, ExposedModule, ModuleId[], boolean]>([
  ['/treatments', 'a page that answers 503 itself', { page: answering(503) }, [], true],
  ['/treatments', 'a page whose call throws', { page: failing }, [], true],
  ['/', 'a widget that answers 503 itself', { widget: answering(503) }, [], true],
  ['/', 'a widget whose call throws', { widget: failing }, [], true],
  ['/treatments', 'a page that has all', { page: { Component } }, [], false],
  ['/treatments', 'what does not exist', { page: answering(404) }, [], false],
  ['/treatments', 'a page that is left out', { page: { Component } }, ['catalogue/treatments'], false],
  ['/', 'a widget that is left out', { widget: { Component } }, ['catalogue/featured-destinations'], false],
])('%s lacks its data, or not: %s', async (path, _what, module, failed, isWithoutData) => {
  expect(await isWithoutDataOf(path, module, failed)).toBe(isWithoutData);
});
