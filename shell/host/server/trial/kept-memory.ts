import { setImmediate as nextTask } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that a render may keep. Compiled code and caches take less. */
const KEPT_MAX = 1_000_000;
const RENDERS = 3;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function measureUsed(): Promise<number> {
  // Some memory, such as that of weak references, is freed only after the running task.
  await nextTask();
  collectGarbage();
  // The first one frees buffers outside of the heap later.
  await nextTask();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Repeats work and says, in one clause, how much memory each run keeps; undefined if that is little. */
export async function findKeptMemory(work: () => Promise<unknown>): Promise<string | undefined> {
  // Memory that only the first run keeps does not count.
  await work();
  const before = await measureUsed();
  for (let render = 0; render < RENDERS; render += 1) await work();
  const kept = ((await measureUsed()) - before) / RENDERS;
  return kept > KEPT_MAX
    ? `it keeps ${(kept / 1_000_000).toFixed(1)} MB of memory at each render`
    : undefined;
}
