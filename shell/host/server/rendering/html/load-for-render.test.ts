import { type Api, ApiError, type ExposedModule } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../../../testing/composition-of.ts';
import { matchPage } from '../../../page/match.ts';
import { loadForRender } from './load-for-render.ts';

const Component = () => null;
const isDown = () => Promise.reject(new ApiError('x', { code: 'network' }));

/** Loads a page of the catalogue, or one of the shell's with its widget. */
async function isWithoutDataOf(path: string, module: ExposedModule, failed: ModuleId[] = []) {
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

it.each([
  [
    '/treatments',
    'a page that answers 503 itself',
    { page: { Component, load: async () => ({ status: 503 }) } },
  ],
  ['/treatments', 'a page whose call throws', { page: { Component, load: isDown } }],
  ['/', 'a widget that answers 503 itself', { widget: { Component, load: async () => ({ status: 503 }) } }],
  ['/', 'a widget whose call throws', { widget: { Component, load: isDown } }],
] as [string, string, ExposedModule][])('%s lacks its data: %s', async (path, _what, module) => {
  expect(await isWithoutDataOf(path, module)).toBe(true);
});

it.each([
  ['/treatments', 'a page that has all', { page: { Component } }, []],
  ['/treatments', 'what does not exist', { page: { Component, load: async () => ({ status: 404 }) } }, []],
  ['/treatments', 'a page that is left out', { page: { Component } }, ['catalogue/treatments']],
  ['/', 'a widget that is left out', { widget: { Component } }, ['catalogue/featured-destinations']],
] as [string, string, ExposedModule, ModuleId[]][])(
  '%s lacks no data: %s',
  async (path, _what, module, failed) => {
    expect(await isWithoutDataOf(path, module, failed)).toBe(false);
  },
);
