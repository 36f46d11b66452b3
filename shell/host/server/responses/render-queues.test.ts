import { expect, it } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { RetryLater } from '../guard/retry-later.ts';
import { RequestedPage } from '../incoming-request.ts';
import { createRenderQueues } from './render-queues.ts';

it('renders the pages of others while one client makes up paths that a missing remote may have', async () => {
  const render = createRenderQueues();
  const composition = { ...compositionOf('catalogue'), missing: ['quote'] };
  const renderer = { renderPage: () => new Promise<never>(() => undefined) };
  /** How many of these pages, which take forever, are refused at once. */
  const ask = async (client: string, paths: readonly string[]) => {
    const refused: unknown[] = [];
    for (const path of paths)
      render(new RequestedPage({ composition, renderer } as never, path), client).catch((error: unknown) =>
        refused.push(error),
      );
    await Promise.resolve();
    expect(refused.every(error => error instanceof RetryLater)).toBe(true);
    return refused.length;
  };
  const madeUp = Array.from({ length: 60 }, (_, number) => `/made-up-${number}`);
  expect(await ask('scanner', madeUp)).toBe(52);
  expect(await ask('visitor', ['/contact', '/about'])).toBe(0);
});
