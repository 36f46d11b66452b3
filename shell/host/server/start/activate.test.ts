import { beforeEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { createFaults } from '../faults.ts';
import { createKnownCompositions } from '../known-compositions.ts';
import type { RenderFault } from '../rendering/pool/messages.ts';
import type { PoolOptions } from '../rendering/pool/render-worker-pool.ts';
import { createActivation } from './activate.ts';

const { startRenderer } = vi.hoisted(() => ({ startRenderer: vi.fn<(options: PoolOptions) => void>() }));
vi.mock(import('../rendering/renderer.ts'), () => ({ startRenderer }) as never);

const composition = compositionOf('quote');
const known = createKnownCompositions();
const log = { error: vi.fn(), warn: vi.fn() };
const onUnstable = vi.fn<(reason: string) => void>();
let options: PoolOptions;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onUnstable.mockReset();
  const shell = { digest: 'shell', chunks: {}, clientDir: '' };
  const faults = createFaults({ known, log, count: () => undefined });
  const activate = createActivation({ known, faults, shell } as never);
  await activate({ composition, releases: new Map(), isTried: true }, onUnstable);
  options = startRenderer.mock.lastCall?.[0] as PoolOptions;
  return () => vi.useRealTimers();
});

it('counts code that throws on the server', () => {
  const fault = { remote: 'quote', where: 'quote/contact', reason: 'loading quote/contact failed' } as const;
  options.onFault({ ...fault, kind: 'throw', detail: 'Error: x' });
  expect(known.tallyOf(composition.id)?.failures).toEqual({ quote: 1 });
  expect(log.error).toHaveBeenLastCalledWith(
    { ...fault, kind: 'throw', detail: 'Error: x', composition: 'composition', release: '0123456789abcdef' },
    'quote 0123456789abcdef: loading quote/contact failed.',
  );
});

it.each([
  ['crash', 60_000, 'ended its thread', 'a minute'],
  ['memory', 600_000, 'needed more than 256 MB', 'ten minutes'],
] as const)('says that a composition is unstable at the third %s within %i ms', (kind, ms, did, window) => {
  const place = { remote: 'quote', where: 'quote/contact' } as const;
  const fail = () => options.onFault({ ...place, kind, reason: `contact ${did}` } satisfies RenderFault);
  for (let time = 0; time < 5; time += 1) options.onFault({ ...place, kind: 'throw', reason: 'x' });
  for (const pause of [0, ms / 2, ms / 2, ms / 2]) {
    vi.advanceTimersByTime(pause);
    fail();
  }
  expect(onUnstable).not.toHaveBeenCalled();
  vi.advanceTimersByTime(ms / 2 - 1);
  fail();
  expect(onUnstable).toHaveBeenCalledExactlyOnceWith(
    `quote 0123456789abcdef: contact ${did}. That is the third fault within ${window}.`,
  );
});
