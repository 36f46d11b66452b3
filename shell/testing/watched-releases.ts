import { onTestFinished, vi } from 'vitest';
import type { CompositionSource } from '../host/server/composition/composition-source.ts';
import { type CompositionWatcher, watchComposition } from '../host/server/composition/composition-watcher.ts';
import type { ActivateComposition } from '../host/server/composition/go-live.ts';
import { endPause } from './stepped-pause.ts';
import { createTestStore } from './test-store.ts';

/** Digests of three releases. */
export const [OLD, NEW, NEWER] = ['0000000000000000', '1111111111111111', '2222222222222222'] as const;

/** A watcher of a store's journal, which reads only when the test says so, by a clock that the test moves. It ends with its test. */
export function createWatched(options: Partial<Parameters<typeof watchComposition>[0]> = {}) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const log = { info: vi.fn<(message: string) => void>(), warn: vi.fn<(message: string) => void>() };
  const releases = createTestStore(message => log.warn(message));
  const activate = vi.fn<ActivateComposition>(async () => ({
    renderPage: vi.fn(),
    runAction: vi.fn(),
    listAddresses: vi.fn(),
    close: vi.fn<() => void>(),
  }));
  let watcher: CompositionWatcher | undefined;
  onTestFinished(() => {
    watcher?.stop();
    vi.useRealTimers();
  });
  const { publish, compose } = releases;

  async function start(changes: Partial<CompositionSource> = {}): Promise<CompositionWatcher> {
    const source = { ...releases.source, ...changes };
    watcher = await watchComposition({ source, shell: 'shell', activate, log, ...options });
    return watcher;
  }

  /** Publishes releases and makes an entry of them. @param changes of the calculator's description */
  function request({ quote, calculator }: Requested, changes?: object): void {
    compose({
      ...(quote && { quote: publish('quote', quote) }),
      ...(calculator && { calculator: publish('calculator', calculator, changes) }),
    });
  }

  return {
    releases,
    log,
    activate,
    warnings: () => log.warn.mock.calls.flat(),
    start,
    request,
    /** Starts with an entry of these releases. */
    async startWith(requested: Requested = { quote: OLD }): Promise<CompositionWatcher> {
      request(requested);
      return await start();
    },
    /** Has the watcher deal with what is requested now. */
    read: endPause,
  };
}

interface Requested {
  quote?: string;
  calculator?: string;
}

/** What a watcher has live, by remote. */
export const digestsOf = ({ current }: CompositionWatcher) =>
  Object.fromEntries(Object.entries(current.composition.remotes).map(([key, { digest }]) => [key, digest]));

export type Watched = ReturnType<typeof createWatched>;
