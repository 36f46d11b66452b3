import { expect, it, vi } from 'vitest';
import type { CompositionSnapshot } from './composition-snapshot.ts';
import { createLiveComposition } from './live-composition.ts';
import { createRefusals } from './refusals.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it looks at
const snapshot = (id: string) =>
  ({ composition: { id }, renderer: { close: vi.fn() } }) as unknown as CompositionSnapshot;

function start() {
  const [first, second] = [snapshot('first'), snapshot('second')];
  const refusals = createRefusals();
  const goLive = vi.fn(async (candidate: unknown) => candidate as CompositionSnapshot | undefined);
  const warn = vi.fn();
  const live = createLiveComposition(first, { goLive, refusals, warn });
  return { live, first, second, refusals, goLive, warn };
}

it('ends what rendered the composition that is replaced, once the next is live', async () => {
  const { live, first, second, goLive } = start();
  goLive.mockResolvedValueOnce(undefined);
  expect(await live.replaceWith(second)).toBe(false);
  expect(live.current).toBe(first);
  expect(first.renderer.close).not.toHaveBeenCalled();
  expect(await live.replaceWith(second)).toBe(true);
  expect(live.current).toBe(second);
  expect(first.renderer.close).toHaveBeenCalledOnce();
  expect(second.renderer.close).not.toHaveBeenCalled();
});

it('gives way to the one before, and refuses for good what keeps failing', async () => {
  const { live, first, second, refusals, warn } = start();
  await live.replaceWith(second);
  await live.giveWay('second', 'It fails.');
  expect(live.current).toBe(first);
  expect([refusals.isRefused('second'), refusals.isTriedAgain('second')]).toEqual([true, false]);
  expect(warn).toHaveBeenCalledWith('It fails. Going back to composition first.');
});

it('stays where it is for a fault of a composition that is not live any more', async () => {
  const { live, second, refusals } = start();
  await live.replaceWith(second);
  await live.giveWay('first', 'It fails.');
  expect(live.current).toBe(second);
  expect(refusals.isRefused('first')).toBe(false);
});
