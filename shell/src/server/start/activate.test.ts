import pino from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { countsOf } from '../../../testing/counts-of.ts';
import { createSiteHealth } from '../health/site-health.ts';
import type { PoolOptions } from '../rendering/render-worker-pool.ts';
import { createActivation } from './activate.ts';

const { startRenderer } = vi.hoisted(() => ({ startRenderer: vi.fn<(options: PoolOptions) => void>() }));
vi.mock(import('../rendering/renderer.ts'), () => ({ startRenderer }) as never);

const composition = compositionOf('quote');
const health = createSiteHealth();
const onUnstable = vi.fn<(reason: string) => void>();
let options: PoolOptions;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onUnstable.mockReset();
  const shell = { digest: 'shell', chunks: {}, clientDirs: [] };
  const activate = createActivation({ log: pino({ level: 'silent' }), health, shell } as never);
  await activate({ composition, releases: new Map(), missing: [], isRehearsed: true }, onUnstable);
  options = startRenderer.mock.lastCall?.[0] as PoolOptions;
  return () => vi.useRealTimers();
});

it('counts what a remote does wrong on the server, and not what the API does', () => {
  const log = { message: 'loading quote/contact failed', detail: '', module: 'quote/contact' } as const;
  options.onLog({ ...log, isFault: false });
  expect(countsOf(health.counts, composition.id).errors).toBe(0);
  options.onLog({ ...log, isFault: true });
  expect(health.counts.readConfirmed(composition.id, ['quote'])).toMatchObject({ errors: 1, failures: 1 });
});

it('says that a composition is unstable at the third fault within a minute', () => {
  const fail = () => options.onFault({ remote: 'quote', what: 'contact ended its thread' });
  for (const pause of [0, 30_000, 30_000, 30_000]) {
    vi.advanceTimersByTime(pause);
    fail();
  }
  expect(onUnstable).not.toHaveBeenCalled();
  vi.advanceTimersByTime(29_999);
  fail();
  expect(onUnstable).toHaveBeenCalledExactlyOnceWith(
    'quote 0123456789abcdef: contact ended its thread. That is the third fault within a minute.',
  );
});
