import { parentPort, workerData } from 'node:worker_threads';
import { HEARTBEAT, type Job, RUNNING_JOB, RUNNING_MODULE, type WorkerMessage } from './messages.ts';

/** A render worker without React: each job names what it does. */
const { memory, start } = workerData as { memory: SharedArrayBuffer; start?: string };
const state = new Int32Array(memory);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
const send = (message: WorkerMessage) => parentPort?.postMessage(message);
setInterval(() => Atomics.add(state, HEARTBEAT, 1), 20);
Atomics.store(state, RUNNING_MODULE, 0);

const loop = () => {
  for (;;) Atomics.load(state, HEARTBEAT);
};
/** In steps, so that it is not taken for an endless loop. */
const fillMemory = () => {
  const all: object[] = [];
  setInterval(() => all.push(Array.from({ length: 300_000 }, (_, index) => ({ index }))));
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
  if (input === 'fill') return fillMemory();
  if (input === 'fail') return send({ kind: 'failed', id, message: 'it failed' });
  if (input === 'stray') send({ kind: 'fault', remote: 'quote', what: 'an error was not caught (boom)' });
  return send({ kind: 'done', id, output: input });
});
