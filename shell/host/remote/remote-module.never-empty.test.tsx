import { act } from '@carefare/testing';
import type { ExposedModule } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { ModulesContext, type ServerHtml } from '../page/modules.ts';
import { RemoteModule } from './remote-module.tsx';

const ID: ModuleId = 'quote/contact';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

const works: ExposedModule = { page: { Component: () => 'live' } };
const throws: ExposedModule = {
  page: {
    Component: () => {
      throw new Error('broken');
    },
  },
};
const html = (text: string, fallback: boolean): ServerHtml => {
  const element = document.createElement('div');
  element.textContent = text;
  return { html: text, fallback, element };
};

const codes: Record<string, { module?: ExposedModule; load(): Promise<ExposedModule> }> = {
  'code that is there': { module: works, load: async () => works },
  'code that arrives': { load: async () => works },
  'code that never arrives': { load: () => new Promise(() => undefined) },
  'code that cannot be loaded': { load: () => Promise.reject(new Error('refused')) },
  'code that throws': { module: throws, load: async () => throws },
  'code that arrives and throws': { load: async () => throws },
};
const servers: Record<string, ServerHtml | undefined> = {
  'a navigation in the browser': undefined,
  'HTML of the server': html('from the server', false),
  'a fallback of the server': html('a fallback', true),
};
const scenes = Object.keys(codes).flatMap(code =>
  Object.keys(servers).flatMap(server =>
    [false, true].map(down => [code, server, down ? 'without data' : 'with data'] as const),
  ),
);

it.each(scenes)('with %s, %s and %s a page always shows something', async (code, server, data) => {
  const { module, load } = codes[code]!;
  let loaded = module;
  renderShell(
    <ModulesContext
      value={{
        composition: () => ({ id: 'composition', shell: 'shell', remotes: {} }),
        get: () => loaded,
        complete: () => Promise.resolve(),
        load: async () => (loaded = await load()),
        serverHtml: () => servers[server],
      }}
    >
      <RemoteModule id={ID} isPage hasNoData={data === 'without data'} renderFallback={() => 'a fallback'} />
    </ModulesContext>,
  );
  const host = document.querySelector(`[data-module="${ID}"]`);
  const shown = new Set<string | undefined>();
  const look = () => {
    const seen = [...(host?.children ?? [])].filter(child => !child.hasAttribute('hidden'));
    shown.add(seen.map(child => child.textContent).join(''));
  };
  look();
  for (const ms of [0, 10, 100, 1_000, 5_000, 20_000]) {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    look();
  }
  expect([...shown].filter(text => !text)).toEqual([]);
});
