import { expect, it, vi } from 'vitest';
import type { CompositionSnapshot } from './composition-snapshot.ts';
import { createLiveComposition } from './live-composition.ts';
import { createRefusals } from './refusals.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it looks at
const snapshot = (id: string) =>
  ({ composition: { id }, renderer: { close: vi.fn() } }) as unknown as CompositionSnapshot;

it('gives way to the one before, and refuses for good what keeps failing while it is live', async () => {
  const [first, second] = [snapshot('first'), snapshot('second')];
  const refusals = createRefusals();
  const goLive = async (candidate: unknown) => candidate as CompositionSnapshot;
  const live = createLiveComposition(first, { goLive, refusals, warn: () => undefined });
  await live.replaceWith(second);
  await live.giveWay('first', 'It fails.');
  expect([live.current, refusals.isRefused('first')]).toEqual([second, false]);
  await live.giveWay('second', 'It fails.');
  expect(live.current).toBe(first);
  expect([refusals.isRefused('second'), refusals.isTriedAgain('second')]).toEqual([true, false]);
});
