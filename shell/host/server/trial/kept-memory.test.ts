import { expect, it } from 'vitest';
import { findKeptMemory } from './kept-memory.ts';

const kept: unknown[] = [];

it.each([
  ['outside of the heap', () => kept.push(new Uint8Array(5_000_000).fill(1))],
  ['in the heap', () => kept.push(Array.from({ length: 1_000_000 }, Math.random))],
])('says how much memory is kept each time %s', async (_where, keep) => {
  expect(await findKeptMemory(async () => keep())).toMatch(/^it keeps \d+\.\d MB of memory at each render$/);
});

it('says nothing of memory that is kept once, or given back', async () => {
  let once: Uint8Array | undefined;
  expect(
    await findKeptMemory(async () => {
      once ??= new Uint8Array(5_000_000).fill(1);
      return new Uint8Array(5_000_000).fill(1).length + once.length;
    }),
  ).toBeUndefined();
});

it('says nothing of memory that is free once the running task has ended', async () => {
  const work = async () => new WeakRef(new Uint8Array(5_000_000).fill(1)).deref();
  expect(await findKeptMemory(work)).toBeUndefined();
});
