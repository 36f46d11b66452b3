import { parentPort, resourceLimits, threadId, workerData } from 'node:worker_threads';
import {
  HEARTBEAT,
  type Job,
  MEMORY,
  RUNNING_JOB,
  RUNNING_MODULE,
  type WorkerMessage,
} from '../host/server/rendering/pool/messages.ts';
import { createMemoryGauge, type MemoryLimits } from '../host/server/rendering/pool/worker-memory.ts';

/** A render worker without React: each job names what it does. */
const { memory, limits, start, filled } = workerData as {
  memory: SharedArrayBuffer;
  limits: MemoryLimits;
  start?: string;
  /** Counts, for all workers, how often one was full. */
  filled?: SharedArrayBuffer;
};
const state = new Int32Array(memory);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
const send = (message: WorkerMessage) => parentPort?.postMessage(message);
setInterval(() => Atomics.add(state, HEARTBEAT, 1), 20);
Atomics.store(state, RUNNING_MODULE, 0);

const MB = 2 ** 20;
const readMemory = createMemoryGauge(limits);
const kept: unknown[] = [];
const keepOutside = (size: number) => kept.push(new Uint8Array(size));
/** Eight bytes for each number. */
const keepInHeap = (size: number) => kept.push(Array.from({ length: size / 8 }, (_, index) => index + 0.5));
const loopOutside = () => {
  for (;;) keepOutside(MB);
};

const fill = () => {
  const all: string[] = [];
  for (;;) all.push('x'.repeat(1_000) + all.length);
};
const loop = () => {
  for (;;) Atomics.load(state, HEARTBEAT);
};
if (start === 'refuse') send({ kind: 'refused', remote: 'quote', reason: 'it throws' });
else if (start === 'exit') process.exit();
else send({ kind: 'ready' });

parentPort?.on('message', ({ id, input, skip }: Job) => {
  Atomics.store(state, RUNNING_JOB, id);
  if (skip.length > 0 && input !== 'other')
    return send({ kind: 'done', id, output: `without ${skip.join()}` });
  if (input === 'loop') loop();
  if (input === 'exit') process.exit();
  // As Node ends a worker at its limit, at once.
  const isFull =
    input === 'full' || (input === 'full once' && filled && !Atomics.add(new Int32Array(filled), 0, 1));
  if (isFull) throw Object.assign(new Error('full'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  if (input === 'fill') fill();
  if (input === 'leak outside') keepOutside(MB);
  if (input === 'leak in the heap') keepInHeap(MB);
  if (input === 'keep too much') keepOutside(limits.outside * MB);
  if (input === 'loop outside') loopOutside();
  Atomics.store(state, MEMORY, readMemory());
  if (input === 'limit') return send({ kind: 'done', id, output: resourceLimits.maxOldGenerationSizeMb });
  if (input === 'fail') return send({ kind: 'failed', id, message: 'it failed' });
  if (input === 'stray') {
    const reason = 'an error was not caught (boom)';
    send({ kind: 'fault', fault: { remote: 'quote', kind: 'crash', where: 'quote/contact', reason } });
  }
  if (input === 'thread') return send({ kind: 'done', id, output: threadId });
  return send({ kind: 'done', id, output: input });
});
