import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { resourceLimits } from 'node:worker_threads';

/** Limits of a worker in MB. */
export interface MemoryLimits {
  heap: number;
  /** Memory outside of the heap is mostly buffers. V8 does not limit it. */
  outside: number;
}

export const MEMORY_LIMITS: MemoryLimits = { heap: 256, outside: 96 };

/** Above this percentage of a limit a worker is replaced, since the next render may need more than is left. */
export const REPLACE_AT = 75;
/** Percentage that must be added to what was kept before garbage is collected again. */
const STEP = 5;

const MB = 2 ** 20;

/** Measures the worker that it runs in. @returns a function that gives the percentage of its limits in use, without garbage */
export function createMemoryGauge({ outside }: Pick<MemoryLimits, 'outside'>): () => number {
  const heap = resourceLimits.maxOldGenerationSizeMb ?? MEMORY_LIMITS.heap;
  const collectGarbage = readCollector();
  let kept = 0;
  let collectAt = REPLACE_AT;
  function readUsed(): number {
    const { heapUsed, external } = process.memoryUsage();
    return Math.round(Math.max(heapUsed / heap, external / outside) * (100 / MB));
  }
  return () => {
    if (readUsed() >= collectAt) {
      collectGarbage();
      kept = readUsed();
      collectAt = Math.max(REPLACE_AT, kept + STEP);
    }
    return kept;
  };
}

/** Node offers garbage collection behind a flag that all threads share, so no thread unsets it while another starts. */
function readCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;
  return () => {
    collect();
    // Only the next collection counts the buffers that the first has freed. A second whole one of a nearly full heap, which
    // frees little, V8 may take for a heap that is full.
    collect({ type: 'minor' });
  };
}
