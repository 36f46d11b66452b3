import { beforeEach, expect, it, vi } from 'vitest';
import { bundlerRuntime } from './bundler-runtime.ts';

const get = vi.fn<() => Promise<() => unknown>>();

/** A container with one chunk, which needs React. */
const createContainer = () => ({
  chunkId: 'page',
  chunkMapping: { page: ['7'] },
  moduleToHandlerMapping: {
    7: {
      shareKey: 'react',
      shareInfo: { scope: ['default'] as const, shareConfig: { requiredVersion: '^19.0.0' } },
    },
  },
  installedModules: {},
  webpackRequire: { S: {}, m: {} as Record<string, (module: { exports: unknown }) => void>, c: {} },
});
let container: ReturnType<typeof createContainer>;

async function loadChunk(chunkId = 'page'): Promise<void> {
  const promises: Promise<void>[] = [];
  bundlerRuntime.consumes({ ...container, chunkId, promises });
  await Promise.all(promises);
}

/** What the container's module imports. */
function importReact(): unknown {
  const module = { exports: {} as unknown };
  container.webpackRequire.m['7']?.(module);
  return module.exports;
}

beforeEach(() => {
  get.mockReset().mockResolvedValue(() => 'React');
  container = createContainer();
  const { webpackRequire } = container;
  const shareScope = { react: { '19.3.1': { get } } };
  bundlerRuntime.initContainerEntry({ shareScope, shareScopeKey: 'default', webpackRequire });
});

it('defines what a chunk imports of the share scope, once', async () => {
  await Promise.all([loadChunk(), loadChunk()]);
  expect(importReact()).toBe('React');
  expect(get).toHaveBeenCalledTimes(1);
});

it('leaves a chunk without shared modules alone', async () => {
  await loadChunk('dialog');
  expect(get).not.toHaveBeenCalled();
});

it('throws at the import of a module that could not be loaded, and loads it again with the next chunk', async () => {
  get.mockRejectedValueOnce(new Error('offline'));
  await loadChunk();
  expect(importReact).toThrow('offline');
  await loadChunk();
  expect(importReact()).toBe('React');
});
